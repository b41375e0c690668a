/** Inclusive ranges of code points. */
export type CodePointRanges = readonly (readonly [first: number, last: number])[];

/** Parses the value of a `unicode-range` descriptor, such as `U+20-7E,U+20AC,U+4??` (CSS Fonts 4). */
export function parseUnicodeRange(value: string): CodePointRanges {
  return value.split(',').map((part) => {
    const [first = '', last = first] = part.trim().replace(/^u\+/i, '').split('-');
    return [Number.parseInt(first.replaceAll('?', '0'), 16), Number.parseInt(last.replaceAll('?', 'F'), 16)];
  });
}

export const includesCodePoint = (ranges: CodePointRanges, codePoint: number): boolean =>
  ranges.some(([first, last]) => codePoint >= first && codePoint <= last);
