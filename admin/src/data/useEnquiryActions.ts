import { createEnquiryAdmin, currentEnquiry } from '@elvora/catalogue/client';
import { keys } from '@elvora/catalogue/contract';
import type { Enquiry, EnquiryChange } from '@elvora/catalogue/model';
import { showToast } from '@elvora/design-system/Toaster';
import { texts } from '../texts.ts';
import { client } from './api.ts';
import { useWrite } from './useWrite.ts';

const admin = createEnquiryAdmin(client);

/** What the office does with enquiries. */
export function useEnquiryActions() {
  const write = useWrite();
  const { enquiries } = texts;
  return {
    /** A note that somebody else has changed meanwhile is settled by the caller. */
    update: (enquiry: Pick<Enquiry, 'id' | 'version'>, change: EnquiryChange) =>
      write({
        call: () => admin.update(enquiry, change),
        failure: enquiries.notSaved,
        isShown: (error) => change.note !== undefined && currentEnquiry(error) !== null,
      }),
    /** Everything from the sender of an enquiry. */
    async erase({ id, email }: Pick<Enquiry, 'id' | 'email'>) {
      const outcome = await write({
        call: () => admin.erase(email),
        failure: enquiries.notErased,
        goneKey: keys.enquiry(id),
      });
      if (outcome.status === 'done')
        showToast({ tone: 'success', title: enquiries.erased(outcome.value) });
      return outcome;
    },
  };
}
