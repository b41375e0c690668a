import {
  contactMessage,
  distributorApplication,
  newQuoteEnquiry,
  newsletterAddress,
  quoteRequest,
} from '@elvora/catalogue/fixtures';
import type { Enquiry } from '@elvora/catalogue/model';
import { describe, expect, it } from 'vitest';
import { forwardedMail, maxMailtoLength, phoneHref, replyHref } from './enquiryMail.ts';

const quoteOf = (count: number): Enquiry => ({
  ...newQuoteEnquiry(
    Array.from({ length: count }, (_, index) => ({
      name: `Brass Cable Gland, Metric Thread – BCG-M${index + 1} °C`,
      quantity: index + 1,
    })),
  ),
  summary: '1 × Brass Cable Gland…',
});

const bodyOf = (href: string) => new URL(href).searchParams.get('body')?.split('\r\n') ?? [];
const isPosition = (line: string) => /^\d+ × Brass Cable Gland/.test(line);

describe('forwardedMail', () => {
  it('contains a short enquiry completely', () => {
    const { href, missingCount } = forwardedMail(quoteOf(5));
    expect(missingCount).toBe(0);
    expect(bodyOf(href).filter(isPosition)).toHaveLength(5);
    expect(bodyOf(href)[0]).toContain(quoteRequest.reference);
  });

  it.each([25, 100, 2000])(
    'loses none of %d lines: what does not fit into the link is in the text',
    (count) => {
      const { href, text, missingCount } = forwardedMail(quoteOf(count));
      expect(href.length).toBeLessThanOrEqual(maxMailtoLength);
      const body = bodyOf(href);
      const positions = body.filter(isPosition);
      expect(positions.length).toBeGreaterThan(0);
      expect(positions.length + missingCount).toBe(count);
      expect(body.join(' ')).toContain(`${missingCount} lines are left out here`);
      expect(text.split('\r\n').filter(isPosition)).toHaveLength(count);
    },
  );

  it("lists code, variant, pack and note of each line, and the buyer's optional fields (D-56)", () => {
    const { text } = forwardedMail(quoteRequest);
    expect(text).toContain('50 × Brass Cable Gland, Metric Thread – EV-BG-M20 (1 pack of 50)');
    expect(text).toContain('10 × Stopping Plug – EV-SPB-M20 (brass). Note: Instead of nylon, if in stock');
    expect(text).toContain('Company: Sen Panels');
    expect(text).toContain('Wanted by: 10 December 2026');
    expect(text).toContain('Attachment: panel-layout.pdf (1.4 MB)');
  });

  it('uses the full length of the link', () => {
    const { href } = forwardedMail(quoteOf(100));
    expect(href.length).toBeGreaterThan(maxMailtoLength - 150);
  });

  it('contains every submitted field of the other kinds', () => {
    const message = forwardedMail(contactMessage);
    if (contactMessage.kind === 'contact')
      expect(message.text.replaceAll('\r\n', '\n')).toContain(contactMessage.payload.message);
    expect(forwardedMail(distributorApplication).text).toContain('Company Name: Krishnan Electricals');
    expect(forwardedMail(newsletterAddress).text).toContain('Wants the newsletter.');
  });

  it('omits a single line that is too long, and keeps it in the text', () => {
    const enquiry: Enquiry = {
      ...contactMessage,
      kind: 'contact',
      payload: {
        firstName: '',
        lastName: '',
        email: '',
        phone: '',
        phoneCode: '',
        subject: '',
        message: 'अ'.repeat(5000),
      },
    };
    const { href, text, missingCount } = forwardedMail(enquiry);
    expect(href.length).toBeLessThanOrEqual(maxMailtoLength);
    expect(missingCount).toBe(1);
    expect(text).toContain('अ'.repeat(5000));
  });
});

describe('links of the sender', () => {
  it.each([
    ['9830012345', 'tel:+919830012345'],
    ['+44 20 7946 0000', 'tel:+442079460000'],
    ['033 2225 0000', 'tel:03322250000'],
    ['ask for Ravi', null],
    ['', null],
  ])('of the phone number %j (D-11)', (phone, href) => {
    expect(phoneHref(phone)).toBe(href);
  });

  it('answer by email', () => {
    expect(replyHref({ ...quoteRequest, email: 'a+b@c.example' })).toBe(
      'mailto:a%2Bb@c.example?subject=Quote%20request%20Q-7K3M-2X',
    );
  });
});
