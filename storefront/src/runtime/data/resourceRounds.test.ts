import { expect, it } from 'vitest';
import { resourceRef } from './resourceRef.ts';
import type { ResourceResult, ResourceResults } from './resourceResults.ts';
import { resourceRounds } from './resourceRounds.ts';

const detail = resourceRef('categoryDetail', { category: 'Lugs', slug: 'ring' });
const product = resourceRef('product', 7);

/** The product is known only once the category has been loaded. */
const resourcesFor = (results: ResourceResults) =>
  Object.hasOwn(results, detail.key) ? [detail, product] : [detail];

it('yields the resources that results lead to in the next round, and none twice', () => {
  const results: Record<string, ResourceResult> = {};
  const rounds: string[][] = [];
  for (const refs of resourceRounds(resourcesFor, results)) {
    rounds.push(refs.map(({ key }) => key));
    for (const { key } of refs) results[key] = { data: {} };
  }
  expect(rounds).toEqual([[detail.key], [product.key]]);
});

it('ends when a resource has no result', () => {
  expect([...resourceRounds(resourcesFor, {})]).toEqual([[detail]]);
});

it('ends after three rounds when each result leads to another resource', () => {
  const results: Record<string, ResourceResult> = {};
  let count = 0;
  const endless = (loaded: ResourceResults) => [resourceRef('product', Object.keys(loaded).length)];
  for (const [ref] of resourceRounds(endless, results)) {
    count++;
    if (ref) results[ref.key] = { data: null };
  }
  expect(count).toBe(3);
});
