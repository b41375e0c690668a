import { FormDialog } from '@elvora/design-system/Dialog';
import { Text } from '@elvora/design-system/Text';
import { TextField } from '@elvora/design-system/TextField';
import { useRef } from 'react';
import { texts } from '../texts.ts';

export interface ConfirmPasswordDialogViewProps {
  title: string;
  /** What the password confirms. */
  text: string;
  submitLabel: string;
  value: string;
  error?: string;
  isBusy: boolean;
  onChange: (currentPassword: string) => void;
  onSubmit: () => void;
  onClose: () => void;
}

/** Asks for the current password before a change of the own account. */
export function ConfirmPasswordDialogView({
  text,
  value,
  error,
  onChange,
  ...dialog
}: ConfirmPasswordDialogViewProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <FormDialog
      {...dialog}
      busyLabel={texts.write.saving}
      cancelLabel={texts.write.cancel}
      initialFocus={field}
      isOpen
    >
      <Text tone="soft">{text}</Text>
      <TextField
        autoComplete="current-password"
        error={error}
        isRequired
        label={texts.staff.currentPassword}
        onChange={onChange}
        ref={field}
        type="password"
        value={value}
      />
    </FormDialog>
  );
}
