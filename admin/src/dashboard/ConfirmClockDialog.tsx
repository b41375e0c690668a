import { passwordConfirmationSchema, problemsByField, validate } from '@elvora/catalogue/contract';
import type { QualityIssue } from '@elvora/catalogue/model';
import { useState } from 'react';
import { useClockActions } from '../data/useClockActions.ts';
import { focusMain } from '../page/focusMain.ts';
import { ConfirmPasswordDialogView } from '../security/ConfirmPasswordDialogView.tsx';
import { texts } from '../texts.ts';

interface ConfirmClockDialogProps {
  issue: QualityIssue;
  onClose: () => void;
}

/** Confirms the clock of the server with the owner's password. */
export function ConfirmClockDialog({ issue, onClose }: ConfirmClockDialogProps) {
  const { dashboard } = texts;
  const { confirmClock } = useClockActions();
  const [currentPassword, setCurrentPassword] = useState('');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isBusy, setBusy] = useState(false);

  const submit = async () => {
    const result = validate(passwordConfirmationSchema, { currentPassword });
    setErrors(result.isValid ? {} : problemsByField(result.problems));
    if (!result.isValid) return;
    setBusy(true);
    const outcome = await confirmClock(currentPassword);
    setBusy(false);
    if (outcome.status === 'failed') {
      setErrors(outcome.error.fields);
      return;
    }
    onClose();
    // The pressed button is gone.
    focusMain();
  };

  return (
    <ConfirmPasswordDialogView
      error={errors['currentPassword']}
      isBusy={isBusy}
      onChange={setCurrentPassword}
      onClose={onClose}
      onSubmit={() => void submit()}
      submitLabel={dashboard.confirmClock}
      text={dashboard.confirmClockText(issue.name)}
      title={dashboard.confirmClockTitle}
      value={currentPassword}
    />
  );
}
