import { UpdateNotice } from '@elvora/design-system/UpdateNotice';
import { fn } from 'storybook/test';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: UpdateNotice,
  parameters: { design: ['sheet-components'] },
  args: { isShown: true, onReload: fn() },
});

export const Default = meta.story();

export const Playground = meta.story({
  tags: ['!test'],
  args: { text: 'A new version is here. What is on your quote list is lost with a reload.' },
});
