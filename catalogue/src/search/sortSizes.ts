import { type FacetField, sizeTable } from './facetFields.ts';
import type { SizeIndex } from './sizeIndex.ts';

/** Sorts upper limits after ranges that begin lower. */
const limitOffset = 1e-6;

/**
 * Sorts sizes by a property; those without a value come last in both directions. The sort is stable. Texts
 * are in natural order, with numbers in them by value.
 */
export function sortSizes(
  index: SizeIndex,
  sizes: readonly number[],
  field: FacetField,
  isDescending: boolean,
): number[] {
  const isWanted = new Uint8Array(index.sizeCount);
  for (const size of sizes) isWanted[size] = 1;
  const keys = new Map<number, number>();
  const table = sizeTable(index, field.table);
  if (table) {
    const { owner, numbers } = table;
    const order = field.table === 'text' ? textOrder(index) : null;
    for (const row of table.valuesOf(field.property)?.rows ?? []) {
      const size = owner[row] ?? 0;
      if (!isWanted[size] || keys.has(size)) continue;
      keys.set(size, order ? (order[numbers[0]?.[row] ?? 0] ?? 0) : sortKey(field.table, numbers, row));
    }
  }
  const direction = isDescending ? -1 : 1;
  const stated = sizes.filter((size) => keys.has(size));
  const sorted = stated.toSorted((a, b) => direction * ((keys.get(a) ?? 0) - (keys.get(b) ?? 0)));
  return [...sorted, ...sizes.filter((size) => !keys.has(size))];
}

function sortKey(table: string, numbers: readonly Float64Array[], row: number): number {
  const [first = 0, second = 0] = [numbers[0]?.[row], numbers[1]?.[row]];
  if (table === 'thread' || table === 'extent' || table === 'protection' || table === 'contacts')
    return first * 1e6 + second;
  if (Number.isFinite(first)) return first;
  return Number.isFinite(second) ? second * (1 + limitOffset) : 0;
}

const collator = new Intl.Collator('en', { numeric: true });

/** Rank of each text in that order. */
function textOrder({ texts }: SizeIndex): Uint32Array {
  const order = new Uint32Array(texts.length);
  [...texts.keys()]
    .toSorted((a, b) => collator.compare(texts[a] ?? '', texts[b] ?? ''))
    .forEach((text, place) => (order[text] = place));
  return order;
}
