/** Maximum digits of a phone number (S-198). */
export const maxPhoneDigits = 10;

/**
 * Returns the digits of a typed or pasted phone number, at most ten (S-198). From longer ones it removes India's prefix
 * `+91`, `91` or `0` first (D-11).
 */
export function normalizePhone(text: string): string {
  let digits = text.replace(/\D/g, '');
  while (digits.length > maxPhoneDigits) {
    const prefix = ['91', '0'].find((candidate) => digits.startsWith(candidate));
    if (prefix === undefined) break;
    digits = digits.slice(prefix.length);
  }
  return digits.slice(0, maxPhoneDigits);
}
