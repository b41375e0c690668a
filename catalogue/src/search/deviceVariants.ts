import type { QuantityValue } from '../properties/propertyValue.ts';
import { findQuantities } from '../properties/quantity.ts';
import { variantsOf } from './partSizes.ts';
import type { SizeIndex } from './sizeIndex.ts';
import { rowRanges } from './sizeRuns.ts';
import type { ValueTable } from './valueTable.ts';

/**
 * Returns the sizes of a product whose variant is for some devices: of phase barriers 'For 160 A frame' and 'For 250 A frame'
 * those for a breaker whose name states a 250 A frame.
 */
export function sizesWithVariantOf(
  index: SizeIndex,
  product: number,
  devices: readonly number[],
): readonly number[] {
  const variants = [...variantsOf(index, product)].filter(({ text }) => /^for\b/iu.test(text));
  return variants.flatMap(({ size, text }) => {
    const quantities = findQuantities(text, { unit: null }).filter(({ hasUnit }) => hasUnit);
    const isSuited = quantities.some(({ value }) =>
      devices.every((device) => hasValue(index, device, value)),
    );
    return isSuited ? [size] : [];
  });
}

/** Whether a device has a value by its product's texts, or else by its table: the 250 A frame comes before its 160 A. */
function hasValue(index: SizeIndex, device: number, { dimension, min }: QuantityValue): boolean {
  const ofTexts = valuesOf(index.productValues.get(dimension), index.productOfSize[device] ?? 0);
  const values = ofTexts.length > 0 ? ofTexts : valuesOf(index.sizeValues.get(dimension), device);
  return values.includes(min ?? Number.NaN);
}

/** Returns the numbers, without ranges, that an owner has in a table. */
const valuesOf = (table: ValueTable | undefined, owner: number): number[] =>
  table === undefined
    ? []
    : rowRanges(table, [[owner, owner + 1]]).flatMap(([from, end]) =>
        [...table.owner.subarray(from, end).keys()].flatMap((at) => {
          const [low, high] = [table.numbers[0]?.[from + at], table.numbers[1]?.[from + at]];
          return table.owner[from + at] === owner && low !== undefined && low === high ? [low] : [];
        }),
      );
