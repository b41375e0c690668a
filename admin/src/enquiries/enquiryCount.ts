import {
  answerableKinds,
  enquiryKinds,
  enquiryStatuses,
  type EnquiryCounts,
  type EnquiryKind,
  type EnquiryStatus,
} from '@elvora/catalogue/model';

const sumCounts = (counts: Readonly<Record<EnquiryStatus, number>>, status?: EnquiryStatus) =>
  status ? counts[status] : enquiryStatuses.reduce((total, one) => total + counts[one], 0);

/** Sums the counts of one kind or all, in one status or all. */
export function enquiryCount(
  counts: EnquiryCounts,
  { kind, status }: { kind?: EnquiryKind; status?: EnquiryStatus },
): number {
  return kind
    ? sumCounts(counts[kind], status)
    : enquiryKinds.reduce((total, one) => total + sumCounts(counts[one], status), 0);
}

/** Sums the enquiries that need an answer; newsletter subscriptions do not. */
export const waitingCount = (counts: EnquiryCounts): number =>
  answerableKinds.reduce((total, kind) => total + counts[kind].new, 0);
