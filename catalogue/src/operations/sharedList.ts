import { maxQuantity } from '../model/quantity.ts';

/** A line in a link: code and quantity, or the product's number for products without codes. */
export interface SharedLine {
  /** Empty for the product itself. */
  code: string;
  productId: number;
  quantity: number;
}

export type SharedListProblem = 'broken' | 'newer' | 'cut' | 'larger';

export interface ReadSharedList {
  lines: readonly SharedLine[];
  /** Problem to report; null for a complete list. */
  problem: SharedListProblem | null;
}

/** Maximum lines and characters of a link; longer lists are files. */
export const maxSharedLines = 300;
export const maxLinkLength = 8192;

const version = 1;

/**
 * Formats a list as text, before compression: version and number of lines, then one line per entry, each
 * ending with a line break.
 */
export const formatSharedList = (lines: readonly SharedLine[]): string =>
  [
    `${version} ${lines.length}\n`,
    ...lines.map(({ code, productId, quantity }) => `${quantity}\t${productId}\t${code}\n`),
  ].join('');

/** Parses a list of this or a later version as far as possible, even when its end is cut off. */
export function parseSharedList(text: string): ReadSharedList {
  // Discards the text after the last line break, which may be truncated: EV-BG-M2 of EV-BG-M20 is a different
  // item.
  const [head = '', ...rest] = text.split('\n').slice(0, -1);
  const [, stated = '', count = ''] = /^(\d{1,6}) (\d{1,9})$/.exec(head) ?? [];
  if (stated === '') return { lines: [], problem: 'broken' };
  const lines = rest.slice(0, maxSharedLines).flatMap(parseLine);
  if (Number(stated) > version) return { lines, problem: 'newer' };
  if (Number(count) > maxSharedLines || rest.length > maxSharedLines) return { lines, problem: 'larger' };
  return { lines, problem: lines.length === Number(count) ? null : 'cut' };
}

function parseLine(line: string): SharedLine[] {
  const [, quantity = '', productId = '', code = ''] =
    /^(\d{1,7})\t(\d{1,10})\t(.{0,100})$/u.exec(line) ?? [];
  const count = Number(quantity);
  const isLine = count >= 1 && count <= maxQuantity && (code.trim() !== '' || Number(productId) > 0);
  return isLine ? [{ code: code.trim(), productId: Number(productId), quantity: count }] : [];
}
