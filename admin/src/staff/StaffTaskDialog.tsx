import {
  validate,
  problemsByField,
  staffAccountChangeSchema,
  staffAccountCreationSchema,
  validationTexts,
} from '@elvora/catalogue/contract';
import type { StaffAccountChange, StaffAccountDraft } from '@elvora/catalogue/model';
import { AlertDialog } from '@elvora/design-system/AlertDialog';
import { useState } from 'react';
import { useStaffActions } from '../data/useStaffActions.ts';
import { texts } from '../texts.ts';
import { AccountDialogView } from './AccountDialogView.tsx';
import type { StaffTask } from './staffTask.ts';

interface StaffTaskDialogProps {
  task: StaffTask;
  onClose: () => void;
}

/** Renders the dialog of a task on an account. */
export function StaffTaskDialog({ task, onClose }: StaffTaskDialogProps) {
  const actions = useStaffActions();
  const [values, setValues] = useState<StaffAccountDraft>({
    userName: '',
    password: '',
    role: task.kind === 'add' ? 'editor' : task.account.role,
  });
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isBusy, setBusy] = useState(false);

  const run = async (write: () => ReturnType<typeof actions.create>) => {
    setBusy(true);
    const outcome = await write();
    setBusy(false);
    if (outcome.status === 'done') onClose();
    else setErrors(outcome.error.fields);
  };
  const change = (id: number, userName: string, changed: StaffAccountChange) => {
    const result = validate(staffAccountChangeSchema, changed);
    if (result.isValid) void run(() => actions.update(id, result.value, texts.staff.saved(userName)));
    else setErrors(problemsByField(result.problems));
  };

  const isOwners = (task.kind !== 'add' && task.account.role === 'owner') || values.role === 'owner';
  const confirmation = isOwners ? { currentPassword: values.currentPassword ?? '' } : {};

  const submit = () => {
    setErrors({});
    if (isOwners && !values.currentPassword) {
      setErrors({ currentPassword: validationTexts.passwordMissing });
      return;
    }
    if (task.kind === 'add') {
      const { userName, password, role } = values;
      const result = validate(staffAccountCreationSchema, { userName, password, role, ...confirmation });
      if (result.isValid) void run(() => actions.create(result.value));
      else setErrors(problemsByField(result.problems));
      return;
    }
    const { id, userName } = task.account;
    const changes: Record<typeof task.kind, StaffAccountChange> = {
      role: { role: values.role },
      password: { password: values.password },
      disable: { isDisabled: true },
      enable: { isDisabled: false },
    };
    change(id, userName, { ...changes[task.kind], ...confirmation });
  };

  const { staff } = texts;
  if ((task.kind === 'disable' || task.kind === 'enable') && !isOwners) {
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
      needsConfirmation={isOwners}
      onChange={setValues}
      onClose={onClose}
      onSubmit={submit}
      userName={task.kind === 'add' ? null : task.account.userName}
      values={values}
    />
  );
}
