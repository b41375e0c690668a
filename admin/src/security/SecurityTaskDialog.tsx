import {
  totpConfirmationSchema,
  problemsByField,
  validate,
  validationTexts,
} from '@elvora/catalogue/contract';
import type { TotpEnrolment } from '@elvora/catalogue/model';
import { showToast } from '@elvora/design-system/Toaster';
import { useState } from 'react';
import { copyText } from '../copyText.ts';
import type { MutationResult } from '../data/useMutation.ts';
import { useSecurityActions } from '../data/useSecurityActions.ts';
import { texts } from '../texts.ts';
import { ConfirmPasswordDialogView } from './ConfirmPasswordDialogView.tsx';
import { RecoveryCodesDialogView } from './RecoveryCodesDialogView.tsx';
import type { SecurityTask } from './securityTask.ts';
import { TotpSetupDialogView } from './TotpSetupDialogView.tsx';

interface SecurityTaskDialogProps {
  task: Exclude<SecurityTask, 'password'>;
  onClose: () => void;
}

type Step =
  | { kind: 'password' }
  | { kind: 'scan'; enrolment: TotpEnrolment }
  | { kind: 'codes'; codes: readonly string[] };

/** Leads through a change of the second factor: password, then perhaps a first code, then recovery codes. */
export function SecurityTaskDialog({ task, onClose }: SecurityTaskDialogProps) {
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

  switch (step.kind) {
    case 'password':
      return (
        <ConfirmPasswordDialogView
          {...passwordTexts[task]}
          error={errors['currentPassword']}
          isBusy={isBusy}
          onChange={setCurrentPassword}
          onClose={onClose}
          onSubmit={submitPassword}
          value={currentPassword}
        />
      );
    case 'scan':
      return (
        <TotpSetupDialogView
          code={code}
          enrolment={step.enrolment}
          error={errors['code'] ?? errors['currentPassword']}
          isBusy={isBusy}
          onChange={setCode}
          onClose={onClose}
          onSubmit={submitCode}
        />
      );
    case 'codes':
      return (
        <RecoveryCodesDialogView
          codes={step.codes}
          onClose={onClose}
          onCopy={() => void copyText(step.codes.join('\n'))}
        />
      );
  }
}

const { security } = texts;
const passwordTexts: Record<
  SecurityTaskDialogProps['task'],
  { title: string; text: string; submitLabel: string }
> = {
  setUp: { title: security.setUpTitle, text: security.setUpText, submitLabel: security.next },
  renewCodes: { title: security.renewCodes, text: security.renewText, submitLabel: security.renewCodes },
  turnOff: { title: security.turnOffTitle, text: security.turnOffText, submitLabel: security.turnOff },
};
