import { AuthLayout } from '@elvora/design-system/AuthLayout';
import preview from '#.storybook/preview';
import { authLayoutArgs } from './authLayoutArgs.tsx';

const meta = preview.meta({
  component: AuthLayout,
  parameters: { design: ['admin-sign-in-desktop', 'admin-sign-in-mobile'], layout: 'fullscreen' },
  args: authLayoutArgs,
});

export const Default = meta.story({});

export const Playground = meta.story({
  tags: ['!test'],
  args: { title: 'Set a new password', note: undefined },
});
