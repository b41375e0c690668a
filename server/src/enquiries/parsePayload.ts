import type { EnquiryRow } from '../store/index.ts';

/** Returns the fields a visitor submitted. */
export const parsePayload = ({ payload }: EnquiryRow) =>
  JSON.parse(payload) as Readonly<Record<string, unknown>>;
