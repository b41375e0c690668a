import { validate, passwordChangeSchema, problemsByField } from '@elvora/catalogue/contract';
import { useState } from 'react';
import { useStaffActions } from '../data/useStaffActions.ts';
import { PasswordDialogView } from './PasswordDialogView.tsx';

/** Changes the signed-in user's own password. */
export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const actions = useStaffActions();
  const [values, setValues] = useState({ currentPassword: '', password: '' });
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isBusy, setBusy] = useState(false);

  const submit = async () => {
    const result = validate(passwordChangeSchema, values);
    setErrors(result.isValid ? {} : problemsByField(result.problems));
    if (!result.isValid) return;
    setBusy(true);
    const outcome = await actions.changePassword(result.value);
    setBusy(false);
    if (outcome.status === 'done') onClose();
    else setErrors(outcome.error.fields);
  };

  return (
    <PasswordDialogView
      errors={{ currentPassword: errors['currentPassword'], password: errors['password'] }}
      isBusy={isBusy}
      onChange={setValues}
      onClose={onClose}
      onSubmit={() => void submit()}
      values={values}
    />
  );
}
