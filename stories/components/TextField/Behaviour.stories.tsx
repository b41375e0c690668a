import { TextField } from '@elvora/design-system/TextField';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: TextField,
  tags: ['behaviour'],
  args: { label: 'Email Address', onChange: fn(), onBlur: fn() },
});

export const IsDescribedByHintAndError = meta.story({
  args: { hint: 'We answer here.', error: 'Enter a full email address', isRequired: true },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Email Address' });
    await expect(field).toHaveAccessibleDescription('We answer here. Error: Enter a full email address');
    await expect(field).toBeInvalid();
    await expect(field).toBeRequired();
  },
});

export const ReportsChangeAndBlur = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'a@b');
    await expect(args.onChange).toHaveBeenLastCalledWith('a@b');
    await expect(args.onBlur).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledWith('a@b');
  },
});

export const TogglesTheVisibilityOfAPassword = meta.story({
  args: { label: 'Password', type: 'password' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password');
    const reveal = canvas.getByRole('button', { name: 'Show password' });
    await userEvent.type(field, 'secret');
    await userEvent.click(reveal);
    await expect(field).toHaveAttribute('type', 'text');
    await expect(reveal).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(reveal);
    await expect(field).toHaveAttribute('type', 'password');
    await expect(field).toHaveValue('secret');
  },
});

/** The visible count is immediate; screen readers hear it once typing pauses. */
export const AnnouncesTheCountWhenTypingPauses = meta.story({
  args: { label: 'About Your Company', count: { min: 50 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Stockist');
    await expect(canvas.getByText('8 / 50')).toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('42 characters more'), {
      timeout: 3000,
    });
  },
});
