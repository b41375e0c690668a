import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  recommendedAboutLength,
  businessTypes,
  countries,
  distributorLabels,
  experienceYears,
  smsPreferences,
  type DistributorForm,
} from '../model/forms.ts';
import { validate, problemsByField } from './validate.ts';
import { contactFormSchema } from './contactForm.ts';
import { distributorFormSchema } from './distributorForm.ts';
import { newsletterFormSchema } from './newsletterForm.ts';
import { quoteFormSchema } from './quoteForm.ts';

const problems = (schema: Parameters<typeof validate>[0], value: unknown) => {
  const checked = validate(schema, value);
  return checked.isValid ? {} : problemsByField(checked.problems);
};

describe('the contact form', () => {
  const filled = {
    firstName: 'Asha',
    lastName: 'Sen',
    email: 'asha@example.in',
    phoneCode: '',
    phone: '',
    message: 'Hello',
    subject: '',
  };

  it('keeps the text exactly as it was typed (S-126, O33)', () => {
    expect(validate(contactFormSchema, { ...filled, firstName: ' Asha ', role: 'owner' })).toEqual({
      isValid: true,
      value: filled,
    });
  });

  it('keeps one-line fields on one line, and the lines of a message', () => {
    const forged = 'Sen\r\nEmail: mallory@example.net\u2028x';
    const oneLine = 'Sen Email: mallory@example.net x';
    const submitted = { ...filled, firstName: forged, lastName: forged, subject: forged, message: 'a\nb' };
    expect(validate(contactFormSchema, submitted)).toEqual({
      isValid: true,
      value: { ...filled, firstName: oneLine, lastName: oneLine, subject: oneLine, message: 'a\nb' },
    });
  });

  it.each(['firstName', 'lastName', 'phone', 'subject'])('accepts a form without %s (S-128)', (field) => {
    expect(problems(contactFormSchema, { ...filled, [field]: undefined })).toEqual({});
  });

  it('requires a message and an email address or phone number (D-14, O49)', () => {
    expect(problems(contactFormSchema, { ...filled, message: ' ' })).toEqual({ message: 'Write a message' });
    expect(problems(contactFormSchema, { ...filled, email: '' })).toEqual({
      email: 'Give an email address or a phone number so that we can answer',
    });
    expect(problems(contactFormSchema, { ...filled, email: '', phone: '98765 43210' })).toEqual({});
    expect(Object.keys(problems(contactFormSchema, {}))).toEqual(['message', 'email']);
  });

  it('accepts a phone number as one text, or as a country code and at most ten digits (S-198, D-64)', () => {
    const phoneProblems = (phone: string, phoneCode?: string) =>
      problems(contactFormSchema, { ...filled, phone, ...(phoneCode === undefined ? {} : { phoneCode }) });
    expect(phoneProblems('+44 20 7946 0958 ext. 12')).toEqual({});
    for (const code of ['+1', '+44', '+971']) expect(phoneProblems('2079460958', code)).toEqual({});
    expect(phoneProblems('13800138000', '+86')).toEqual({ phone: 'A phone number has at most 10 digits' });
    expect(Object.keys(phoneProblems('2079460958', '44'))).toEqual(['phoneCode']);
    expect(Object.keys(phoneProblems('2079460958', '=1+1'))).toEqual(['phoneCode']);
  });

  it.each([
    'a@b',
    'a b@c.in',
    '@c.in',
    'a@.in',
    'a@c.1',
    'a@c.in.1',
    `${'a'.repeat(250)}@c.in`,
    'a@c.in\nBcc: x@y.in',
  ])('rejects the address %j (O50)', (email) => {
    expect(Object.keys(problems(contactFormSchema, { ...filled, email }))).toEqual(['email']);
  });

  it.each(["o'neil+quotes@mail.example.co.in", 'A_b.c-d@x-1.museum', 'a@xn--h2brj9c.xn--p1ai'])(
    'accepts the address %j',
    (email) => {
      expect(problems(contactFormSchema, { ...filled, email })).toEqual({});
    },
  );

  it('validates 100 kB of any text in time (O73)', () => {
    for (const unit of ['a', 'a.', 'a@', '-', 'a-', '@', '.a-']) {
      const email = `x@${unit.repeat(100_000 / unit.length)}`;
      // A quadratic expression takes longer than a test may.
      expect(problems(contactFormSchema, { ...filled, email })).toHaveProperty('email');
    }
  });
});

