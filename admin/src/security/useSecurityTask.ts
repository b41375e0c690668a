import {
  totpConfirmationSchema,
  problemsByField,
  validate,
  validationTexts,
} from '@elvora/catalogue/contract';
import type { TotpEnrolment } from '@elvora/catalogue/model';
import { showToast } from '@elvora/design-system/Toaster';
import { useState } from 'react';
import type { MutationResult } from '../data/useMutation.ts';
import { useSecurityActions } from '../data/useSecurityActions.ts';
import { texts } from '../texts.ts';
import type { SecurityTask } from './securityTask.ts';

type Step =
  | { kind: 'password' }
  | { kind: 'scan'; enrolment: TotpEnrolment }
  | { kind: 'codes'; codes: readonly string[] };

/** Manages the steps of a change of the second factor and their form values. */
export function useSecurityTask(task: Exclude<SecurityTask, 'password'>, onClose: () => void) {
  const { security } = texts;
  const actions = useSecurityActions();
  const [step, setStep] = useState<Step>({ kind: 'password' });
  const [currentPassword, setCurrentPassword] = useState('');
  const [code, setCode] = useState('');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isBusy, setBusy] = useState(false);

  async function run<T>(call: () => Promise<MutationResult<T>>, onDone: (value: T) => void) {
    setErrors({});
    setBusy(true);
    const outcome = await call();
    setBusy(false);
    if (outcome.status === 'done') onDone(outcome.value);
    else setErrors(outcome.error.fields);
  }
  const showCodes = (codes: readonly string[]) => setStep({ kind: 'codes', codes });

  function submitPassword() {
    if (currentPassword === '') {
      setErrors({ currentPassword: validationTexts.passwordMissing });
      return;
    }
    const next: Record<typeof task, () => Promise<void>> = {
      setUp: () =>
        run(
          () => actions.beginTotp(currentPassword),
          (enrolment) => setStep({ kind: 'scan', enrolment }),
        ),
      renewCodes: () => run(() => actions.renewRecoveryCodes(currentPassword), showCodes),
      turnOff: () =>
        run(
          () => actions.removeTotp(currentPassword),
          () => {
            showToast({ tone: 'success', title: security.turnedOff });
            onClose();
          },
        ),
    };
    void next[task]();
  }

  function submitCode() {
    const result = validate(totpConfirmationSchema, { currentPassword, code });
    if (!result.isValid) {
      setErrors(problemsByField(result.problems));
      return;
    }
    void run(
      () => actions.confirmTotp(result.value),
      (codes) => {
        showToast({ tone: 'success', title: security.turnedOn });
        showCodes(codes);
      },
    );
  }

  return {
    step,
    currentPassword,
    setCurrentPassword,
    submitPassword,
    code,
    setCode,
    submitCode,
    errors,
    isBusy,
  };
}
