/** Marks a text file as UTF-8; without it Excel assumes the legacy encoding of the system. */
export const byteOrderMark = '\u{FEFF}';

export interface CsvOptions {
  /**
   * Leaves a lone signed number or range, such as `-25` or `-25…+60 °C`, without an apostrophe. Not for phone numbers:
   * spreadsheets drop their plus sign. @default false
   */
  keepsSignedNumbers?: boolean;
}

/** Also after leading whitespace, and in the full-width forms that East Asian spreadsheets accept (O56). */
const formulaPattern = /^[\s\p{Control}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u;

const signedNumberPattern = (() => {
  const quantity = String.raw`\d+(?:[.,]\d+)?\s?[°%]?\p{L}{0,3}`;
  return new RegExp(String.raw`^[+-]${quantity}(?:\s?(?:…|–|\.{2,3}|to)\s?[+-]?${quantity})?$`, 'u');
})();

/**
 * One cell (RFC 4180). A cell that a spreadsheet would run as a formula is prefixed with an apostrophe
 * (OWASP), and so is each part of it that becomes a cell where the semicolon is the separator, because quotes
 * inside a cell do not protect it.
 */
export function csvCell(text: string, { keepsSignedNumbers = false }: CsvOptions = {}): string {
  const isFormula = (part: string, number = part) =>
    formulaPattern.test(part) && !(keepsSignedNumbers && signedNumberPattern.test(number));
  const [first = '', ...others] = text.split(/(?<=;)/);
  const safe = [
    isFormula(text) ? `'${first}` : first,
    ...others.map((part) => (isFormula(part, part.replace(/;$/, '').trim()) ? `'${part}` : part)),
  ].join('');
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One record with its line break. */
export const csvLine = (cells: readonly string[], options?: CsvOptions): string =>
  `${cells.map((cell) => csvCell(cell, options)).join(',')}\r\n`;

/** A complete file. */
export const formatCsv = (lines: readonly (readonly string[])[], options?: CsvOptions): string =>
  byteOrderMark + lines.map((cells) => csvLine(cells, options)).join('');
