import type { CalloutProps } from '@elvora/design-system/Callout';

export const calloutArgs: CalloutProps = {
  title: 'Best Services',
  text: 'An engineer answers within one working day, with an ordering code.',
};
