import { createEnquiryAdminClient, currentEnquiry } from '@elvora/catalogue/client';
import { staffResourceKeys } from '@elvora/catalogue/contract';
import type { Enquiry, EnquiryChange } from '@elvora/catalogue/model';
import { showToast } from '@elvora/design-system/Toaster';
import { texts } from '../texts.ts';
import { client } from './apiClient.ts';
import { useMutation } from './useMutation.ts';

const admin = createEnquiryAdminClient(client);

/** Mutations of enquiries. */
export function useEnquiryActions() {
  const write = useMutation();
  const { enquiries } = texts;
  return {
    /** The caller resolves an edit conflict. */
    update: (enquiry: Pick<Enquiry, 'id' | 'version'>, change: EnquiryChange) =>
      write({
        call: () => admin.update(enquiry, change),
        failure: enquiries.notSaved,
        isErrorHandled: (error) => currentEnquiry(error) !== null,
      }),
    /** Erases all enquiries of the same sender. */
    async erase({ id, email }: Pick<Enquiry, 'id' | 'email'>) {
      const outcome = await write({
        call: () => admin.erase(email),
        failure: enquiries.notErased,
        deletedKey: staffResourceKeys.enquiry(id),
      });
      if (outcome.status === 'done') showToast({ tone: 'success', title: enquiries.erased(outcome.value) });
      return outcome;
    },
  };
}
