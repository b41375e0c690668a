import type { SizeIndex } from './sizeIndex.ts';
import type { UnderstoodQuery } from './understandQuery.ts';

/** Returns the query words that no product contains, as typed; empty when the query has a complete code. */
export function unknownWords({ words }: SizeIndex, { terms, sizes, products }: UnderstoodQuery): string[] {
  if (sizes.length > 0 || products.length > 0) return [];
  const isKnown = (stems: readonly string[]) => stems.length > 0 && stems.every((stem) => words.has(stem));
  return terms
    .filter(
      ({ text, alternatives }) =>
        text !== '' && alternatives.length > 0 && !alternatives.some(({ stems }) => isKnown(stems)),
    )
    .map(({ text }) => text);
}
