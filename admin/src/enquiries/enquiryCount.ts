import {
  enquiryKinds,
  enquiryStatuses,
  type EnquiryCounts,
  type EnquiryKind,
  type EnquiryStatus,
} from '@elvora/catalogue/model';

const sumCounts = (counts: Readonly<Record<EnquiryStatus, number>>, status?: EnquiryStatus) =>
  status ? counts[status] : enquiryStatuses.reduce((total, one) => total + counts[one], 0);

/** How many there are of a kind, or of all, in a status or in all. */
export function enquiryCount(
  counts: EnquiryCounts,
  { kind, status }: { kind?: EnquiryKind; status?: EnquiryStatus },
): number {
  return kind
    ? sumCounts(counts[kind], status)
    : enquiryKinds.reduce((total, one) => total + sumCounts(counts[one], status), 0);
}
