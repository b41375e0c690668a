import { findSize, readSizes } from '@elvora/catalogue/operations';
import type { FormFieldValues } from '@elvora/catalogue/contract';
import { maxQuantity, type Product } from '@elvora/catalogue/model';
import type { QuoteListLine } from './quoteListCookie.ts';

export const isSameLine = (line: QuoteListLine, { productId, code }: QuoteListLine): boolean =>
  line.productId === productId && line.code === code;

/** Reads the line that a form refers to; null without a product or a quantity. */
export function readQuoteListLine({
  product,
  code = '',
  quantity = '1',
}: FormFieldValues): QuoteListLine | null {
  const [productId, count] = [product, quantity].map((text = '') => {
    const digits = text.trim();
    return /^\d{1,9}$/.test(digits) ? Number(digits) : 0;
  });
  if (!productId || !count || count > maxQuantity) return null;
  return { productId, code: code.trim(), quantity: count };
}

/** Changes the quantity of a line of the list, or adds to it. */
export const setLineQuantity = (
  lines: readonly QuoteListLine[],
  line: QuoteListLine,
  quantityOf: (quantity: number) => number,
): QuoteListLine[] =>
  lines.map((other) =>
    isSameLine(other, line)
      ? { ...other, quantity: Math.min(maxQuantity, quantityOf(other.quantity)) }
      : other,
  );

export const withoutLine = (lines: readonly QuoteListLine[], line: QuoteListLine): QuoteListLine[] =>
  lines.filter((other) => !isSameLine(other, line));

/** Spells the code of a line as the product's table does; null when the product has no such size. */
export function resolveLine(product: Product, line: QuoteListLine): QuoteListLine | null {
  if (line.code === '') return line;
  const size = findSize(readSizes(product.specification), line.code);
  return size && { ...line, code: size.code };
}
