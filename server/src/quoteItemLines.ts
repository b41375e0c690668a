import { joinLines } from '@elvora/catalogue/operations';

const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? joinLines(String(value)) : '';

/** Formats the stored items of a quote request, one line each: `2 × Brass Cable Gland`. */
export function quoteItemLines(items: unknown): string[] {
  if (!Array.isArray(items)) return [];
  return items.map(
    (item: Readonly<Record<string, unknown>>) =>
      `${textOf(item['quantity']) || '1'} × ${textOf(item['name'])}`,
  );
}
