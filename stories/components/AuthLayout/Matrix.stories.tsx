import { AuthLayout } from '@elvora/design-system/AuthLayout';
import preview from '#.storybook/preview';
import { authLayoutArgs } from './authLayoutArgs.tsx';

const meta = preview.meta({
  component: AuthLayout,
  tags: ['visual'],
  args: authLayoutArgs,
  parameters: { layout: 'fullscreen' },
});

export const Page = meta.story({});
