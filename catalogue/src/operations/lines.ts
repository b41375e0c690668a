/** All line breaks of Unicode (UAX 14): a mail client or an editor may show any of them as a new line. */
const lineBreak = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;
const lineBreaks = new RegExp(`(?:${lineBreak.source})+`, 'g');

/** Joins a text to one line, as a browser's one-line field does. */
export const joinLines = (text: string) => text.replace(lineBreaks, ' ');

/** Returns the lines of a text. */
export const splitLines = (text: string): string[] => text.split(lineBreak);
