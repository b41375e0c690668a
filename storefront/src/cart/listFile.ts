import { quoteFilePath, type QuoteFileType } from '@elvora/catalogue/contract';
import { formatCsv } from '@elvora/catalogue/csv';
import { quoteItems } from '@elvora/catalogue/operations';
import type { QuoteCart } from '../quoteCart/quoteCart.ts';

const titles = ['Ordering code', 'Product', 'Variant', 'Quantity', 'Unit of pack', 'Note'];

/** The list as a CSV file, with its notes. */
export const listCsv = (cart: QuoteCart): string =>
  formatCsv([
    titles,
    ...cart.map(({ code = '', product, name, variant = '', quantity, pack = '', note = '' }) => [
      code,
      product ?? name,
      variant,
      String(quantity),
      pack,
      note,
    ]),
  ]);

/** The list as text for chat and mail: '250 × EV-BG-M20 Brass Cable Gland', which can be pasted as a list again. */
export const listText = (cart: QuoteCart): string =>
  cart
    .map(({ code = '', product, name, variant = '', quantity, note = '' }) => {
      const details = variant === '' ? '' : ` (${variant})`;
      const named = code === '' ? name : `${code} ${product ?? name}`;
      return `${quantity} × ${named}${details}${note === '' ? '' : `. Note: ${note}`}`;
    })
    .join('\n');

/** An answer that is no file. */
export class ListFileError extends Error {
  override name = 'ListFileError';
  readonly status: number;

  constructor(status: number) {
    super(`The file was answered with ${status}.`);
    this.status = status;
  }
}

/** What to do without the file. */
export const listFileHint = (cause: unknown): string =>
  cause instanceof ListFileError && cause.status === 429
    ? 'Too many files were made. Wait a minute, or save it as CSV.'
    : 'Your list is still here. Please try again, or save it as CSV.';

/**
 * Fetches the list as a file that the server makes of it. Not by a form: the browser would ask whether to leave the page with a
 * changed list. Throws `ListFileError` for an answer that is no file.
 */
export async function fetchListFile(cart: QuoteCart, type: QuoteFileType): Promise<Blob> {
  const response = await fetch(quoteFilePath(type), {
    method: 'POST',
    body: new URLSearchParams({ items: JSON.stringify(quoteItems(cart)) }),
  });
  if (!response.ok) throw new ListFileError(response.status);
  return response.blob();
}

/** Hands a file to the browser as a download. */
export function downloadFile(name: string, content: BlobPart, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  // The download has begun when the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
