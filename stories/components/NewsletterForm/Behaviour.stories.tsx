import { NewsletterForm } from '@elvora/design-system/NewsletterForm';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Surface } from '../../_support/Surface.tsx';

const meta = preview.meta({
  component: NewsletterForm,
  tags: ['behaviour'],
  args: {
    title: 'New parts by email',
    hint: 'About once a month.',
    successMessage: 'Thank you.',
    onSubmit: fn(),
  },
  render: (args) => (
    <Surface surface="inverse">
      <NewsletterForm {...args} />
    </Surface>
  ),
});

/** S-131, D-15 */
export const SubmitsTheAddressOnEnter = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'New parts by email' });
    await expect(field).toHaveAttribute('type', 'email');
    await userEvent.type(field, 'a@b.in{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('a@b.in');
  },
});

export const ShowsTheErrorAndKeepsTheAddress = meta.story({
  args: { error: 'This is not an email address' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 'a@');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('This is not an email address');
    await expect(field).toHaveValue('a@');
  },
});

export const ReplacesTheFieldByTheReceipt = meta.story({
  args: { status: 'sent' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getByRole('status')).toHaveTextContent('Thank you.');
  },
});
