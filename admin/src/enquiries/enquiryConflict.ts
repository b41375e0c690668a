import type { Enquiry, EnquiryChange } from '@elvora/catalogue/model';
import type { DiffRow } from '@elvora/design-system/DiffTable';
import { texts } from '../texts.ts';

/** A change that was rejected because another user has saved the enquiry in the meantime. */
export interface EnquiryConflict {
  change: EnquiryChange;
  /** Version the change was based on. */
  before: Pick<Enquiry, 'status' | 'note'>;
  theirs: Enquiry;
}

/** Whether the saved enquiry already has the values of the change. */
export const isChangeSaved = ({ change, theirs }: EnquiryConflict): boolean =>
  (change.status ?? theirs.status) === theirs.status && (change.note ?? theirs.note) === theirs.note;

/** Compares the user's values with the saved ones, by field. */
export function enquiryConflictRows({ change, before, theirs }: EnquiryConflict): DiffRow[] {
  const { enquiries } = texts;
  const mine = { ...before, ...change };
  const rows = [
    {
      label: enquiries.status,
      before: enquiries.statuses[mine.status],
      after: enquiries.statuses[theirs.status],
    },
    { label: enquiries.note, before: mine.note, after: theirs.note },
  ];
  return rows.filter((row) => row.before !== row.after);
}
