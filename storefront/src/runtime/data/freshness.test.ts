import { expect, it } from 'vitest';
import { createFreshness } from './freshness.ts';
import { embeddedPageResults } from './pageResults.ts';

it('treats data as stale after a minute', () => {
  let time = 0;
  const results = embeddedPageResults({
    '/api/categories': { data: [] },
    '/missing': { failure: { kind: 'http', status: 404 } },
  });
  const freshness = createFreshness(results, () => time);
  expect(freshness.isFresh('/api/categories')).toBe(true);
  expect(freshness.isFresh('/missing')).toBe(false);
  expect(freshness.isFresh('/products')).toBe(false);
  time = 59_999;
  freshness.markFetched('/products');
  expect(freshness.isFresh('/api/categories')).toBe(true);
  time = 60_000;
  expect(freshness.isFresh('/api/categories')).toBe(false);
  expect(freshness.isFresh('/products')).toBe(true);
});
