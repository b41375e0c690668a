import type { NextStepsProps } from '@elvora/design-system/NextSteps';

export const nextStepsArgs: NextStepsProps = {
  title: 'What happens next',
  steps: [
    { title: 'We read your application', text: 'Within two working days.' },
    { title: 'We call you', text: 'To talk about your region and your range.' },
    { title: 'You receive your terms', text: 'With the price list and samples.' },
  ],
};
