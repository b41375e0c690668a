import type { FinderResult } from '@elvora/catalogue/contract';
import { describe, expect, it } from 'vitest';
import { currentResult, isPastLastPage, staysWhileLoading } from './finderState.ts';

// The other fields of a result are irrelevant here.
const result = { pageCount: 3 } as FinderResult;

describe('the result of the previous query', () => {
  it('stays for a filter, but not for another text or category', () => {
    const last = { category: 'Glands', query: 'brass' };
    expect(staysWhileLoading(last, { ...last })).toBe(true);
    expect(staysWhileLoading(last, { ...last, query: 'EV-BG-M20' })).toBe(false);
    expect(staysWhileLoading(last, { ...last, category: null })).toBe(false);
  });

  it('does not determine the page of the next', () => {
    expect(currentResult({ status: 'ready', result, isBusy: false })).toBe(result);
    expect(currentResult({ status: 'ready', result, isBusy: true })).toBeNull();
    expect(currentResult({ status: 'loading' })).toBeNull();
  });
});

it('a result has at least one page', () => {
  expect([1, 3, 4].map((page) => isPastLastPage(page, result))).toEqual([false, false, true]);
  expect(isPastLastPage(1, { ...result, pageCount: 0 })).toBe(false);
  expect(isPastLastPage(99, null)).toBe(false);
});
