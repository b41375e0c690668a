import {
  validate,
  type ValidationResult,
  contactFormSchema,
  distributorFormSchema,
  newsletterFormSchema,
  quoteFormSchema,
} from '@elvora/catalogue/contract';
import type { EnquiryKind } from '@elvora/catalogue/model';
import type { GenericSchema } from 'valibot';
import type { NewEnquiry } from '../store/index.ts';

type EnquirySummary = Pick<NewEnquiry, 'email' | 'name' | 'phone' | 'summary'>;

/** What the office sees of a form at a glance. */
const createParser =
  <Form>(kind: EnquiryKind, schema: GenericSchema<unknown, Form>, describe: (form: Form) => EnquirySummary) =>
  (body: unknown): ValidationResult<NewEnquiry> => {
    const checked = validate(schema, body);
    if (!checked.isValid) return checked;
    const sent = pickSubmitted(checked.value, body);
    const described = describe(checked.value);
    return {
      isValid: true,
      value: {
        kind,
        ...described,
        summary: toSummaryLine(described.summary),
        payload: JSON.stringify(sent),
        texts: collectTexts(sent),
      },
    };
  };

const joinNames = (...parts: string[]) => parts.filter(Boolean).join(' ');

/** Checks a form by the rules its page checks by, and keeps it exactly as it was sent. */
export const parseSubmission = {
  quote: createParser('quote', quoteFormSchema, ({ email, phone, items }) => ({
    email,
    phone,
    name: '',
    summary: items.map(({ name, quantity }) => `${quantity} × ${name}`).join(', '),
  })),
  contact: createParser(
    'contact',
    contactFormSchema,
    ({ email, phone, firstName, lastName, subject, message }) => ({
      email,
      phone,
      name: joinNames(firstName, lastName),
      summary: subject === '' ? message : `${subject}: ${message}`,
    }),
  ),
  distributor: createParser('distributor', distributorFormSchema, (form) => ({
    email: form.email,
    phone: form.phone,
    name: joinNames(form['first-name'], form['last-name']),
    summary: [
      form.companyname,
      form.city,
      form.country === 'Other' ? form['country-other'] : form.country,
    ].join(', '),
  })),
  newsletter: createParser('newsletter', newsletterFormSchema, ({ email }) => ({
    email,
    phone: '',
    name: '',
    summary: 'Newsletter',
  })),
} as const satisfies Record<EnquiryKind, (body: unknown) => ValidationResult<NewEnquiry>>;

const maxSummaryLength = 200;

function toSummaryLine(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const letters = [...line];
  return letters.length <= maxSummaryLength ? line : `${letters.slice(0, maxSummaryLength - 1).join('')}…`;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What was sent, letter for letter, of the fields the form has: what else came along is not kept (O45). */
function pickSubmitted(checked: unknown, sent: unknown): unknown {
  if (Array.isArray(checked) && Array.isArray(sent)) {
    return checked.map((one, index) => pickSubmitted(one, sent[index]));
  }
  if (!isObject(checked) || !isObject(sent)) return sent;
  return Object.fromEntries(
    Object.entries(checked).flatMap(([name, value]) =>
      Object.hasOwn(sent, name) ? [[name, pickSubmitted(value, sent[name])]] : [],
    ),
  );
}

function collectTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(collectTexts) : [];
}
