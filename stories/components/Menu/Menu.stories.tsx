import { MenuButton } from '@elvora/design-system/Menu';
import { fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { ChoosingMenu } from './ChoosingMenu.tsx';
import { moreActions } from './moreActions.ts';
import { rowActions } from './rowActions.ts';

const meta = preview.meta({
  component: MenuButton<string>,
  parameters: { design: ['sheet-components'] },
  args: { label: 'Row 3', groups: rowActions, onAction: fn() },
});

export const Default = meta.story();

export const Playground = meta.story({ tags: ['!test'], args: { size: 'sm', variant: 'box' } });

export const Disabled = meta.story({ args: { isDisabled: true } });

export const Submenu = meta.story({ args: { groups: moreActions } });

export const Choices = meta.story({ render: ({ onAction }) => <ChoosingMenu onAction={onAction} /> });
