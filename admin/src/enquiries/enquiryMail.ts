import type { EnquiryEntry } from '@elvora/catalogue/model';
import { texts } from '../texts.ts';

const mailto = (to: string, fields: Readonly<Record<string, string>>) =>
  `mailto:${encodeURIComponent(to).replaceAll('%40', '@')}?${Object.entries(fields)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`;

const mailSubject = ({ kind, reference }: EnquiryEntry) =>
  `${texts.enquiries.kindNames[kind]} ${reference}`.trim();

/** An answer to the sender, in the office's own mail program. */
export const replyHref = (enquiry: EnquiryEntry) => mailto(enquiry.email, { subject: mailSubject(enquiry) });

/** Who asks and for what, for a dealer. */
export const forwardHref = (enquiry: EnquiryEntry) =>
  mailto('', {
    subject: mailSubject(enquiry),
    body: [enquiry.name, enquiry.email, enquiry.phone, '', enquiry.summary].join('\r\n'),
  });
