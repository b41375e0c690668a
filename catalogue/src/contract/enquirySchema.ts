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
import { flag, id, listOf, text, version } from './fields.ts';
import { readId } from '../operations/wire.ts';
import { accepted } from './wrappers.ts';
import { writeTexts } from './writeTexts.ts';
import { optionalText } from './writtenFields.ts';

const entry = {
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

/** An enquiry as a list carries it. */
export const enquiryEntrySchema = v.object(entry) satisfies v.GenericSchema<unknown, EnquiryEntry>;

/** A quantity left out is one (D-10). */
const quantity = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((value) => readId(value) || 1),
  ),
  1,
);

/** Payloads are what was sent and are read leniently: a form that asks for more today has not always done so. */
const payloads = {
  quote: v.object({
    email: text,
    phone: text,
    items: listOf(v.object({ name: text, image: text, quantity })),
  }),
  contact: v.object({
    firstName: text,
    lastName: text,
    email: text,
    phone: text,
    message: text,
    subject: text,
  }),
  distributor: v.object({
    companyname: text,
    about: text,
    'first-name': text,
    'last-name': text,
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
  v.object({ ...entry, kind: v.literal('quote'), payload: payloads.quote }),
  v.object({ ...entry, kind: v.literal('contact'), payload: payloads.contact }),
  v.object({ ...entry, kind: v.literal('distributor'), payload: payloads.distributor }),
  v.object({ ...entry, kind: v.literal('newsletter'), payload: payloads.newsletter }),
]) satisfies v.GenericSchema<unknown, Enquiry>;

const byStatus = v.object({ new: id, answered: id, closed: id });

export const enquiryCountsSchema = v.object({
  quote: byStatus,
  contact: byStatus,
  distributor: byStatus,
  newsletter: byStatus,
}) satisfies v.GenericSchema<unknown, EnquiryCounts>;

/** A page of enquiries, the newest first. */
export interface EnquiryPage {
  items: readonly EnquiryEntry[];
  /** How many there are that fit. */
  total: number;
  /** Over all enquiries, whatever was looked for. */
  counts: EnquiryCounts;
}

export const enquiryPageSchema = accepted(
  v.pipe(
    v.object({ data: v.array(enquiryEntrySchema), total: id, counts: enquiryCountsSchema }),
    v.transform(({ data, total, counts }): EnquiryPage => ({ items: data, total, counts })),
  ),
);

/** The body that changes an enquiry; what is left out stays. */
export const enquiryChange = v.object({
  status: v.exactOptional(v.picklist(enquiryStatuses, writeTexts.notAChoice)),
  note: v.exactOptional(optionalText(10_000)),
}) satisfies v.GenericSchema<unknown, EnquiryChange>;
