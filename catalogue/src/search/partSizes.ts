import { isPartTitle } from '../operations/codeTitles.ts';
import type { SizeIndex } from './sizeIndex.ts';
import { rowRanges } from './sizeRuns.ts';

/** Property key of the variant from a code column's title. */
const variantKey = 'text:';

/** Yields the sizes of a product with the variant that the title of their code column states. */
export function* variantsOf(
  { firstSize, productOfSize, textValues, texts, properties }: SizeIndex,
  product: number,
): Generator<{ size: number; text: string }> {
  const run = [firstSize[product] ?? 0, firstSize[product + 1] ?? 0] as const;
  for (const [from, end] of rowRanges(textValues, [run])) {
    for (let row = from; row < end; row += 1) {
      if (properties[textValues.property[row] ?? 0]?.key !== variantKey) continue;
      const size = textValues.owner[row] ?? 0;
      if (productOfSize[size] === product)
        yield { size, text: texts[textValues.numbers[0]?.[row] ?? -1] ?? '' };
    }
  }
}

/** Of a product's sizes, omits the parts that are ordered with it, such as a 'Wiring link set', unless only parts are left. */
export function withoutParts(index: SizeIndex, product: number, sizes: readonly number[]): readonly number[] {
  const parts = new Set<number>();
  for (const { size, text } of variantsOf(index, product)) if (isPartTitle(text)) parts.add(size);
  if (parts.size === 0) return sizes;
  const complete = sizes.filter((size) => !parts.has(size));
  return complete.length > 0 ? complete : sizes;
}
