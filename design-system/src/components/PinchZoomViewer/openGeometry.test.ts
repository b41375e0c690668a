import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openTransform } from './openGeometry.ts';

const to = { x: 0, y: 100, width: 400, height: 200 };

it('moves the centre onto that of the box, as large as it fits', () => {
  const from = { x: 10, y: 20, width: 100, height: 100 };
  expect(openTransform({ from, to })).toEqual({ scale: 0.25, x: -140, y: -130 });
});

it('is null without a size', () => {
  expect(openTransform({ from: { ...to, width: 0 }, to })).toBeNull();
  expect(openTransform({ from: to, to: { ...to, height: 0 } })).toBeNull();
});

it('never leaves the box', () => {
  const side = fc.integer({ min: 1, max: 2000 });
  const rect = fc.record({ x: side, y: side, width: side, height: side });
  fc.assert(
    fc.property(rect, rect, (from, fitted) => {
      const scale = openTransform({ from, to: fitted })?.scale ?? Infinity;
      expect(fitted.width * scale).toBeLessThanOrEqual(from.width + 1e-6);
      expect(fitted.height * scale).toBeLessThanOrEqual(from.height + 1e-6);
    }),
  );
});
