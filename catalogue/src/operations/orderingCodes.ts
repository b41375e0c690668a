/**
 * Remarks that look like a code: hyphenated or abbreviated, such as 'on-request' or 'N-A'. Blanks, dashes and
 * remarks of several words need no list.
 */
const remarkPattern = /^(?:on|to|by|as|see|not|no|n|tba|tbd|same|ask)[-./]/i;

/** A code of one word: starts with a letter or digit, and has a digit or an inner hyphen between capitals. */
const wordPattern = /^[\p{L}\p{N}][\p{L}\p{N}.\-_/+#:]*$/u;

/**
 * Whether a cell of a code column is a code, and not blank, a dash or a remark such as 'on request'. Codes
 * may consist of up to three words ('6ES7 214-1AG40-0XB0') if they have no lower-case letters.
 */
export function isOrderingCode(cell: string): boolean {
  const text = cell.trim();
  if (text.length < 3 || text.length > 60 || remarkPattern.test(text)) return false;
  const words = text.split(/\s+/);
  if (words.length > 3 || !words.every((word) => wordPattern.test(word))) return false;
  // Positions and quantities, unless they are long enough for an item number.
  if (/^[\d.]{1,3}$/.test(text)) return false;
  const isSmall = /\p{Ll}/u.test(text);
  if (words.length > 1) return !isSmall && words.some(hasDigit) && words.some((word) => word.length > 3);
  return hasDigit(text) || (!isSmall && /\p{Lu}-\p{Lu}/u.test(text));
}

const hasDigit = (text: string) => /\d/.test(text);

/**
 * Whether a text outside the code columns is certainly a code: three or more parts joined by hyphens, the
 * first of them letters, such as EV-MCA-RH-160. Ratings and standards (AC-3, IP65, RS-485, 0-L1-L2) are not
 * codes.
 */
export const isFullCode = (text: string) => /^\p{Lu}{2,}(?:-[\p{Lu}\p{N}.]+){2,}$/u.test(text.trim());

/**
 * Returns the common prefix of the codes of one series: EV-BG of EV-BG-M20, EV-PC4 of EV-PC4-25; for codes
 * without hyphens, the leading letters.
 */
export function codeSeries(code: string): string {
  const text = code.trim();
  const hyphenated = /^(\p{L}+-\p{L}[\p{L}\p{N}]*)(?:-|$)/u.exec(text) ?? /^(\p{L}+)-/u.exec(text);
  if (hyphenated) return hyphenated[1] ?? text;
  const letters = /^\p{L}{2,}/u.exec(text);
  return letters ? letters[0] : text.slice(0, 3);
}

/**
 * Whether two codes share a part other than the maker's prefix: EV-PBL-RD and EV-LM-RD-24 belong to the same
 * red product.
 */
export function shareCodePart(a: string, b: string): boolean {
  const parts = new Set(a.split('-').slice(2));
  return b
    .split('-')
    .slice(2)
    .some((part) => parts.has(part));
}
