import { NextSteps } from '@elvora/design-system/NextSteps';
import { longName } from '@elvora/catalogue/fixtures';
import preview from '#.storybook/preview';
import { nextStepsArgs } from './nextStepsArgs.tsx';

const meta = preview.meta({ component: NextSteps, tags: ['visual'], args: nextStepsArgs });

export const Steps = meta.story({
  args: { steps: [...nextStepsArgs.steps, { title: longName, text: longName }] },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 312 }}>
        <Story />
      </div>
    ),
  ],
});

export const RightToLeft = Steps.extend({ globals: { direction: 'rtl' } });
