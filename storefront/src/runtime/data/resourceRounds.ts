import type { ResourceRef } from './resourceRef.ts';
import type { ResourceResults } from './resourceResults.ts';

/** A page names its resources, then those that the results lead to, such as the product behind a slug. */
const maxRounds = 3;

/**
 * Yields the resources of an address in rounds, until the results refer to no further ones. The
 * caller adds loaded data to `results` before it requests the next round; a resource without a
 * result is not yielded again.
 */
export function* resourceRounds(
  resourcesFor: (results: ResourceResults) => readonly ResourceRef[],
  results: ResourceResults,
): Generator<readonly ResourceRef[], void> {
  const yielded = new Set<string>();
  for (let round = 0; round < maxRounds; round++) {
    const next = resourcesFor(results).filter(({ key }) => !yielded.has(key));
    if (next.length === 0) return;
    for (const { key } of next) yielded.add(key);
    yield next;
  }
}
