import { isBrowserEmail } from '@elvora/catalogue/contract';
import {
  distributorLabels,
  type EnquiryKind,
  type QuoteAttachment,
  quoteDetailLabels,
  type QuoteItem,
} from '@elvora/catalogue/model';
import {
  formatBytes,
  formatPhone,
  formatWantedDate,
  joinLines,
  pluralise,
  quantityTotalText,
  quoteItemText,
  splitLines,
} from '@elvora/catalogue/operations';
import { attachmentOf, type EnquiryPayload, parsePayload } from '../enquiryPayload.ts';
import { readQuoteItems } from '../readQuoteItems.ts';
import type { EnquiryRow, MailRecipient } from '../store/index.ts';
import type { Company } from './company.ts';

/** A mail to send. Addresses are objects, never formatted strings, so that header injection is impossible. */
export interface MailMessage {
  from: { name: string; address: string };
  to: { name: string; address: string };
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  messageId: string;
  headers: Readonly<Record<string, string>>;
}

export interface MessageContext {
  company: Company;
  siteUrl: string;
  /** Address in the From header. */
  from: string;
  /** Recipient of the office's mails; null for the company's own addresses. */
  officeAddress: string | null;
  timeZone: string;
  /** Lines of a quote request for its sender, in the catalogue's wording. */
  confirmedLines: readonly string[];
  /** Links of a newsletter subscription; null for other enquiries. */
  newsletter: { confirmUrl: string; unsubscribeUrl: string } | null;
}

const kindNames = {
  quote: 'quote request',
  contact: 'message',
  distributor: 'distributor application',
  newsletter: 'newsletter subscription',
} as const satisfies Record<EnquiryKind, string>;

/**
 * Composes the notification to the office, with all submitted fields, or the confirmation to the sender. The
 * confirmation repeats no submitted text, so that forms cannot be abused to send content to other people's
 * addresses; the lines of a quote request use the catalogue's wording.
 */
