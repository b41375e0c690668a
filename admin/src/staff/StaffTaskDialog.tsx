import { AlertDialog } from '@elvora/design-system/AlertDialog';
import { texts } from '../texts.ts';
import { AccountDialogView } from './AccountDialogView.tsx';
import type { StaffTask } from './staffTask.ts';
import { useStaffTask } from './useStaffTask.ts';

interface StaffTaskDialogProps {
  task: StaffTask;
  onClose: () => void;
}

/** Renders the dialog of a task on an account. */
export function StaffTaskDialog({ task, onClose }: StaffTaskDialogProps) {
  const { values, setValues, errors, isBusy, isOwnerAffected, submit } = useStaffTask(task, onClose);
  const { staff } = texts;
  if ((task.kind === 'disable' || task.kind === 'enable') && !isOwnerAffected) {
    const isDisabling = task.kind === 'disable';
    return (
      <AlertDialog
        busyLabel={texts.write.saving}
        confirmLabel={isDisabling ? staff.disable : staff.enable}
        detail={isDisabling ? staff.disableDetail : undefined}
        isBusy={isBusy}
        isOpen
        kind="confirm"
        onClose={onClose}
        onConfirm={submit}
        text={(isDisabling ? staff.disableQuestion : staff.enableQuestion)(task.account.userName)}
        tone={isDisabling ? 'danger' : 'primary'}
      />
    );
  }
  return (
    <AccountDialogView
      errors={errors}
      isBusy={isBusy}
      kind={task.kind}
      needsConfirmation={isOwnerAffected}
      onChange={setValues}
      onClose={onClose}
      onSubmit={submit}
      userName={task.kind === 'add' ? null : task.account.userName}
      values={values}
    />
  );
}
