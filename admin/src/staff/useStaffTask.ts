import {
  problemsByField,
  staffAccountChangeSchema,
  staffAccountCreationSchema,
  validate,
  validationTexts,
} from '@elvora/catalogue/contract';
import type { StaffAccountChange, StaffAccountDraft } from '@elvora/catalogue/model';
import { useState } from 'react';
import { useStaffActions } from '../data/useStaffActions.ts';
import { texts } from '../texts.ts';
import type { StaffTask } from './staffTask.ts';

/** Manages the form of a task on an account: values, validation and saving. */
export function useStaffTask(task: StaffTask, onClose: () => void) {
  const actions = useStaffActions();
  const [values, setValues] = useState<StaffAccountDraft>({
    userName: '',
    password: '',
    role: task.kind === 'add' ? 'editor' : task.account.role,
  });
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isBusy, setBusy] = useState(false);
  const isOwnerAffected = (task.kind !== 'add' && task.account.role === 'owner') || values.role === 'owner';

  const run = async (write: () => ReturnType<typeof actions.create>) => {
    setBusy(true);
    const outcome = await write();
    setBusy(false);
    if (outcome.status === 'done') onClose();
    else setErrors(outcome.error.fields);
  };
  const create = (draft: StaffAccountDraft) => {
    const result = validate(staffAccountCreationSchema, draft);
    if (result.isValid) void run(() => actions.create(result.value));
    else setErrors(problemsByField(result.problems));
  };
  const update = (id: number, userName: string, change: StaffAccountChange) => {
    const result = validate(staffAccountChangeSchema, change);
    if (result.isValid) void run(() => actions.update(id, result.value, texts.staff.saved(userName)));
    else setErrors(problemsByField(result.problems));
  };
  const submit = () => {
    setErrors({});
    if (isOwnerAffected && !values.currentPassword) {
      setErrors({ currentPassword: validationTexts.passwordMissing });
      return;
    }
    const { userName, password, role } = values;
    const confirmation = isOwnerAffected ? { currentPassword: values.currentPassword ?? '' } : {};
    if (task.kind === 'add') {
      create({ userName, password, role, ...confirmation });
      return;
    }
    const changes: Record<typeof task.kind, StaffAccountChange> = {
      role: { role },
      password: { password },
      disable: { isDisabled: true },
      enable: { isDisabled: false },
    };
    update(task.account.id, task.account.userName, { ...changes[task.kind], ...confirmation });
  };

  return { values, setValues, errors, isBusy, isOwnerAffected, submit };
}
