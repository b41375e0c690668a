import {
  validate,
  type ValidationResult,
  contactFormSchema,
  distributorFormSchema,
  newsletterFormSchema,
  quoteFormSchema,
} from '@elvora/catalogue/contract';
import type { EnquiryKind } from '@elvora/catalogue/model';
import { formatPhone, splitLines } from '@elvora/catalogue/operations';
import type { GenericSchema } from 'valibot';
import type { NewEnquiry } from '../store/index.ts';

type EnquirySummary = Pick<NewEnquiry, 'email' | 'name' | 'phone' | 'summary'> & { phoneCode: string };

const createParser =
  <Form>(kind: EnquiryKind, schema: GenericSchema<unknown, Form>, describe: (form: Form) => EnquirySummary) =>
  (body: unknown): ValidationResult<NewEnquiry> => {
    const result = validate(schema, body);
    if (!result.isValid) return result;
    const submitted = pickSubmitted(result.value, body);
    const { phoneCode, ...summary } = describe(result.value);
    const phone = formatPhone({ phone: summary.phone, phoneCode });
    return {
      isValid: true,
      value: {
        kind,
        ...summary,
        phone,
        summary: toSummaryLine(summary.summary),
        payload: JSON.stringify(submitted),
        texts: [...collectTexts(submitted), ...(phone === summary.phone ? [] : [phone])],
      },
    };
  };

const joinNames = (...parts: string[]) => parts.filter(Boolean).join(' ');

/** Validates a form with the schema of its page; the payload keeps the submitted values unchanged. */
export const parseSubmission = {
  quote: createParser('quote', quoteFormSchema, ({ email, phoneCode, phone, name, items }) => ({
    email,
    phoneCode,
    phone,
    name,
    summary: items.map(({ name, quantity }) => `${quantity} × ${name}`).join(', '),
  })),
  contact: createParser(
    'contact',
    contactFormSchema,
    ({ email, phoneCode, phone, firstName, lastName, subject, message }) => ({
      email,
      phoneCode,
      phone,
      name: joinNames(firstName, lastName),
      summary: subject === '' ? message : `${subject}: ${message}`,
    }),
  ),
  distributor: createParser('distributor', distributorFormSchema, (form) => ({
    email: form.email,
    phoneCode: form.phoneCode,
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
    phoneCode: '',
    phone: '',
    name: '',
    summary: 'Newsletter',
  })),
} as const satisfies Record<EnquiryKind, (body: unknown) => ValidationResult<NewEnquiry>>;

const maxSummaryLength = 200;

function toSummaryLine(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const characters = [...line];
  if (characters.length <= maxSummaryLength) return line;
  return `${characters.slice(0, maxSummaryLength - 1).join('')}…`;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const hasLines = (text: string) => splitLines(text).length > 1;

/**
 * Returns the submitted values, without fields that the form does not have (O45) and without the line
 * breaks of one-line fields, but otherwise unchanged.
 */
function pickSubmitted(parsed: unknown, submitted: unknown): unknown {
  if (typeof parsed === 'string' && typeof submitted === 'string') {
    return hasLines(submitted) && !hasLines(parsed) ? parsed : submitted;
  }
  if (Array.isArray(parsed) && Array.isArray(submitted)) {
    return parsed.map((item, index) => pickSubmitted(item, submitted[index]));
  }
  if (!isObject(parsed) || !isObject(submitted)) return submitted;
  return Object.fromEntries(
    Object.entries(parsed).flatMap(([name, value]) =>
      Object.hasOwn(submitted, name) ? [[name, pickSubmitted(value, submitted[name])]] : [],
    ),
  );
}

function collectTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(collectTexts) : [];
}
