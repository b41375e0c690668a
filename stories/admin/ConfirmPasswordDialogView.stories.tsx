import { ConfirmPasswordDialogView } from '@elvora/admin/views/security/ConfirmPasswordDialog';
import { expect, fn, screen } from 'storybook/test';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: ConfirmPasswordDialogView,
  tags: ['visual'],
  parameters: { design: ['admin-category-dialog-desktop'], layout: 'fullscreen' },
  args: {
    title: 'Turn off two-step sign-in',
    text: 'Your password alone will open your account again. Your recovery codes stop working.',
    submitLabel: 'Turn off',
    value: '',
    isBusy: false,
    onChange: fn(),
    onSubmit: fn(),
    onClose: fn(),
  },
});

export const Default = meta.story({
  play: async ({ args, userEvent }) => {
    await expect(screen.getByLabelText(/Current password/)).toHaveFocus();
    await userEvent.keyboard('x{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('x');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

export const WrongPassword = meta.story({ args: { error: 'This is not your password.' } });
