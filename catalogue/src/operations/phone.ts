/** Maximum digits of a phone number (S-198). */
export const maxPhoneDigits = 10;

/** Country code assumed for a number without one (D-11, D-64). */
export const defaultPhoneCode = '+91';

export interface PhoneNumber {
  /** Country code with its plus sign; empty when it is unknown. */
  code: string;
  /** Digits after the country code, or the raw text while its country code is incomplete: '+4'. */
  number: string;
  /** Whether there are more digits than a number can have. */
  isTooLong: boolean;
}

/** Country codes by their first digits (ITU-T E.164): all others have three digits. */
const countryCode = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

/**
 * Splits a typed or pasted phone number. A country code after `+` or `00` replaces `code` (D-64). While more
 * than ten digits remain, the country code's digits and a leading trunk prefix 0 are removed (D-11). Never
 * truncates.
 */
export function parsePhone(text: string, code = defaultPhoneCode): PhoneNumber {
  // A trunk prefix in brackets is not dialled from abroad: +44 (0)20.
  const typed = text
    .replaceAll('(0)', '')
    .replace(/[^\d+]/g, '')
    .replace(/(?!^)\+/g, '');
  const [international = ''] = /^(?:\+|00)/.exec(typed) ?? [];
  let digits = typed.slice(international.length);
  let ownCode = code;
  if (international !== '') {
    const [found] = countryCode.exec(digits) ?? [];
    if (found === undefined) return { code, number: international + digits, isTooLong: false };
    ownCode = `+${found}`;
    digits = digits.slice(found.length);
  }
  while (digits.length > maxPhoneDigits) {
    const prefix = [ownCode.slice(1), '0'].find((start) => start !== '' && digits.startsWith(start));
    if (prefix === undefined) break;
    digits = digits.slice(prefix.length);
  }
  return { code: ownCode, number: digits, isTooLong: digits.length > maxPhoneDigits };
}

/** `parsePhone` for a field, which limits an Indian number to ten digits (S-198), but not a foreign one (D-64). */
export function parseTypedPhone(text: string, code?: string): PhoneNumber {
  const phone = parsePhone(text, code);
  return phone.code === defaultPhoneCode
    ? { ...phone, number: phone.number.slice(0, maxPhoneDigits) }
    : phone;
}

/** Returns a typed country code as `+` and up to three digits, or '' without any. */
export function parsePhoneCode(text: string): string {
  const digits = text.replace(/\D/g, '').replace(/^0+/, '').slice(0, 3);
  return digits === '' ? '' : `+${digits}`;
}

/** Returns code and number as one text; a number without a code is returned unchanged. */
export const formatPhone = ({ phone, phoneCode }: { phone: string; phoneCode?: string }): string =>
  phone === '' || !phoneCode ? phone : `${phoneCode} ${phone}`;
