import { PasswordDialogView } from '@elvora/admin/views/staff/PasswordDialog';
import { fn } from 'storybook/test';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: PasswordDialogView,
  tags: ['visual'],
  parameters: { design: ['admin-category-dialog-desktop'], layout: 'fullscreen' },
  args: {
    values: { currentPassword: '', password: '' },
    errors: {},
    isBusy: false,
    onChange: fn(),
    onSubmit: fn(),
    onClose: fn(),
  },
});

export const Default = meta.story();

export const WrongPassword = meta.story({
  args: { errors: { currentPassword: 'This is not your password.' } },
});
