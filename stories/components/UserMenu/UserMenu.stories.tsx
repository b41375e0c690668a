import { UserMenu } from '@elvora/design-system/UserMenu';
import { fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { groups } from './groups.ts';

const meta = preview.meta({
  component: UserMenu<string>,
  parameters: { design: ['admin-dashboard-desktop'] },
  args: { name: 'admin', groups, onAction: fn() },
});

export const Default = meta.story({});

export const Playground = meta.story({ tags: ['!test'], args: { name: 'Meera Krishnan' } });

export const LongName = meta.story({ args: { name: 'a.very.long.address.of.somebody@elvora.example' } });
