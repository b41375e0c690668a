import type { SizeIndex } from './sizeIndex.ts';

/** Scores have seven decimal places and positions are below 2^24: together they fit into 53 bits. */
const steps = 1e7;
const places = 2 ** 24;
/** Exceeds every score. */
const top = 16;

/** Sorts products by score, best first, then by id. Sorting a typed array is ten times as fast as sorting objects. */
export function sortByScore<Item extends { product: number; score: number }>(
  { ids }: Pick<SizeIndex, 'ids'>,
  products: readonly Item[],
): Item[] {
  const byId = isInOrder(ids, products)
    ? products
    : products.toSorted((a, b) => (ids[a.product] ?? 0) - (ids[b.product] ?? 0));
  const keys = new Float64Array(byId.length);
  byId.forEach(({ score }, place) => {
    keys[place] = Math.round((top - score) * steps) * places + place;
  });
  keys.sort();
  const sorted: Item[] = [];
  for (const key of keys) {
    const item = byId[key - Math.floor(key / places) * places];
    if (item) sorted.push(item);
  }
  return sorted;
}

function isInOrder(ids: Uint32Array, products: readonly { product: number }[]): boolean {
  let before = 0;
  return products.every(({ product }) => {
    const [last, id] = [before, ids[product] ?? 0];
    before = id;
    return id >= last;
  });
}

/** Returns the number at position `count` in descending order, counted from 1; reorders the numbers. */
export function nthGreatest(numbers: Float64Array, count: number): number {
  const place = Math.min(count, numbers.length) - 1;
  let [from, to] = [0, numbers.length - 1];
  while (from < to) {
    const pivot = numbers[(from + to) >> 1] ?? 0;
    let [left, right] = [from, to];
    while (left <= right) {
      while ((numbers[left] ?? pivot) > pivot) left += 1;
      while ((numbers[right] ?? pivot) < pivot) right -= 1;
      if (left > right) break;
      const swapped = numbers[left] ?? 0;
      numbers[left] = numbers[right] ?? 0;
      numbers[right] = swapped;
      left += 1;
      right -= 1;
    }
    if (place <= right) to = right;
    else if (place >= left) from = left;
    else break;
  }
  return numbers[place] ?? -Infinity;
}