describe('the distributor form', () => {
  const filled: DistributorForm = {
    companyname: 'Sen Electricals',
    about: 'Dealers',
    'first-name': 'Asha',
    'last-name': 'Sen',
    phoneCode: '+91',
    phone: '98765 43210',
    email: 'asha@example.in',
    'street-address': '1 Park Street',
    city: 'Kolkata',
    region: 'West Bengal',
    'postal-code': '700016',
    country: 'IN',
    'country-other': '',
    'business-type': 'retailer',
    experience: '10+',
    'target-market': '',
    comments: false,
    candidates: true,
    offers: false,
    'push-notifications': 'urgent',
    terms: true,
  };

  it('has the stated field names, and those for another country and its phone numbers (S-219, D-50, D-64)', () => {
    const checked = validate(distributorFormSchema, filled);
    expect(checked).toEqual({ isValid: true, value: filled });
    const stated =
      'companyname about first-name last-name phone email street-address city region postal-code country ' +
      'business-type experience target-market comments candidates offers push-notifications terms';
    const added = ['country-other', 'phoneCode'];
    expect(Object.keys(filled).filter((name) => !added.includes(name))).toEqual(stated.split(' '));
  });

  it('offers the stated options in the stated order (S-225, S-226, S-227, S-228, D-50)', () => {
    expect(countries).toEqual(['US', 'CA', 'MX', 'UK', 'DE', 'FR', 'AU', 'JP', 'IN', 'BR', 'Other']);
    expect(businessTypes).toEqual(['retailer', 'wholesaler', 'online', 'chain', 'franchise', 'other']);
    expect(experienceYears).toEqual(['0-1', '1-3', '3-5', '5-10', '10+']);
    expect(smsPreferences).toEqual(['everything', 'urgent', 'none']);
  });

  it('labels its checkboxes (S-220)', () => {
    expect(distributorLabels).toMatchObject({
      comments: 'Product Updates',
      candidates: 'Marketing Materials',
      offers: 'Special Offers',
    });
  });

  it.each([
    ['companyname', 'Company Name'],
    ['about', 'About Your Company'],
    ['first-name', 'First Name'],
    ['last-name', 'Last Name'],
    ['phone', 'Phone Number'],
    ['email', 'Email Address'],
    ['street-address', 'Street Address'],
    ['city', 'City'],
    ['region', 'State / Province'],
    ['postal-code', 'ZIP / Postal Code'],
    ['country', 'Country'],
    ['business-type', 'Business Type'],
    ['experience', 'Years in Business'],
  ])('requires %s with the label %s (S-221, O51)', (field, label) => {
    for (const value of [undefined, '', ' '])
      expect(problems(distributorFormSchema, { ...filled, [field]: value })).toEqual({
        [field]: `${label} is required`,
      });
  });

  it('requires the terms to be accepted (S-221)', () => {
    expect(Object.keys(problems(distributorFormSchema, { ...filled, terms: false }))).toEqual(['terms']);
    expect(Object.keys(problems(distributorFormSchema, {}))).toHaveLength(14);
  });

  it('accepts a form without target market, checkboxes and preference (S-222, S-228)', () => {
    const { 'target-market': _market, comments: _box, 'push-notifications': _sms, ...rest } = filled;
    expect(validate(distributorFormSchema, rest)).toMatchObject({
      value: { 'target-market': '', comments: false, 'push-notifications': 'urgent' },
    });
  });

  it('accepts less text about the company than recommended (S-223, S-224)', () => {
    const about = 'x'.repeat(recommendedAboutLength - 1);
    expect(recommendedAboutLength).toBe(50);
    expect(problems(distributorFormSchema, { ...filled, about })).toEqual({});
  });

  it('requires the name of another country (D-50)', () => {
    expect(problems(distributorFormSchema, { ...filled, country: 'Other' })).toEqual({
      'country-other': 'Country is required',
    });
    expect(
      problems(distributorFormSchema, { ...filled, country: 'Other', 'country-other': 'Nepal' }),
    ).toEqual({});
  });

  it.each([
    ['country', 'XX'],
    ['business-type', 'bank'],
    ['experience', '11'],
    ['push-notifications', 'some'],
    ['comments', 'on'],
  ])('rejects the %s %j', (field, value) => {
    expect(Object.keys(problems(distributorFormSchema, { ...filled, [field]: value }))).toEqual([field]);
  });
});

