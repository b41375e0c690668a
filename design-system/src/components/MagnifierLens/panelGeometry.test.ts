import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { insideCorner, type PanelInput, panelPosition, panelPlacements } from './panelGeometry.ts';

const wide: PanelInput = {
  frame: { x: 176, y: 305, width: 552, height: 552 },
  viewport: { width: 1440, height: 1000 },
  panelSizePx: 400,
  preferred: 'end',
  isRtl: false,
};

describe('the place of the panel (D-36)', () => {
  it('is 56 px beside the picture, at its top', () => {
    expect(panelPosition(wide)).toEqual({ placement: 'end', x: 608, y: 0, size: 400 });
  });

  it('is the left side from right to left', () => {
    const frame = { ...wide.frame, x: 1440 - 176 - 552 };
    expect(panelPosition({ ...wide, frame, isRtl: true })).toMatchObject({ placement: 'end', x: -456 });
  });

  it('flips when there is no room', () => {
    const frame = { ...wide.frame, x: 800 };
    expect(panelPosition({ ...wide, frame })).toMatchObject({ placement: 'start', x: -456, size: 400 });
  });

  it('stands closer, then shrinks, then goes inside', () => {
    const at = (width: number) => panelPosition({ ...wide, viewport: { width, height: 1000 } });
    expect(at(1170)).toMatchObject({ placement: 'end', x: 568, size: 400 });
    expect(at(1100)).toMatchObject({ placement: 'end', x: 568, size: 340 });
    expect(at(1024)).toMatchObject({ placement: 'inside', size: 248 });
  });

  it('comes down with the page, not past the picture', () => {
    const frame = { ...wide.frame, y: -100 };
    expect(panelPosition({ ...wide, frame, topPx: 48 })).toMatchObject({ y: 152 });
    expect(panelPosition({ ...wide, frame: { ...frame, y: -400 }, topPx: 48 })).toMatchObject({ y: 152 });
  });

  it('is in the window or in the frame, never larger than wanted', () => {
    const part = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 3000 }),
        fc.record({ start: part, length: part, y: fc.integer({ min: -3000, max: 3000 }) }),
        fc.constantFrom(...panelPlacements),
        fc.boolean(),
        (width, { start, length, y }, preferred, isRtl) => {
          const x0 = start * width;
          const side = length * (width - x0);
          const frame = { x: x0, y, width: side, height: side };
          const viewport = { width, height: 900 };
          const { placement, x, size } = panelPosition({ ...wide, frame, viewport, preferred, isRtl });
          expect(size).toBeLessThanOrEqual(400);
          expect(size).toBeGreaterThanOrEqual(0);
          if (placement === 'inside') {
            expect(size).toBeLessThanOrEqual(Math.min(frame.width, frame.height));
            return;
          }
          expect(frame.x + x).toBeGreaterThanOrEqual(0);
          expect(frame.x + x + size).toBeLessThanOrEqual(width);
        },
      ),
    );
  });

  it.each([NaN, -1, 0])('takes a size of %d for none', (panelSizePx) => {
    expect(panelPosition({ ...wide, panelSizePx }).size).toBe(0);
  });
});

describe('a panel in the frame', () => {
  it('gives way to the pointer', () => {
    const frame = { width: 500, height: 500 };
    const corner = (x: number) => insideCorner({ frame, size: 200, pointer: { x, y: 250 }, isRtl: false }).x;
    expect([corner(100), corner(400)]).toEqual([292, 8]);
  });
});
