import * as v from 'valibot';
import {
  type Enquiry,
  type EnquiryChange,
  type EnquiryCounts,
  type EnquiryEntry,
  enquiryKinds,
  type EnquiryPayloads,
  enquiryStatuses,
} from '../model/enquiry.ts';
import { attachmentTypes, type QuoteAttachment, type QuoteItem } from '../model/quote.ts';
import { count, flag, id, listOf, text, version } from './fields.ts';
import { completeQuoteItem } from '../operations/quote.ts';
import { readId } from '../operations/wire.ts';
import { successEnvelope } from './envelopes.ts';
import { validationTexts } from './validationTexts.ts';
import { optionalText } from './inputFields.ts';

const enquiryEntryFields = {
  id,
  kind: v.picklist(enquiryKinds),
  reference: text,
  status: v.picklist(enquiryStatuses),
  receivedAt: text,
  email: text,
  name: text,
  phone: text,
  summary: text,
  note: text,
  version,
};

/** An enquiry in a list. */
export const enquiryEntrySchema = v.object(enquiryEntryFields) satisfies v.GenericSchema<
  unknown,
  EnquiryEntry
>;

/** A missing quantity is 1 (D-10). */
const quantity = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((value) => readId(value) || 1),
  ),
  1,
);

/** A line in either format: requests of earlier versions have only a name. */
const quoteItem = v.pipe(
  v.object({
    name: text,
    image: text,
    quantity,
    product: text,
    code: text,
    variant: text,
    pack: text,
    note: text,
  }),
  v.transform((item): QuoteItem => completeQuoteItem(item)),
);

/** Requests without a file, and those of earlier versions, have none. */
const attachment = v.optional(
  v.fallback(v.nullable(v.object({ name: text, type: v.picklist(attachmentTypes), size: v.number() })), null),
  null,
) satisfies v.GenericSchema<unknown, QuoteAttachment | null>;

/** Payloads are read leniently: older ones lack fields that were added to the forms since. */
const payloadSchemas = {
  quote: v.object({
    email: text,
    phoneCode: text,
    phone: text,
    company: text,
    name: text,
    region: text,
    note: text,
    wantedDate: text,
    items: listOf(quoteItem),
    attachment,
  }),
  contact: v.object({
    firstName: text,
    lastName: text,
    email: text,
    phoneCode: text,
    phone: text,
    message: text,
    subject: text,
  }),
  distributor: v.object({
    companyname: text,
    about: text,
    'first-name': text,
    'last-name': text,
    phoneCode: text,
    phone: text,
    email: text,
    'street-address': text,
    city: text,
    region: text,
    'postal-code': text,
    country: text,
    'country-other': text,
    'business-type': text,
    experience: text,
    'target-market': text,
    comments: flag,
    candidates: flag,
    offers: flag,
    'push-notifications': text,
    terms: flag,
  }),
  newsletter: v.object({ email: text }),
} satisfies { [Kind in keyof EnquiryPayloads]: v.GenericSchema<unknown, EnquiryPayloads[Kind]> };

export const enquirySchema = v.variant('kind', [
  v.object({ ...enquiryEntryFields, kind: v.literal('quote'), payload: payloadSchemas.quote }),
  v.object({ ...enquiryEntryFields, kind: v.literal('contact'), payload: payloadSchemas.contact }),
  v.object({ ...enquiryEntryFields, kind: v.literal('distributor'), payload: payloadSchemas.distributor }),
  v.object({ ...enquiryEntryFields, kind: v.literal('newsletter'), payload: payloadSchemas.newsletter }),
]) satisfies v.GenericSchema<unknown, Enquiry>;

const statusCountsSchema = v.object({ new: id, answered: id, closed: id });

export const enquiryCountsSchema = v.object({
  quote: statusCountsSchema,
  contact: statusCountsSchema,
  distributor: statusCountsSchema,
  newsletter: statusCountsSchema,
}) satisfies v.GenericSchema<unknown, EnquiryCounts>;

/** Response to erasing a sender's enquiries. */
export const erasedEnquiriesSchema = v.object({ erased: count });

/** Response to a visitor's form. */
export const receiptSchema = v.object({ reference: text });

/** A page of enquiries, newest first. */
export interface EnquiryPage {
  items: readonly EnquiryEntry[];
  /** Number of enquiries that match the filter. */
  total: number;
  /** Counts over all enquiries, regardless of the filter. */
  counts: EnquiryCounts;
}

export const enquiryPageSchema = successEnvelope(
  v.pipe(
    v.object({ data: v.array(enquiryEntrySchema), total: id, counts: enquiryCountsSchema }),
    v.transform(({ data, total, counts }): EnquiryPage => ({ items: data, total, counts })),
  ),
);

/** Body of a request that changes an enquiry; missing fields stay as they are. */
export const enquiryChangeSchema = v.object({
  status: v.exactOptional(v.picklist(enquiryStatuses, validationTexts.notAChoice)),
  note: v.exactOptional(optionalText(10_000)),
}) satisfies v.GenericSchema<unknown, EnquiryChange>;
