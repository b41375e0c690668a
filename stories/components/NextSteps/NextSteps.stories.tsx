import { NextSteps } from '@elvora/design-system/NextSteps';
import preview from '#.storybook/preview';
import { nextStepsArgs } from './nextStepsArgs.tsx';

const meta = preview.meta({
  component: NextSteps,
  parameters: { design: ['storefront-distributor-desktop'] },
  args: nextStepsArgs,
});

export const Default = meta.story();

export const Playground = meta.story({ tags: ['!test'], args: { title: 'How it works' } });
