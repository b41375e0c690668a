import { expect, it } from 'vitest';
import { createFreshness } from './freshness.ts';

it('treats data as stale after a minute', () => {
  let time = 0;
  const freshness = createFreshness(['/api/categories'], () => time);
  expect(freshness.isFresh('/api/categories')).toBe(true);
  expect(freshness.isFresh('/products')).toBe(false);
  time = 59_999;
  freshness.markFetched('/products');
  expect(freshness.isFresh('/api/categories')).toBe(true);
  time = 60_000;
  expect(freshness.isFresh('/api/categories')).toBe(false);
  expect(freshness.isFresh('/products')).toBe(true);
});
