import type { EnquiryEntry } from '@elvora/catalogue/model';
import { texts } from '../texts.ts';

const mailto = (to: string, fields: Readonly<Record<string, string>>) =>
  `mailto:${encodeURIComponent(to).replaceAll('%40', '@')}?${Object.entries(fields)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`;

const mailSubject = ({ kind, reference }: EnquiryEntry) =>
  `${texts.enquiries.kindNames[kind]} ${reference}`.trim();

/** `mailto:` link of a reply to the sender. */
export const replyHref = (enquiry: EnquiryEntry) => mailto(enquiry.email, { subject: mailSubject(enquiry) });

/** `mailto:` link that forwards the enquiry to a dealer. */
export const forwardHref = (enquiry: EnquiryEntry) =>
  mailto('', {
    subject: mailSubject(enquiry),
    body: [enquiry.name, enquiry.email, enquiry.phone, '', enquiry.summary].join('\r\n'),
  });
