import { NotFoundMessage } from '@elvora/design-system/NotFoundMessage';
import preview from '#.storybook/preview';
import { notFoundMessageArgs } from './notFoundMessageArgs.tsx';

const meta = preview.meta({
  component: NotFoundMessage,
  parameters: { design: ['storefront-404-desktop', 'storefront-404-mobile'] },
  args: notFoundMessageArgs,
});

export const Default = meta.story();

export const Playground = meta.story({
  tags: ['!test'],
  args: { title: 'Product not found', caption: 'Open contact' },
});
