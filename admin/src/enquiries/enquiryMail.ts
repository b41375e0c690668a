import type { Enquiry, EnquiryEntry } from '@elvora/catalogue/model';
import { texts } from '../texts.ts';
import { enquiryLines } from './enquiryText.ts';

/**
 * Longest reliable `mailto:` link: Windows passes at most 2,083 characters to the mail program, and some programs
 * accept fewer.
 */
export const maxMailtoLength = 2000;

const lineBreak = '\r\n';

/** `mailto:` link of an address. */
export const mailHref = (to: string, fields: Readonly<Record<string, string>> = {}) => {
  const query = Object.entries(fields)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
  const address = encodeURIComponent(to).replaceAll('%40', '@');
  return `mailto:${address}${query === '' ? '' : `?${query}`}`;
};

/** `tel:` link of a phone number; ten digits are an Indian number (D-11). Null for a text without digits. */
export function phoneHref(phone: string): string | null {
  const digits = phone.replace(/\D/g, '');
  if (digits === '') return null;
  if (phone.trim().startsWith('+')) return `tel:+${digits}`;
  return digits.length === 10 ? `tel:+91${digits}` : `tel:${digits}`;
}

const mailSubject = ({ kind, reference }: EnquiryEntry) =>
  `${texts.enquiries.kindNames[kind]} ${reference}`.trim();

/** `mailto:` link of a reply to the sender. */
export const replyHref = (enquiry: EnquiryEntry) =>
  mailHref(enquiry.email, { subject: mailSubject(enquiry) });

export interface ForwardedMail {
  /** `mailto:` link with as much of the enquiry as fits. */
  href: string;
  /** The complete enquiry. */
  text: string;
  /** Lines of its content that do not fit into the link. */
  missingCount: number;
}

/** Forwards an enquiry to a dealer. Text that does not fit into the link is replaced by a note. */
export function forwardedMail(enquiry: Enquiry): ForwardedMail {
  const { sender, content } = enquiryLines(enquiry);
  const subject = mailSubject(enquiry);
  const hrefOf = (lines: readonly string[]) =>
    mailHref('', { subject, body: [...sender, '', ...lines].join(lineBreak) });
  const text = [...sender, '', ...content].join(lineBreak);
  const whole = hrefOf(content);
  if (whole.length <= maxMailtoLength) return { href: whole, text, missingCount: 0 };

  const noteOf = (missing: number) => texts.enquiries.shortened(missing);
  let room = maxMailtoLength - hrefOf([noteOf(content.length), '']).length;
  const kept: string[] = [];
  for (const line of content) {
    room -= encodeURIComponent(line + lineBreak).length;
    if (room < 0) break;
    kept.push(line);
  }
  const missingCount = content.length - kept.length;
  return { href: hrefOf([noteOf(missingCount), ...kept]), text, missingCount };
}
