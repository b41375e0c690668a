import type { SizeIndex } from './sizeIndex.ts';
import { rowRanges, type SizeRuns } from './sizeRuns.ts';

/** Returns the sizes of a product that have the entry thread of some devices: 'lock nut for EV-BG-M20'. */
export function sizesWithThreadOf(
  index: SizeIndex,
  product: number,
  devices: readonly number[],
): readonly number[] {
  const [from = 0, end = 0] = [index.firstSize[product], index.firstSize[product + 1]];
  const [wanted, ...others] = new Set(
    [
      ...entryThreads(
        index,
        devices.map((size) => [size, size + 1] as const),
      ).values(),
    ].flat(),
  );
  if (wanted === undefined || others.length > 0) return [];
  const threads = [...entryThreads(index, [[from, end]])];
  // An adaptor has two threads, one of which is for the device.
  if (threads.some(([, own]) => own.length > 1)) return [];
  return threads.flatMap(([size, own]) => (own.includes(wanted) ? [size] : []));
}

/** Returns the entry threads of the sizes in scope. */
function entryThreads({ sizeValues, properties }: SizeIndex, runs: SizeRuns): Map<number, string[]> {
  const found = new Map<number, string[]>();
  const table = sizeValues.get('thread');
  if (!table) return found;
  const { owner, property, numbers } = table;
  for (const [first, last] of runs.flatMap((run) => rowRanges(table, [run]))) {
    for (let row = first; row < last; row += 1) {
      if (properties[property[row] ?? 0]?.key !== 'entryThread') continue;
      const size = owner[row] ?? 0;
      found.set(size, [...(found.get(size) ?? []), `${numbers[0]?.[row]} ${numbers[1]?.[row]}`]);
    }
  }
  return found;
}
