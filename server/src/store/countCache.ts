/** How many a list has: counted once for each version of the catalogue, however many of its pages are asked for. */
export type CountCache = (list: string, count: () => Promise<number>) => Promise<number>;

/** Keeps the totals of the newest version; those that have not been asked for longest leave first. */
export function createCountCache(version: () => Promise<number>, { most = 200 } = {}): CountCache {
  const kept = new Map<string, Promise<number>>();
  let newest = -1;

  return async function total(list, count) {
    // Read before counting: a write in between makes a total too old to be kept, never too new.
    const current = await version();
    if (current !== newest) {
      kept.clear();
      newest = current;
    }
    const known = kept.get(list);
    const counting = known ?? count();
    kept.delete(list);
    kept.set(list, counting);
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break;
      kept.delete(oldest);
    }
    try {
      return await counting;
    } catch (error) {
      if (kept.get(list) === counting) kept.delete(list);
      throw error;
    }
  };
}
