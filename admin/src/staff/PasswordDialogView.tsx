import type { PasswordChange } from '@elvora/catalogue/model';
import { TextField } from '@elvora/design-system/TextField';
import { useRef } from 'react';
import { AdminFormDialog } from '../page/AdminFormDialog.tsx';
import { texts } from '../texts.ts';

export interface PasswordDialogViewProps {
  values: PasswordChange;
  errors: { currentPassword?: string; password?: string };
  isBusy: boolean;
  onChange: (values: PasswordChange) => void;
  onSubmit: () => void;
  onClose: () => void;
}

/** Form to change the user's password; all other sessions of the account end. */
export function PasswordDialogView({ values, errors, isBusy, ...on }: PasswordDialogViewProps) {
  const { staff } = texts;
  const current = useRef<HTMLInputElement>(null);
  return (
    <AdminFormDialog
      initialFocus={current}
      isBusy={isBusy}
      onClose={on.onClose}
      onSubmit={on.onSubmit}
      submitLabel={staff.changePassword}
      title={staff.changePassword}
    >
      <TextField
        autoComplete="current-password"
        error={errors.currentPassword}
        isRequired
        label={staff.currentPassword}
        onChange={(currentPassword) => on.onChange({ ...values, currentPassword })}
        ref={current}
        type="password"
        value={values.currentPassword}
      />
      <TextField
        autoComplete="new-password"
        error={errors.password}
        hint={staff.passwordHint}
        isRequired
        label={staff.newPassword}
        onChange={(password) => on.onChange({ ...values, password })}
        type="password"
        value={values.password}
      />
    </AdminFormDialog>
  );
}
