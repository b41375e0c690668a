import { ErrorSummary } from '@elvora/design-system/ErrorSummary';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: ErrorSummary,
  tags: ['visual'],
  args: {
    errors: [
      { fieldId: 'a', text: 'Enter a full email address' },
      { fieldId: 'b', text: 'Enter the city' },
      { text: 'Leave an email address or a phone number' },
    ],
  },
});

export const Problems = meta.story({});
