import { expect, it, vi } from 'vitest';
import { createCountCache } from '../../src/store/countCache.ts';

it('counts a list once per version, up to a maximum of lists', async () => {
  let version = 1;
  const totals = createCountCache(async () => version, { most: 2 });
  const count = vi.fn(async () => version * 10);
  expect(await Promise.all([totals('a', count), totals('a', count), totals('b', count)])).toEqual([
    10, 10, 10,
  ]);
  expect(count).toHaveBeenCalledTimes(2);
  version = 2;
  expect(await totals('a', count)).toBe(20);
  await totals('b', count);
  await totals('a', count);
  await totals('c', count);
  expect(count).toHaveBeenCalledTimes(5);
  await totals('a', count);
  expect(count).toHaveBeenCalledTimes(5);
  await totals('b', count);
  expect(count).toHaveBeenCalledTimes(6);
});

it('does not cache a failed count', async () => {
  const totals = createCountCache(async () => 1);
  await expect(totals('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await totals('a', async () => 3)).toBe(3);
});
