import { createStaffAdminClient } from '@elvora/catalogue/client';
import { showToast } from '@elvora/design-system/Toaster';
import { texts } from '../texts.ts';
import { client } from './apiClient.ts';
import { useMutation } from './useMutation.ts';

const admin = createStaffAdminClient(client);

/** Mutation of the server's clock, for owners. */
export function useClockActions() {
  const write = useMutation();
  const { dashboard } = texts;
  return {
    async confirmClock(currentPassword: string) {
      const outcome = await write({
        call: () => admin.confirmClock({ currentPassword }),
        failure: dashboard.clockNotConfirmed,
        // A wrong password is shown at its field.
        isErrorHandled: ({ fields }) => Object.keys(fields).length > 0,
      });
      if (outcome.status === 'done') showToast({ tone: 'success', title: dashboard.clockConfirmed });
      return outcome;
    },
  };
}
