/** Digits a phone number has at most (S-198). */
export const maxPhoneDigits = 10;

/**
 * The digits of a typed or pasted phone number, at most ten (S-198). With more than ten, India's prefix goes first:
 * `+91`, `91` or `0` (D-11).
 */
export function normalizePhone(text: string): string {
  let digits = text.replace(/\D/g, '');
  while (digits.length > maxPhoneDigits) {
    const prefix = ['91', '0'].find((known) => digits.startsWith(known));
    if (prefix === undefined) break;
    digits = digits.slice(prefix.length);
  }
  return digits.slice(0, maxPhoneDigits);
}
