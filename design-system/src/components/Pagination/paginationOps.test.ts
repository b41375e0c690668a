import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageSteps } from './paginationOps.ts';

const shown = (page: number, pageCount: number) =>
  pageSteps({ page, pageCount })
    .map((step) => (step === 'gap' ? '…' : step))
    .join(' ');

describe('pageSteps', () => {
  it.each([
    [1, 1, '1'],
    [1, 4, '1 2 3 4'],
    [2, 9, '1 2 3 … 9'],
    [5, 9, '1 … 4 5 6 … 9'],
    [4, 9, '1 2 3 4 5 … 9'],
    [9, 9, '1 … 8 9'],
    [50, 9, '1 … 8 9'],
    [-1, 3, '1 2 3'],
    [2.7, 4.9, '1 2 3 4'],
    [Number.POSITIVE_INFINITY, 9, '1 2 … 9'],
    [1, 0, ''],
    [Number.NaN, Number.NaN, ''],
  ])('returns the steps of page %d of %d: %j', (page, pageCount, steps) =>
    expect(shown(page, pageCount)).toBe(steps),
  );

  it('contains both ends and the current page in order, and a gap for omitted pages only', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (a, b) => {
        const [page, pageCount] = [Math.min(a, b), Math.max(a, b)];
        const steps = pageSteps({ page, pageCount });
        expect(steps).toContain(page);
        expect([steps[0], steps.at(-1)]).toEqual([1, pageCount]);
        expect(steps.length).toBeLessThanOrEqual(7);
        steps.forEach((step, index) => {
          const before = steps[index - 1];
          if (typeof step === 'number' && typeof before === 'number') expect(step).toBe(before + 1);
          if (step === 'gap') expect(Number(steps[index + 1]) - Number(before)).toBeGreaterThan(2);
        });
      }),
    );
  });
});
