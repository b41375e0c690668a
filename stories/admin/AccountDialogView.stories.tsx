import { AccountDialogView, type AccountDialogViewProps } from '@elvora/admin/views/staff/AccountDialog';
import { expect, fn, screen } from 'storybook/test';
import preview from '#.storybook/preview';

const adding: AccountDialogViewProps = {
  kind: 'add',
  userName: null,
  values: { userName: '', password: '', role: 'editor' },
  errors: {},
  isBusy: false,
  onChange: fn(),
  onSubmit: fn(),
  onClose: fn(),
};
const meta = preview.meta({
  component: AccountDialogView,
  tags: ['visual'],
  parameters: { design: ['admin-category-dialog-desktop'], layout: 'fullscreen' },
  args: adding,
});

export const AddAccount = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Viewer' }));
    await expect(args.onChange).toHaveBeenCalledWith({ userName: '', password: '', role: 'viewer' });
    await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

export const FieldErrors = meta.story({
  args: { errors: { userName: 'User name is required', password: 'A password has 8 to 128 characters' } },
});

export const ChangeRole = meta.story({ args: { kind: 'role', userName: 'meera' } });

/** A change that concerns an owner needs the password of the signed-in owner. */
export const OfAnOwner = meta.story({
  args: {
    kind: 'role',
    userName: 'meera',
    values: { userName: '', password: '', role: 'owner', currentPassword: '' },
    needsConfirmation: true,
    errors: { currentPassword: 'This is not your password.' },
  },
});

export const DisableAnOwner = meta.story({
  args: { kind: 'disable', userName: 'meera', needsConfirmation: true },
});

export const SetPassword = meta.story({ args: { kind: 'password', userName: 'meera' } });
