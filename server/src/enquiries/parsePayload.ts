import type { EnquiryRow } from '../store/index.ts';

/** Returns what a visitor has submitted. */
export const parsePayload = ({ payload }: EnquiryRow) =>
  JSON.parse(payload) as Readonly<Record<string, unknown>>;
