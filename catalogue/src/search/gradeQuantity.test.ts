import fc from 'fast-check';
import { expect, it } from 'vitest';
import { gradeQuantity } from './gradeQuantity.ts';

it.each([
  [7.9, 8, true],
  [6.2, 6, true],
  [3.6, 4, true],
  [3.5, 4, false],
  [1.4, 1, false],
  [203, 200, true],
  [206, 200, false],
])('treats %d mm as a rounded %d mm: %s', (length, asked, isTaken) => {
  const wanted = { kind: 'quantity', dimension: 'length', low: asked, high: asked } as const;
  expect(gradeQuantity(wanted, 'choice', length, length, Number.NaN) > 0).toBe(isTaken);
});

it('leaves out the end of a strict range alone', () => {
  const end = fc.integer({ min: 1, max: 1000 });
  const uses = fc.constantFrom('choice', 'rating', 'minimum', 'fit');
  fc.assert(
    fc.property(end, end, uses, fc.boolean(), (number, value, use, isLower) => {
      const wanted = {
        kind: 'quantity',
        dimension: 'force',
        low: isLower ? number : null,
        high: isLower ? null : number,
      } as const;
      const grade = (isStrict: boolean) =>
        gradeQuantity({ ...wanted, isStrict }, use, value, value, Number.NaN);
      expect(grade(true)).toBe(value === number ? 0 : grade(false));
    }),
  );
});

it.each([
  [{ low: null, high: 1 }, 0.63, 1, true],
  [{ low: null, high: 1 }, 1, 1.6, false],
  [{ low: 1, high: null }, 0.63, 1, false],
  [{ low: 1, high: null }, 1, 1.6, true],
])(
  'lets a setting range that only touches the end of the strict %o, %d to %d, match: %s',
  (ends, from, to, isMet) => {
    const wanted = { kind: 'quantity', dimension: 'current', ...ends, isStrict: true } as const;
    expect(gradeQuantity(wanted, 'fit', from, to, Number.NaN) > 0).toBe(isMet);
  },
);
