/** Maximum age of data when a link is followed; older data is fetched again. */
const maxAgeMs = 60_000;

/** Records when each resource was fetched. */
export interface Freshness {
  markFetched(key: string): void;
  isFresh(key: string): boolean;
}

/** `embeddedKeys` are the keys of the data embedded in the page. */
export function createFreshness(embeddedKeys: Iterable<string>, now: () => number = Date.now): Freshness {
  const times = new Map<string, number>();
  const freshness: Freshness = {
    markFetched: (key) => void times.set(key, now()),
    isFresh: (key) => now() - (times.get(key) ?? -Infinity) < maxAgeMs,
  };
  for (const key of embeddedKeys) freshness.markFetched(key);
  return freshness;
}
