import {
  check,
  type Checked,
  contactForm,
  distributorForm,
  newsletterForm,
  quoteForm,
} from '@elvora/catalogue/contract';
import type { EnquiryKind } from '@elvora/catalogue/model';
import type { GenericSchema } from 'valibot';
import type { NewEnquiry } from '../store/index.ts';

type Described = Pick<NewEnquiry, 'email' | 'name' | 'phone' | 'summary'>;

/** What the office sees of a form at a glance. */
const reading =
  <Form>(kind: EnquiryKind, schema: GenericSchema<unknown, Form>, describe: (form: Form) => Described) =>
  (body: unknown): Checked<NewEnquiry> => {
    const checked = check(schema, body);
    if (!checked.isGood) return checked;
    const sent = sentPart(checked.value, body);
    const described = describe(checked.value);
    return {
      isGood: true,
      value: {
        kind,
        ...described,
        summary: oneLine(described.summary),
        payload: JSON.stringify(sent),
        texts: textsOf(sent),
      },
    };
  };

const named = (...parts: string[]) => parts.filter(Boolean).join(' ');

/** Checks a form by the rules its page checks by, and keeps it exactly as it was sent. */
export const readSubmission = {
  quote: reading('quote', quoteForm, ({ email, phone, items }) => ({
    email,
    phone,
    name: '',
    summary: items.map(({ name, quantity }) => `${quantity} × ${name}`).join(', '),
  })),
  contact: reading('contact', contactForm, ({ email, phone, firstName, lastName, subject, message }) => ({
    email,
    phone,
    name: named(firstName, lastName),
    summary: subject === '' ? message : `${subject}: ${message}`,
  })),
  distributor: reading('distributor', distributorForm, (form) => ({
    email: form.email,
    phone: form.phone,
    name: named(form['first-name'], form['last-name']),
    summary: [
      form.companyname,
      form.city,
      form.country === 'Other' ? form['country-other'] : form.country,
    ].join(', '),
  })),
  newsletter: reading('newsletter', newsletterForm, ({ email }) => ({
    email,
    phone: '',
    name: '',
    summary: 'Newsletter',
  })),
} as const satisfies Record<EnquiryKind, (body: unknown) => Checked<NewEnquiry>>;

const summaryLength = 200;

function oneLine(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const letters = [...line];
  return letters.length <= summaryLength ? line : `${letters.slice(0, summaryLength - 1).join('')}…`;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What was sent, letter for letter, of the fields the form has: what else came along is not kept (O45). */
function sentPart(checked: unknown, sent: unknown): unknown {
  if (Array.isArray(checked) && Array.isArray(sent)) {
    return checked.map((one, index) => sentPart(one, sent[index]));
  }
  if (!isObject(checked) || !isObject(sent)) return sent;
  return Object.fromEntries(
    Object.entries(checked).flatMap(([name, value]) =>
      Object.hasOwn(sent, name) ? [[name, sentPart(value, sent[name])]] : [],
    ),
  );
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}
