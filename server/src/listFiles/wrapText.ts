export interface WrapOptions {
  widthPt: number;
  maxLines: number;
  /** Width of one letter in points. */
  widthOf: (letter: string) => number;
  /** Breaks a word that is wider than a line; otherwise the text is truncated there. */
  breaksParts: boolean;
}

/** Characters after which a line may break. */
const breaks: ReadonlySet<string> = new Set([' ', '-', '/']);

/** Wraps a text into lines, in linear time regardless of word lengths; text that does not fit ends in an ellipsis. */
export function wrapText(text: string, { widthPt, maxLines, widthOf, breaksParts }: WrapOptions): string[] {
  const letters = [...text.replace(/\s+/g, ' ').trim()];
  const lines: string[] = [];
  let start = 0;
  let breakAt = 0;
  let width = 0;
  for (const [at, letter] of letters.entries()) {
    const letterWidth = widthOf(letter);
    if (letter !== ' ' && at > start && width + letterWidth > widthPt) {
      const hasBreak = breakAt > start;
      if (lines.length === maxLines - 1 || !(hasBreak || breaksParts)) {
        return [...lines, truncate(letters.slice(start, at), { widthPt, widthOf })];
      }
      const end = hasBreak ? breakAt : at;
      lines.push(letters.slice(start, end).join('').trimEnd());
      start = end;
      width = letters.slice(start, at).reduce((sum, each) => sum + widthOf(each), 0);
    }
    width += letterWidth;
    if (breaks.has(letter)) breakAt = at + 1;
  }
  return start < letters.length ? [...lines, letters.slice(start).join('')] : lines;
}

function truncate(
  letters: readonly string[],
  { widthPt, widthOf }: Pick<WrapOptions, 'widthPt' | 'widthOf'>,
): string {
  let width = widthOf('…') + letters.reduce((sum, letter) => sum + widthOf(letter), 0);
  let end = letters.length;
  while (end > 0 && width > widthPt) {
    end -= 1;
    width -= widthOf(letters[end] ?? '');
  }
  return `${letters.slice(0, end).join('').trimEnd()}…`;
}
