const zeroWidthSpaces = /[\u200B\u2060\uFEFF]/g;

/**
 * A joiner or non-joiner outside a word. Inside one it shapes Indic and Arabic letters and emoji; after a virama it
 * also does so at the end of a word.
 */
const strayJoiners =
  /(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200C\u200D]+|(?<![\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D4D\u0DCA])[\u200C\u200D]+(?![\p{L}\p{M}\p{Extended_Pictographic}\u200C\u200D])/gu;

/** Trims a cell and removes the zero-width characters that no word needs. */
export function trimCell(text: string): string {
  return text.replace(zeroWidthSpaces, '').replace(strayJoiners, '').trim();
}

const digits = '0123456789+-=()';
const raisedDigits = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾';
const loweredDigits = '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎';

/** Writes a superscript as plain text: 6 becomes ⁶; text without such characters keeps a mark, as in `^max`. */
export function superscript(text: string): string {
  return /^(st|nd|rd|th|[™®©]|TM)$/i.test(text.trim()) ? text : shifted(text, raisedDigits, '^');
}

/** Writes a subscript as plain text: 2 becomes ₂, and max becomes `_max`. */
export function subscript(text: string): string {
  return shifted(text, loweredDigits, '_');
}

function shifted(text: string, characters: string, mark: string): string {
  const plain = text.trim().replaceAll('−', '-');
  if (plain === '') return text;
  if ([...plain].every((character) => digits.includes(character)))
    return [...plain].map((character) => characters[digits.indexOf(character)]).join('');
  return /^[\p{L}\p{N}]+$/u.test(plain) ? mark + plain : `${mark}(${plain})`;
}
