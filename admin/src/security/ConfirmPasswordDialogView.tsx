import { Text } from '@elvora/design-system/Text';
import { TextField } from '@elvora/design-system/TextField';
import { useRef } from 'react';
import { AdminFormDialog } from '../page/AdminFormDialog.tsx';
import { texts } from '../texts.ts';

export interface ConfirmPasswordDialogViewProps {
  title: string;
  /** The action to confirm. */
  text: string;
  submitLabel: string;
  value: string;
  error?: string;
  isBusy: boolean;
  onChange: (currentPassword: string) => void;
  onSubmit: () => void;
  onClose: () => void;
}

/** Asks for the current password before a change of the user's account. */
export function ConfirmPasswordDialogView({
  text,
  value,
  error,
  onChange,
  ...dialog
}: ConfirmPasswordDialogViewProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <AdminFormDialog {...dialog} initialFocus={field}>
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
    </AdminFormDialog>
  );
}
