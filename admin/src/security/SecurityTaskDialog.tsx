import { copyText } from '../copyText.ts';
import { texts } from '../texts.ts';
import { ConfirmPasswordDialogView } from './ConfirmPasswordDialogView.tsx';
import { RecoveryCodesDialogView } from './RecoveryCodesDialogView.tsx';
import type { SecurityTask } from './securityTask.ts';
import { TotpSetupDialogView } from './TotpSetupDialogView.tsx';
import { useSecurityTask } from './useSecurityTask.ts';

interface SecurityTaskDialogProps {
  task: Exclude<SecurityTask, 'password'>;
  onClose: () => void;
}

/** Leads through a change of the second factor: password, first code if enrolling, recovery codes. */
export function SecurityTaskDialog({ task, onClose }: SecurityTaskDialogProps) {
  const { step, currentPassword, code, errors, isBusy, ...actions } = useSecurityTask(task, onClose);
  switch (step.kind) {
    case 'password':
      return (
        <ConfirmPasswordDialogView
          {...passwordTexts[task]}
          error={errors['currentPassword']}
          isBusy={isBusy}
          onChange={actions.setCurrentPassword}
          onClose={onClose}
          onSubmit={actions.submitPassword}
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
          onChange={actions.setCode}
          onClose={onClose}
          onSubmit={actions.submitCode}
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
