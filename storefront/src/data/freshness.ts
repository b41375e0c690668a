/** For how long an answer need not be asked for again when somebody follows a link. */
const freshForMs = 60_000;

/** Remembers when answers came. */
export interface Freshness {
  markFetched(key: string): void;
  isFresh(key: string): boolean;
}

/** `known` are the keys whose answers came with the page. */
export function createFreshness(known: Iterable<string>, now: () => number = Date.now): Freshness {
  const times = new Map<string, number>();
  const freshness: Freshness = {
    markFetched: (key) => void times.set(key, now()),
    isFresh: (key) => now() - (times.get(key) ?? -Infinity) < freshForMs,
  };
  for (const key of known) freshness.markFetched(key);
  return freshness;
}
