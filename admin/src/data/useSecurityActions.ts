import { createStaffAdminClient } from '@elvora/catalogue/client';
import type { TotpConfirmation } from '@elvora/catalogue/model';
import { showToast } from '@elvora/design-system/Toaster';
import { texts } from '../texts.ts';
import { client } from './apiClient.ts';
import { useMutation, type MutationOptions } from './useMutation.ts';

const admin = createStaffAdminClient(client);

/** Errors of single fields are shown at the fields. */
const isShownAtField: MutationOptions<unknown>['isErrorHandled'] = ({ fields }) =>
  Object.keys(fields).length > 0;

/** Mutations of the user's second factor and sessions. */
export function useSecurityActions() {
  const write = useMutation();
  const { security } = texts;
  const change = <T>(call: () => Promise<T>) =>
    write({ call, failure: security.notChanged, isErrorHandled: isShownAtField });
  return {
    beginTotp: (currentPassword: string) => change(() => admin.beginTotp({ currentPassword })),
    confirmTotp: (confirmation: TotpConfirmation) => change(() => admin.confirmTotp(confirmation)),
    renewRecoveryCodes: (currentPassword: string) =>
      change(() => admin.renewRecoveryCodes({ currentPassword })),
    removeTotp: (currentPassword: string) => change(() => admin.removeTotp({ currentPassword })),
    async endSession(id?: string) {
      const outcome = await write({ call: () => admin.endSession(id), failure: security.notEnded });
      if (outcome.status === 'done') showToast({ tone: 'success', title: security.ended });
      return outcome;
    },
  };
}