describe('the quote', () => {
  const item = { name: 'Relay', image: 'a.jpg', quantity: 2 };
  const filled = { email: 'asha@example.in', phoneCode: '+91', phone: '9876543210', items: [item] };

  it('keeps the items as they were sent (S-206, D-10)', () => {
    expect(validate(quoteFormSchema, filled)).toMatchObject({ isValid: true, value: filled });
    expect(validate(quoteFormSchema, { ...filled, items: [{ name: 'Relay' }] })).toMatchObject({
      value: { items: [{ name: 'Relay', product: 'Relay', code: '', image: '', quantity: 1 }] },
    });
  });

  it('accepts a size by product and code, and names its line (D-56)', () => {
    const size = {
      product: 'Stopping Plug',
      code: 'EV-SPB-M20',
      variant: 'brass',
      quantity: 50,
      pack: 'pack of 10 pcs',
      note: 'for panel 4',
    };
    expect(validate(quoteFormSchema, { ...filled, items: [size] })).toMatchObject({
      value: { items: [{ ...size, name: 'Stopping Plug – EV-SPB-M20', image: '' }] },
    });
    expect(Object.keys(problems(quoteFormSchema, { ...filled, items: [{ quantity: 1 }] }))).toEqual([
      'items',
    ]);
  });

  it('has optional fields of the buyer', () => {
    const details = { company: 'Sen', name: 'Asha', region: 'Assam', note: 'Soon', wantedDate: '2026-12-01' };
    expect(validate(quoteFormSchema, { ...filled, ...details })).toMatchObject({ value: details });
    for (const wantedDate of [
      '1 December',
      '2026-13-01',
      '2026-02-30',
      '2026-1-1',
      '2026-12',
      '2026',
      '+012026-12-01',
    ])
      expect(Object.keys(problems(quoteFormSchema, { ...filled, wantedDate }))).toEqual(['wantedDate']);
  });

  it('rejects a list that is too long, with its number of lines', () => {
    const items = Array.from({ length: 5312 }, () => item);
    expect(problems(quoteFormSchema, { ...filled, items })).toEqual({
      items: 'A quote list has at most 2,000 lines; this one has 5,312',
    });
  });

  it.each([undefined, '', '  '])('requires an email and rejects %j (S-204)', (email) => {
    expect(problems(quoteFormSchema, { ...filled, email })).toEqual({ email: 'Enter email' });
  });

  it('accepts exactly the addresses that the email field accepts (S-205, O50)', () => {
    expect(problems(quoteFormSchema, { ...filled, email: 'asha@localhost' })).toEqual({});
    expect(Object.keys(problems(quoteFormSchema, { ...filled, email: 'asha sen@example.in' }))).toEqual([
      'email',
    ]);
  });

  it('does not check the phone (S-199)', () => {
    expect(problems(quoteFormSchema, { ...filled, phone: '12' })).toEqual({});
    expect(problems(quoteFormSchema, { email: filled.email, items: [item] })).toEqual({});
  });

  it.each([
    [0, ['items']],
    [1, []],
    [2000, []],
    [2001, ['items']],
  ])('with %i lines has problems in %j (O52)', (count, fields) => {
    const items = Array.from({ length: count }, () => item);
    expect(Object.keys(problems(quoteFormSchema, { ...filled, items }))).toEqual(fields);
  });

  it.each([0, -1, 1.5, '2', Number.NaN, 1e9])('rejects the quantity %j (D-10)', (quantity) => {
    expect(Object.keys(problems(quoteFormSchema, { ...filled, items: [{ ...item, quantity }] }))).toEqual([
      'items',
    ]);
  });
});

describe('the newsletter', () => {
  it('requires an address (S-131, O50)', () => {
    expect(problems(newsletterFormSchema, { email: 'asha@example.in' })).toEqual({});
    expect(problems(newsletterFormSchema, { email: '' })).toEqual({ email: 'Enter email' });
    expect(problems(newsletterFormSchema, { email: 'a@b' })).toEqual({
      email: 'This is not an email address',
    });
  });
});

describe('every form', () => {
  it.each([contactFormSchema, distributorFormSchema, quoteFormSchema, newsletterFormSchema])(
    'accepts any input and never throws',
    (schema) => {
      fc.assert(fc.property(fc.oneof(fc.anything(), fc.object()), (value) => void validate(schema, value)));
      expect(validate(schema, 'text')).toMatchObject({ problems: [{ field: '' }] });
    },
  );
});
