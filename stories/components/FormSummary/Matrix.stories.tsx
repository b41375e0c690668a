import { FormSummary } from '@elvora/design-system/FormSummary';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: FormSummary,
  tags: ['visual'],
  args: {
    problems: [
      { fieldId: 'a', text: 'Enter a full email address' },
      { fieldId: 'b', text: 'Enter the city' },
      { text: 'Leave an email address or a phone number' },
    ],
  },
});

export const Problems = meta.story({});
