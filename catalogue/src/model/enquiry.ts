import type { ContactForm, DistributorForm } from './forms.ts';
import type { StoredQuoteRequest } from './quote.ts';

/** Forms that visitors send. */
export const enquiryKinds = ['quote', 'contact', 'distributor', 'newsletter'] as const;
export type EnquiryKind = (typeof enquiryKinds)[number];

/** Kinds that need an answer: all but newsletter subscriptions. */
export const answerableKinds = ['quote', 'contact', 'distributor'] as const satisfies readonly EnquiryKind[];

/** Progress of the office with an enquiry. */
export const enquiryStatuses = ['new', 'answered', 'closed'] as const;
export type EnquiryStatus = (typeof enquiryStatuses)[number];

/** The newsletter's one field (D-15). */
export interface NewsletterForm {
  email: string;
}

/** Submitted fields by kind. Choices are text: an old enquiry may hold an option that no longer exists. */
export interface EnquiryPayloads {
  quote: StoredQuoteRequest;
  contact: ContactForm;
  distributor: {
    [Field in keyof DistributorForm]: DistributorForm[Field] extends boolean ? boolean : string;
  };
  newsletter: NewsletterForm;
}

/** An enquiry in a list. */
export interface EnquiryEntry {
  id: number;
  kind: EnquiryKind;
  /** Reference given to the sender, such as `Q-7K3M-2X`. */
  reference: string;
  status: EnquiryStatus;
  /** ISO 8601, in UTC. */
  receivedAt: string;
  /** Empty when the sender gave only a phone number. */
  email: string;
  /** Empty when the form has no such field or it was left blank. */
  name: string;
  phone: string;
  /** One-line summary. */
  summary: string;
  /** Internal note of the office. */
  note: string;
  version: number;
}

/** An enquiry with its submitted fields. */
export type Enquiry = {
  [Kind in EnquiryKind]: EnquiryEntry & { kind: Kind; payload: EnquiryPayloads[Kind] };
}[EnquiryKind];

/** Number of enquiries by kind and status, over all enquiries. */
export type EnquiryCounts = Readonly<Record<EnquiryKind, Readonly<Record<EnquiryStatus, number>>>>;

/** Filter for enquiries; a missing field matches all. */
export interface EnquiryFilter {
  kind?: EnquiryKind;
  /** 1 leaves out the kinds that need no answer. */
  answerable?: 1;
  status?: EnquiryStatus;
  /** Literal text, in any case, matched against submitted fields and notes. */
  query?: string;
}

/** Fields that the office can change. */
export interface EnquiryChange {
  status?: EnquiryStatus;
  note?: string;
}
