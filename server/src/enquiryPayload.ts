import type { QuoteAttachment } from '@elvora/catalogue/model';
import type { EnquiryRow } from './store/index.ts';

/** The submitted fields of an enquiry. */
export type EnquiryPayload = Readonly<Record<string, unknown>>;

export const parsePayload = ({ payload }: Pick<EnquiryRow, 'payload'>) =>
  JSON.parse(payload) as EnquiryPayload;

/** Returns the metadata of a quote request's file; null without one. The server itself has added it. */
export const attachmentOf = (payload: EnquiryPayload) =>
  (payload['attachment'] as QuoteAttachment | undefined) ?? null;
