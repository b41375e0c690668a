import type { EnquiryKind, EnquiryStatus } from '@elvora/catalogue/model';
import type { ColumnType, Generated } from 'kysely';
import type { Flag } from './flag.ts';

export interface EnquiryTable {
  id: Generated<number>;
  kind: EnquiryKind;
  reference: string;
  status: EnquiryStatus;
  /** ISO 8601, in UTC. */
  received_at: string;
  email: string;
  /** Normalised by `toEmailKey`, for erasure by address. */
  email_key: string;
  name: string;
  phone: string;
  summary: string;
  note: string;
  /** JSON of the form's fields exactly as submitted. */
  payload: string;
  /** Folded by `foldText`, for the search. */
  sent_text: string;
  note_text: string;
  version: number;
  /** When its retention ended, ISO 8601: it is hidden, and erased some days later. */
  quarantined_at: ColumnType<string | null, string | null | undefined, string | null>;
}

/** The file of a quote request; its name and type are in the payload. */
export interface EnquiryAttachmentTable {
  enquiry_id: number;
  content: Uint8Array;
}

export interface NewsletterAddressTable {
  email_key: string;
  enquiry_id: number;
  /** Part of the links in mails. */
  token: string;
  /** 0 until the link in the confirmation mail was used. */
  confirmed: Flag;
}

/** Idempotency keys of submitted forms (O53). */
export interface FormRequestTable {
  /** SHA-256 of the `Idempotency-Key`. */
  request: string;
  /** SHA-256 of the form's kind and payload. */
  contents: string;
  enquiry_id: number;
  received_at: number;
}

/**
 * Recipient of a mail about an enquiry; `unconfirmed` is a newsletter address that has not confirmed its
 * subscription.
 */
export type MailRecipient = 'office' | 'sender' | 'unconfirmed';

export interface OutboxTable {
  id: Generated<number>;
  enquiry_id: number;
  recipient: MailRecipient;
  attempts: number;
  /** Milliseconds since 1970. */
  due_at: number;
}

/** Tables of visitors' submissions and the mails about them. */
export interface EnquiryTables {
  enquiries: EnquiryTable;
  enquiry_attachments: EnquiryAttachmentTable;
  newsletter_addresses: NewsletterAddressTable;
  form_requests: FormRequestTable;
  outbox: OutboxTable;
}
