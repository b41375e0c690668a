import type { ContactForm, DistributorForm } from './forms.ts';
import type { QuoteRequest } from './quote.ts';

/** What visitors send. */
export const enquiryKinds = ['quote', 'contact', 'distributor', 'newsletter'] as const;
export type EnquiryKind = (typeof enquiryKinds)[number];

/** How far the office has got with it. */
export const enquiryStatuses = ['new', 'answered', 'closed'] as const;
export type EnquiryStatus = (typeof enquiryStatuses)[number];

/** The newsletter's one field (D-15). */
export interface NewsletterForm {
  email: string;
}

/** What was sent with each kind. A choice is read as text: what was sent years ago may have been taken off the list. */
export interface EnquiryPayloads {
  quote: QuoteRequest;
  contact: ContactForm;
  distributor: {
    [Field in keyof DistributorForm]: DistributorForm[Field] extends boolean ? boolean : string;
  };
  newsletter: NewsletterForm;
}

/** An enquiry as lists show it. */
export interface EnquiryEntry {
  id: number;
  kind: EnquiryKind;
  /** What the sender was told, such as `Q-7K3M-2X`. */
  reference: string;
  status: EnquiryStatus;
  /** ISO 8601, in UTC. */
  receivedAt: string;
  /** Empty when the sender gave a phone number alone. */
  email: string;
  /** Empty when it was not asked for, or not given. */
  name: string;
  phone: string;
  /** One line of what it is about. */
  summary: string;
  /** The office's own words. */
  note: string;
  version: number;
}

/** An enquiry with everything that was sent. */
export type Enquiry = {
  [Kind in EnquiryKind]: EnquiryEntry & { kind: Kind; payload: EnquiryPayloads[Kind] };
}[EnquiryKind];

/** How many of each kind are in each status, over all enquiries. */
export type EnquiryCounts = Readonly<Record<EnquiryKind, Readonly<Record<EnquiryStatus, number>>>>;

/** Which enquiries: without a field, all. */
export interface EnquiryFilter {
  kind?: EnquiryKind;
  status?: EnquiryStatus;
  /** Looked for letter by letter, in any case, in everything that was sent and noted. */
  query?: string;
}

/** What the office changes. */
export interface EnquiryChange {
  status?: EnquiryStatus;
  note?: string;
}
