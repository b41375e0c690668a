import { maxQuantity } from '@elvora/catalogue/model';

/** A line of the quote list of a browser without script: a product, or one of its sizes (D-63). */
export interface QuoteListLine {
  productId: number;
  /** Ordering code; empty for the product itself. */
  code: string;
  quantity: number;
}

/** Session cookie that holds the quote list of a browser without script; only sent to the cart page. */
export const quoteListCookie = 'quote-list';

/** Maximum length of the cookie's value (D-63). */
export const maxQuoteListBytes = 3000;

/** Maximum number of lines of a list; each may require reading a product's table. */
const maxQuoteListLines = 200;

const maxCodeLength = 100;

/** `2.50.EV-BG-M20~3.1.`: lines of id, quantity and encoded code. */
const linePattern = /^([1-9]\d{0,8})\.([1-9]\d{0,6})\.([^~]{0,300})$/;

/** Whether the `Cookie` header of a request may hold a list; checked before every cached page. */
export const hasQuoteListCookie = (header: string | undefined): boolean =>
  header?.includes(`${quoteListCookie}=`) ?? false;

/** Parses the cookie. Visitors can change it: invalid and duplicate lines are left out. */
export function parseQuoteList(text = ''): QuoteListLine[] {
  if (text.length > maxQuoteListBytes) return [];
  const lines = new Map<string, QuoteListLine>();
  for (const part of text.split('~')) {
    const [, id, quantity, encoded = ''] = linePattern.exec(part) ?? [];
    const code = decodeCode(encoded);
    if (id === undefined || code === null || Number(quantity) > maxQuantity) continue;
    const key = `${id}.${code}`;
    if (!lines.has(key)) lines.set(key, { productId: Number(id), code, quantity: Number(quantity) });
    if (lines.size === maxQuoteListLines) break;
  }
  return [...lines.values()];
}

/** Formats the list as the cookie's value; null when it has too many lines, or the cookie would be too long. */
export function formatQuoteList(lines: readonly QuoteListLine[]): string | null {
  if (lines.length > maxQuoteListLines) return null;
  const text = lines
    .map(({ productId, quantity, code }) => `${productId}.${quantity}.${encodeCode(code)}`)
    .join('~');
  return encodeURIComponent(text).length > maxQuoteListBytes ? null : text;
}

/** Encodes everything that a cookie must not contain, and the separator. */
const encodeCode = (code: string) => encodeURIComponent(code).replaceAll('~', '%7E');

function decodeCode(encoded: string): string | null {
  try {
    const code = decodeURIComponent(encoded);
    return code.length > maxCodeLength || /\p{Cc}/u.test(code) ? null : code;
  } catch {
    return null;
  }
}
