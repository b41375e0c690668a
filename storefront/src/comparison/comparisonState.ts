import type { ComparedItem, Comparison } from '@elvora/catalogue/contract';
import { pluralise } from '@elvora/catalogue/operations';
import type { ErrorPanelProps } from '@elvora/design-system/ErrorPanel';

export type ComparisonState =
  | { status: 'loading' }
  | { status: 'failed'; error: ErrorPanelProps }
  | { status: 'ready'; comparison: Comparison };

export type ComparisonItem = Comparison['items'][number];

/** Items in address format. */
export const itemsOf = (items: readonly ComparisonItem[]): ComparedItem[] =>
  items.map(({ product, code }) => ({ productId: product.id, code }));

/** Formats the title of a comparison: 'Compare 3 sizes', 'Compare 2 products and 1 size'. */
export function comparisonTitle(items: readonly ComparisonItem[]): string {
  const sizes = items.filter(({ code }) => code !== '').length;
  const products = items.length - sizes;
  const counted = [
    ...(products > 0 ? [pluralise(products, 'product', 'products')] : []),
    ...(sizes > 0 ? [pluralise(sizes, 'size', 'sizes')] : []),
  ];
  return counted.length === 0 ? 'Compare' : `Compare ${counted.join(' and ')}`;
}

const reasons: Readonly<Record<Comparison['ignored'][number]['reason'], (texts: string) => string>> = {
  unknown: (texts) => `Not in the catalogue: ${texts}.`,
  unreadable: (texts) => `Parts of this address cannot be read: ${texts}.`,
  excess: (texts) => `Four fit side by side; left out: ${texts}.`,
};

/** Names the parts of the address that were not used, one sentence for each reason. */
export const ignoredTexts = (ignored: Comparison['ignored']): string[] =>
  [...Map.groupBy(ignored, ({ reason }) => reason)].map(([reason, parts]) =>
    reasons[reason](parts.map(({ text }) => text).join(', ')),
  );