export function composeMessage(
  enquiry: EnquiryRow,
  recipient: MailRecipient,
  context: MessageContext,
): MailMessage {
  const { company, siteUrl, from } = context;
  const common = {
    from: { name: company.name, address: from },
    // Stable across attempts, so that mail clients can drop duplicates; without the row's id, which would
    // reveal the number of enquiries.
    messageId: `<${enquiry.reference}.${recipient}@${new URL(siteUrl).hostname}>`,
  };
  if (recipient === 'office') {
    return {
      ...common,
      to: { name: '', address: context.officeAddress ?? defaultOfficeAddress(enquiry, company) },
      // Validated again: replies go to this address.
      ...(isBrowserEmail(enquiry.email) ? { replyTo: { name: '', address: enquiry.email } } : {}),
      subject: `New ${kindNames[enquiry.kind]} ${enquiry.reference}`,
      text: officeText(enquiry, context),
      headers: { 'Auto-Submitted': 'auto-generated' },
    };
  }
  if (recipient === 'unconfirmed') {
    return {
      ...common,
      to: { name: '', address: enquiry.email },
      subject: `Please confirm your subscription to the ${company.name} newsletter`,
      text: confirmationText(context),
      headers: { 'Auto-Submitted': 'auto-replied' },
    };
  }
  return {
    ...common,
    to: { name: '', address: enquiry.email },
    subject: senderSubject(enquiry, company),
    text: senderText(enquiry, context),
    headers: {
      'Auto-Submitted': 'auto-replied',
      ...(context.newsletter === null
        ? {}
        : {
            'List-Unsubscribe': `<${context.newsletter.unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
    },
  };
}

const defaultOfficeAddress = ({ kind }: EnquiryRow, { salesEmail, dealersEmail }: Company) =>
  kind === 'distributor' ? dealersEmail : salesEmail;

function officeText(enquiry: EnquiryRow, { siteUrl, timeZone }: MessageContext): string {
  const dateFormat = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return [
    `A ${kindNames[enquiry.kind]} has arrived: ${enquiry.reference}`,
    `Received: ${dateFormat.format(new Date(enquiry.received_at))}`,
    '',
    ...payloadLines(parsePayload(enquiry)),
    '',
    `In the admin: ${siteUrl}/admin/enquiries`,
  ].join('\n');
}

const formFieldLabels: Readonly<Record<string, string>> = {
  ...distributorLabels,
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email',
  phone: 'Phone',
  subject: 'Subject',
  message: 'Message',
  ...quoteDetailLabels,
  items: 'Products',
  attachment: 'Attachment',
  'country-other': 'Other Country',
  'push-notifications': 'SMS Notifications',
  terms: 'Terms',
};

const payloadLines = ({ phoneCode = '', ...payload }: EnquiryPayload) => {
  const attachment = attachmentOf(payload);
  return Object.entries({
    ...payload,
    // In its place among the fields, as country code and number (D-64).
    ...('phone' in payload
      ? { phone: formatPhone({ phone: String(payload['phone']), phoneCode: String(phoneCode) }) }
      : {}),
  }).flatMap(([field, value]) => {
    const title = formFieldLabels[field] ?? field;
    if (Array.isArray(value)) return quoteLines(title, readQuoteItems(value));
    if (field === 'attachment') return attachment ? [`${title}: ${attachmentText(attachment)}`] : [];
    if (field === 'wantedDate' && value !== '') return [`${title}: ${formatWantedDate(String(value))}`];
    if (typeof value === 'boolean') return [`${title}: ${value ? 'yes' : 'no'}`];
    if (value === '' || (typeof value !== 'string' && typeof value !== 'number')) return [];
    const lines = splitLines(String(value));
    if (lines.length === 1) return [`${title}: ${lines[0]}`];
    // Indented, so that no line of a message looks like another field.
    return [`${title}:`, ...lines.map((line) => `  ${line}`)];
  });
};

/** The lines of a request with their numbers, which people refer to in replies, and the totals. */
const quoteLines = (title: string, items: readonly QuoteItem[]) => [
  `${title}, ${pluralise(items.length, 'line', 'lines')}, ${quantityTotalText(items)}:`,
  ...items.map((item, index) => `  ${index + 1}. ${joinLines(quoteItemText(item))}`),
];

/** Name of a file and its size; it is downloaded in the admin. */
const attachmentText = ({ name, size }: QuoteAttachment) =>
  `${splitLines(name).join(' ')} (${formatBytes(size)}, in the admin)`;

const senderSubject = ({ kind, reference }: EnquiryRow, { name }: Company) =>
  kind === 'newsletter'
    ? `You are subscribed to the ${name} newsletter`
    : `We have received your ${kindNames[kind]} ${reference}`;

function senderText({ kind, reference }: EnquiryRow, context: MessageContext): string {
  const { newsletter, confirmedLines } = context;
  const lines =
    kind === 'newsletter'
      ? [
          `Thank you. This address is subscribed to our newsletter.`,
          ...(newsletter === null ? [] : ['', `To unsubscribe: ${newsletter.unsubscribeUrl}`]),
        ]
      : [
          `Thank you. Your ${kindNames[kind]} has reached us. We will answer to this address.`,
          '',
          `Reference: ${reference}`,
          ...(confirmedLines.length === 0
            ? []
            : [
                '',
                `${pluralise(confirmedLines.length, 'line', 'lines')}:`,
                ...confirmedLines.map((line, index) => `  ${index + 1}. ${line}`),
              ]),
        ];
  return mailText(lines, context);
}

function confirmationText(context: MessageContext): string {
  return mailText(
    [
      'Someone signed up for our newsletter with this address. If it was you, follow this link to confirm:',
      '',
      context.newsletter?.confirmUrl ?? context.siteUrl,
      '',
      'Without confirmation the address is not subscribed, and it is erased within a week.',
    ],
    context,
  );
}

const mailText = (lines: readonly string[], { company, siteUrl }: MessageContext) =>
  [
    ...lines,
    '',
    company.name,
    siteUrl,
    ...(company.phone === null ? [] : [company.phone]),
    '',
    `If you did not send this, someone has entered your address by mistake. Write to ${company.privacyEmail} and we will erase it.`,
  ].join('\n');
