import {
  distributorLabels,
  type Enquiry,
  type EnquiryPayloads,
  quoteDetailLabels,
  type QuoteDetailField,
} from '@elvora/catalogue/model';
import { formatBytes, formatPhone, formatWantedDate, quoteItemText } from '@elvora/catalogue/operations';
import { formatLongDateTime } from '../formatDate.ts';
import { texts } from '../texts.ts';

export interface EnquiryField {
  /** Name of the field on the form. */
  name: string;
  label: string;
  value: string;
}

const { enquiries } = texts;

/** Returns the application form's fields with their labels, in the order in which they were submitted. */
export function applicationFields({ phoneCode, ...payload }: EnquiryPayloads['distributor']): EnquiryField[] {
  const phone = formatPhone({ phone: payload.phone, phoneCode });
  return Object.entries({ ...payload, phone }).map(([name, value]) => ({
    name,
    label: hasLabel(name) ? distributorLabels[name] : (enquiries.otherFields[name] ?? name),
    value: typeof value === 'boolean' ? (value ? enquiries.yes : enquiries.no) : value,
  }));
}

/** Returns the optional details of a quote request; the name is shown with the sender. */
export const quoteDetails = (payload: EnquiryPayloads['quote']): EnquiryField[] =>
  (Object.keys(quoteDetailLabels) as QuoteDetailField[])
    .filter((name) => name !== 'name' && payload[name] !== '')
    .map((name) => ({
      name,
      label: quoteDetailLabels[name],
      value: name === 'wantedDate' ? formatWantedDate(payload[name]) : payload[name],
    }));

/** Returns name and size of the file of a quote request; null without one. */
export const attachmentLabel = ({ attachment }: EnquiryPayloads['quote']): string | null =>
  attachment && `${attachment.name} (${formatBytes(attachment.size)})`;

const hasLabel = (field: string): field is keyof typeof distributorLabels => field in distributorLabels;

/** Returns the enquiry as lines of text: who sent it, and everything that was submitted. */
export function enquiryLines(enquiry: Enquiry): { sender: string[]; content: string[] } {
  const { kind, reference, receivedAt, name, email, phone } = enquiry;
  const facts = [
    [enquiries.name, name],
    [enquiries.email, email],
    [enquiries.phone, phone],
  ] as const;
  return {
    sender: [
      [enquiries.kindNames[kind], reference, formatLongDateTime(receivedAt)].filter(Boolean).join(', '),
      ...facts.filter(([, value]) => value !== '').map(([label, value]) => `${label}: ${value}`),
    ],
    content: contentLines(enquiry),
  };
}

function contentLines(enquiry: Enquiry): string[] {
  switch (enquiry.kind) {
    case 'quote': {
      const file = attachmentLabel(enquiry.payload);
      return [
        ...quoteDetails(enquiry.payload).map(({ label, value }) => `${label}: ${value}`),
        ...(file === null ? [] : [`${enquiries.attachment}: ${file}`]),
        ...enquiry.payload.items.map(quoteItemText),
      ];
    }
    case 'contact':
      return [enquiry.payload.subject, ...enquiry.payload.message.split(/\r\n|\r|\n/)].filter(
        (line, index) => index > 0 || line !== '',
      );
    case 'distributor':
      return applicationFields(enquiry.payload).map(({ label, value }) => `${label}: ${value}`);
    case 'newsletter':
      return [enquiries.subscribed];
  }
}
