import type { PasswordChange } from '@elvora/catalogue/model';
import { Button } from '@elvora/design-system/Button';
import { Dialog } from '@elvora/design-system/Dialog';
import { Stack } from '@elvora/design-system/layout';
import { TextField } from '@elvora/design-system/TextField';
import { type FormEvent, useId, useRef } from 'react';
import { texts } from '../texts.ts';

export interface PasswordDialogViewProps {
  values: PasswordChange;
  errors: { currentPassword?: string; password?: string };
  isBusy: boolean;
  onChange: (values: PasswordChange) => void;
  onSubmit: () => void;
  onClose: () => void;
}

/** Changes one's own password; all other sessions of the account end. */
export function PasswordDialogView({ values, errors, isBusy, ...on }: PasswordDialogViewProps) {
  const { staff } = texts;
  const formId = useId();
  const current = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) on.onSubmit();
  };
  return (
    <Dialog
      actions={
        <>
          <Button isDisabled={isBusy} onPress={on.onClose} tone="ghost">
            {texts.write.cancel}
          </Button>
          <Button busyLabel={texts.write.saving} form={formId} isBusy={isBusy} type="submit">
            {staff.changePassword}
          </Button>
        </>
      }
      initialFocus={current}
      isBusy={isBusy}
      isOpen
      onClose={on.onClose}
      title={staff.changePassword}
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Stack gap="2">
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
        </Stack>
      </form>
    </Dialog>
  );
}
