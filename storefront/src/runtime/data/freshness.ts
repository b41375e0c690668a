import type { PageResults } from './pageResults.ts';
import { dataOf } from './resourceResults.ts';

/** Maximum age of data when a link is followed; older data is fetched again. */
const maxAgeMs = 60_000;

/** Records when each resource was fetched. */
export interface Freshness {
  markFetched(key: string): void;
  isFresh(key: string): boolean;
}

/** The results of the page are as old as the page. */
export function createFreshness(
  pageResults: Pick<PageResults, 'get'>,
  now: () => number = Date.now,
): Freshness {
  const startTime = now();
  const times = new Map<string, number>();
  const pageTime = (key: string) => (dataOf(pageResults.get(key)) === undefined ? -Infinity : startTime);
  return {
    markFetched: (key) => void times.set(key, now()),
    isFresh: (key) => now() - (times.get(key) ?? pageTime(key)) < maxAgeMs,
  };
}
