import { expect, it } from 'vitest';
import { finderAnswer } from './finderAnswer.ts';

type Result = Parameters<typeof finderAnswer>[0];

const diameter = { key: 'cableDiameter', name: 'Cable diameter', unit: 'mm' };

const resultOf = (sizes: number, products: number, parts: Partial<Result> = {}): Result => ({
  totals: { sizes, products, ofSizes: 1160, ofProducts: 107 },
  groups: [],
  columns: [],
  ...parts,
});

it.each([
  [15, 7, '15 sizes in 7 products'],
  [2, 1, '2 sizes in 1 product'],
  [0, 3, '3 products'],
  [0, 0, 'No size meets this'],
])('%i sizes and %i products: %s', (sizes, products, answer) => {
  expect(finderAnswer(resultOf(sizes, products))).toBe(answer);
});

/** A result with one size of one product. */
function onlySize(texts: readonly (string | null)[], columns: Result['columns']): Result {
  const cells = texts.map((text) => (text === null ? null : { text, header: null, isMatch: false }));
  return resultOf(1, 1, { columns, groups: [{ products: [{ sizes: [{ code: 'EV-BG-M20', cells }] }] }] });
}

it('names the only size, with its first value', () => {
  const thread = { key: 'entryThread', name: 'Entry thread', unit: '' };
  expect(finderAnswer(onlySize(['7–13'], [diameter]))).toBe('EV-BG-M20, 7–13 mm');
  expect(finderAnswer(onlySize(['7–13 mm'], [diameter]))).toBe('EV-BG-M20, 7–13 mm');
  expect(finderAnswer(onlySize([null, 'M20'], [diameter, thread]))).toBe('EV-BG-M20, M20');
  expect(finderAnswer(onlySize([null], [diameter]))).toBe('EV-BG-M20');
});
