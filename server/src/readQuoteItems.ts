import type { QuoteItem } from '@elvora/catalogue/model';
import { completeQuoteItem } from '@elvora/catalogue/operations';

const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Reads the stored lines of a quote request; those of earlier versions have only a name. */
export function readQuoteItems(items: unknown): QuoteItem[] {
  if (!Array.isArray(items)) return [];
  return items.map((item: Readonly<Record<string, unknown>>) =>
    completeQuoteItem({
      name: textOf(item['name']),
      image: textOf(item['image']),
      quantity: Number(item['quantity'] ?? 1) || 1,
      product: textOf(item['product']),
      code: textOf(item['code']),
      variant: textOf(item['variant']),
      pack: textOf(item['pack']),
      note: textOf(item['note']),
    }),
  );
}
