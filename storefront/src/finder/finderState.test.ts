import type { FinderAnswer } from '@elvora/catalogue/contract';
import { describe, expect, it } from 'vitest';
import { currentAnswer, isPastLastPage, staysWhileLoading } from './finderState.ts';

// The other fields of a result are irrelevant here.
const answer = { pageCount: 3 } as FinderAnswer;

describe('the result of the previous query', () => {
  it('stays for a filter, but not for another text or category', () => {
    const last = { category: 'Glands', query: 'brass' };
    expect(staysWhileLoading(last, { ...last })).toBe(true);
    expect(staysWhileLoading(last, { ...last, query: 'EV-BG-M20' })).toBe(false);
    expect(staysWhileLoading(last, { ...last, category: null })).toBe(false);
  });

  it('does not determine the page of the next', () => {
    expect(currentAnswer({ status: 'ready', answer, isBusy: false })).toBe(answer);
    expect(currentAnswer({ status: 'ready', answer, isBusy: true })).toBeNull();
    expect(currentAnswer({ status: 'loading' })).toBeNull();
  });
});

it('a result has at least one page', () => {
  expect([1, 3, 4].map((page) => isPastLastPage(page, answer))).toEqual([false, false, true]);
  expect(isPastLastPage(1, { ...answer, pageCount: 0 })).toBe(false);
  expect(isPastLastPage(99, null)).toBe(false);
});
