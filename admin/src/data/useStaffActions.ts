import { createStaffAdminClient } from '@elvora/catalogue/client';
import type { PasswordChange, StaffAccountChange, StaffAccountDraft } from '@elvora/catalogue/model';
import { showToast } from '@elvora/design-system/Toaster';
import { texts } from '../texts.ts';
import { client } from './apiClient.ts';
import { useMutation, type MutationOptions } from './useMutation.ts';

const admin = createStaffAdminClient(client);

/** Problems of single fields stand at the fields. */
const isShown: MutationOptions<unknown>['isErrorHandled'] = ({ fields }) => Object.keys(fields).length > 0;

/** What the owner does with accounts, and everybody with the own password; each tells what came of it. */
export function useStaffActions() {
  const write = useMutation();
  const { staff } = texts;
  const told = async (call: () => Promise<void>, { done, failure }: { done: string; failure: string }) => {
    const outcome = await write({ call, failure, isErrorHandled: isShown });
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
