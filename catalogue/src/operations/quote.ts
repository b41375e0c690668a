import type { Product, ProductSize } from '../model/index.ts';
import type { QuoteItem, QuoteLine, QuoteListEntry, QuoteRequest } from '../model/quote.ts';
import { parsePhone } from './phone.ts';
import { mainPicture } from './productDrawings.ts';
import { lineUnit, packDetailText } from './quoteTotals.ts';
import { packText, sizeName, variantText } from './sizes.ts';

export interface QuoteContact
  extends
    Pick<QuoteRequest, 'email' | 'phoneCode' | 'phone'>,
    Partial<Pick<QuoteRequest, 'company' | 'name' | 'region' | 'note' | 'wantedDate'>> {}

/** Builds the quote request: name and first picture of each line (S-206), the quantity (D-10), and its size (D-56). */
export function buildQuoteRequest(
  lines: readonly QuoteLine[],
  { email, phoneCode, phone, ...details }: QuoteContact,
): QuoteRequest {
  const { code, number } = parsePhone(phone, phoneCode);
  return {
    email: email.trim(),
    phoneCode: number === '' ? '' : code,
    phone: number,
    company: '',
    name: '',
    region: '',
    note: '',
    wantedDate: '',
    ...details,
    items: quoteItems(lines),
  };
}

/** Converts the lines of the quote list to those of a request. */
export const quoteItems = (lines: readonly QuoteLine[]): QuoteItem[] =>
  lines.map(({ image, ...line }) => completeQuoteItem({ ...line, image: image[0] ?? '' }));

/**
 * Completes a line in either format: earlier versions sent its name, later ones product and code. A line
 * without a name stays without one.
 */
export function completeQuoteItem(item: Partial<QuoteItem>): QuoteItem {
  const {
    name = '',
    image = '',
    quantity = 1,
    product = '',
    code = '',
    variant = '',
    pack = '',
    note = '',
  } = item;
  return {
    name: name || (product === '' ? code : sizeName(product, code)),
    image,
    quantity,
    product: product || name,
    code,
    variant,
    pack,
    note,
  };
}

/** Formats a line as text: '250 × Brass Cable Gland – EV-BG-M20 (nylon, 5 packs of 50)', and the buyer's note. */
export function quoteItemText(item: QuoteItem): string {
  const { quantity, name, variant, note } = item;
  const details = [variant, packDetailText(item)].filter((text) => text !== '').join(', ');
  return [
    `${[quantity, lineUnit(item)].join(' ').trim()} × ${name}${details === '' ? '' : ` (${details})`}`,
    ...(note === '' ? [] : [`Note: ${note.replace(/\s+/g, ' ')}`]),
  ].join('. ');
}

/** Creates a line of the quote list for a product, or for one of its sizes (S-189, D-56). */
export function quoteListEntry(product: Product, quantity: number, size?: ProductSize): QuoteListEntry {
  const { id, name, pictures, category } = product;
  const line = {
    name,
    image: pictures.map((picture) => picture.name),
    quantity,
    picture: mainPicture(product),
    category,
    productId: id,
  };
  if (!size) return line;
  const { code } = size;
  return {
    ...line,
    name: sizeName(name, code),
    product: name,
    code,
    variant: variantText(size),
    pack: packText(size),
  };
}
