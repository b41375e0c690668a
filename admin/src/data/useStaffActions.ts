import { createStaffAdmin } from '@elvora/catalogue/client';
import type { PasswordChange, StaffAccountChange, StaffAccountDraft } from '@elvora/catalogue/model';
import { showToast } from '@elvora/design-system/Toaster';
import { texts } from '../texts.ts';
import { client } from './api.ts';
import { useWrite, type WriteOptions } from './useWrite.ts';

const admin = createStaffAdmin(client);

/** Problems of single fields stand at the fields. */
const isShown: WriteOptions<unknown>['isShown'] = ({ fields }) => Object.keys(fields).length > 0;

/** What the owner does with accounts, and everybody with the own password; each tells what came of it. */
export function useStaffActions() {
  const write = useWrite();
  const { staff } = texts;
  const told = async (call: () => Promise<void>, { done, failure }: { done: string; failure: string }) => {
    const outcome = await write({ call, failure, isShown });
    if (outcome.status === 'done') showToast({ tone: 'success', title: done });
    return outcome;
  };
  return {
    create: (draft: StaffAccountDraft) =>
      told(() => admin.create(draft), {
        done: staff.created(draft.userName.trim()),
        failure: staff.notCreated,
      }),
    update: (id: number, change: StaffAccountChange, done: string) =>
      told(() => admin.update(id, change), { done, failure: staff.notSaved }),
    changePassword: (change: PasswordChange) =>
      told(() => admin.changePassword(change), {
        done: staff.passwordChanged,
        failure: staff.passwordNotChanged,
      }),
  };
}
