import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPhone, parsePhone, parsePhoneCode, parseTypedPhone } from './phone.ts';

const typedText = fc.string({ unit: fc.constantFrom('0', '1', '4', '9', '+', ' ', '-', '(', ')', 'x', '५') });

describe('parseTypedPhone', () => {
  it.each([
    ['98765 43210', '9876543210'],
    ['+91 98765 43210', '9876543210'],
    ['91-98765-43210', '9876543210'],
    ['098765 43210', '9876543210'],
    ['0091 98765 43210', '9876543210'],
    ['+91 (0) 98765-43210', '9876543210'],
    ['9187654321', '9187654321'],
    ['0222334455', '0222334455'],
    ['98765432109', '9876543210'],
    ['12ab3', '123'],
    ['', ''],
  ])('of %j is %j (S-198)', (typed, number) => {
    expect(parseTypedPhone(typed)).toMatchObject({ code: '+91', number });
  });

  it.each([
    ['+44 20 7946 0958', '+44', '2079460958'],
    ['0044 (0)20 7946 0958', '+44', '2079460958'],
    ['+1 (212) 555-0100', '+1', '2125550100'],
    ['+49 030 901820', '+49', '030901820'],
    ['+353 1 234 5678', '+353', '12345678'],
    ['+971501234567', '+971', '501234567'],
    ['+7 495 123-45-67', '+7', '4951234567'],
  ])('moves the country code of %j into its field (D-64)', (typed, code, number) => {
    expect(parseTypedPhone(typed)).toEqual({ code, number, isTooLong: false });
  });

  it.each(['+', '+4', '00', '004', '+35'])(
    'waits for the rest of the country code after %j (D-64)',
    (typed) => {
      expect(parseTypedPhone(typed)).toEqual({ code: '+91', number: typed, isTooLong: false });
    },
  );

  it('keeps the existing country code, and removes a repeated one only from a number that is too long (D-64)', () => {
    expect(parseTypedPhone('2079460958', '+44')).toEqual({
      code: '+44',
      number: '2079460958',
      isTooLong: false,
    });
    expect(parseTypedPhone('442079460958', '+44').number).toBe('2079460958');
    expect(parseTypedPhone('4420794609', '+44').number).toBe('4420794609');
    expect(parseTypedPhone('2079460958', '')).toEqual({ code: '', number: '2079460958', isTooLong: false });
  });

  it('reports a number that is too long, and truncates no foreign one (D-64)', () => {
    const tooLong = { number: '13800138000', isTooLong: true };
    expect(parseTypedPhone('+86 138 0013 8000')).toEqual({ code: '+86', ...tooLong });
    expect(parseTypedPhone('13800138000', '+86')).toEqual({ code: '+86', ...tooLong });
    expect(parseTypedPhone('98765432109')).toEqual({ code: '+91', number: '9876543210', isTooLong: true });
  });

  it('ignores a plus sign within the digits', () => {
    expect(parseTypedPhone('0+090')).toEqual(parseTypedPhone('0090'));
  });

  it('has at most ten digits for India, and is idempotent (S-198)', () => {
    fc.assert(
      fc.property(typedText, (text) => {
        const phone = parseTypedPhone(text);
        if (phone.code === '+91') expect(phone.number).toMatch(/^(?:\d{0,10}|(?:\+|00)\d{0,2})$/);
        expect(parseTypedPhone(phone.number, phone.code)).toMatchObject({
          code: phone.code,
          number: phone.number,
        });
      }),
    );
  });

  it('loses no digit of a number that fits (D-64)', () => {
    const digits = fc.stringMatching(/^[1-9]\d{5,9}$/);
    const codes = fc.constantFrom('1', '7', '20', '44', '65', '91', '353', '880', '971');
    fc.assert(
      fc.property(digits, codes, fc.constantFrom('+', '00'), (number, code, prefix) => {
        expect(parseTypedPhone(`${prefix}${code} ${number}`)).toEqual({
          code: `+${code}`,
          number,
          isTooLong: false,
        });
      }),
    );
  });
});

it('does not truncate an Indian number that was posted without script (D-64)', () => {
  expect(parsePhone('98765432109')).toEqual({ code: '+91', number: '98765432109', isTooLong: true });
});

it.each([
  ['44', '+44'],
  ['+44', '+44'],
  ['0044', '+44'],
  ['+', ''],
  ['', ''],
  ['+12345', '+123'],
])('parsePhoneCode of %j is %j', (typed, code) => expect(parsePhoneCode(typed)).toBe(code));

it.each([
  [{ phoneCode: '+44', phone: '2079460958' }, '+44 2079460958'],
  [{ phoneCode: '', phone: '033 2222 1111' }, '033 2222 1111'],
  [{ phone: '98300 12345' }, '98300 12345'],
  [{ phoneCode: '+91', phone: '' }, ''],
])('formatPhone of %j is %j (D-64)', (phone, text) => expect(formatPhone(phone)).toBe(text));
