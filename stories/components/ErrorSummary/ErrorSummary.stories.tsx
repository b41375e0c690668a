import { ErrorSummary } from '@elvora/design-system/ErrorSummary';
import { Stack } from '@elvora/design-system/layout';
import { TextField } from '@elvora/design-system/TextField';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: ErrorSummary,
  parameters: { design: ['storefront-distributor-desktop'] },
  args: {
    errors: [
      { fieldId: 'summary-email', text: 'Enter a full email address' },
      { fieldId: 'summary-city', text: 'Enter the city' },
    ],
  },
  render: (args) => (
    <Stack>
      <ErrorSummary {...args} />
      <TextField error="Enter a full email address" id="summary-email" label="Email Address" />
      <TextField error="Enter the city" id="summary-city" label="City" />
    </Stack>
  ),
});

export const Default = meta.story({});

export const Playground = meta.story({ tags: ['!test'], args: { title: 'Two answers are missing' } });

/** About the form as a whole. */
export const WithoutField = meta.story({
  render: () => <ErrorSummary errors={[{ text: 'Leave an email address or a phone number' }]} />,
});
