import { createStaffAdminClient } from '@elvora/catalogue/client';
import type { PasswordChange, StaffAccountChange, StaffAccountDraft } from '@elvora/catalogue/model';
import { showToast } from '@elvora/design-system/Toaster';
import { texts } from '../texts.ts';
import { client } from './apiClient.ts';
import { useMutation, type MutationOptions } from './useMutation.ts';

const admin = createStaffAdminClient(client);

/** Errors of single fields are shown at the fields. */
const isShownAtField: MutationOptions<unknown>['isErrorHandled'] = ({ fields }) =>
  Object.keys(fields).length > 0;

/** Mutations of staff accounts and of the user's password; each reports its result in a toast. */
export function useStaffActions() {
  const write = useMutation();
  const { staff } = texts;
  const writeAndReport = async (
    call: () => Promise<void>,
    { done, failure }: { done: string; failure: string },
  ) => {
    const outcome = await write({ call, failure, isErrorHandled: isShownAtField });
    if (outcome.status === 'done') showToast({ tone: 'success', title: done });
    return outcome;
  };
  return {
    create: (draft: StaffAccountDraft) =>
      writeAndReport(() => admin.create(draft), {
        done: staff.created(draft.userName.trim()),
        failure: staff.notCreated,
      }),
    update: (id: number, change: StaffAccountChange, done: string) =>
      writeAndReport(() => admin.update(id, change), { done, failure: staff.notSaved }),
    changePassword: (change: PasswordChange) =>
      writeAndReport(() => admin.changePassword(change), {
        done: staff.passwordChanged,
        failure: staff.passwordNotChanged,
      }),
  };
}
