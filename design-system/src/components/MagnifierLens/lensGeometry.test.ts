import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lensOffset, lensRect, pictureOffset, usableZoom, zoomWithinSource } from './lensGeometry.ts';

const side = fc.double({ min: 1, max: 2000, noNaN: true });
const stage = fc.record({ width: side, height: side });
const pointer = fc.record({
  x: fc.double({ min: -500, max: 2500, noNaN: true }),
  y: fc.double({ min: -500, max: 2500, noNaN: true }),
});
const zoom = fc.constantFrom(2, 2.5, 1, 4);

describe('the lens', () => {
  it('stays inside the picture, centred on a smaller one', () => {
    fc.assert(
      fc.property(pointer, stage, (at, box) => {
        const { x, y, width, height } = lensRect({ pointer: at, stage: box, lensSizePx: 120 });
        for (const [start, length, total] of [
          [x, width, box.width],
          [y, height, box.height],
        ] as const) {
          if (length >= total) expect(start).toBeCloseTo((total - length) / 2, 6);
          else {
            expect(start).toBeGreaterThanOrEqual(0);
            expect(start + length).toBeLessThanOrEqual(total + 1e-9);
          }
        }
      }),
    );
  });

  it('shows the point under the pointer in place, and nothing beyond the picture', () => {
    fc.assert(
      fc.property(pointer, stage, zoom, (at, box, factor) => {
        const input = { pointer: at, stage: box, lensSizePx: 120 };
        const lens = lensRect(input);
        const offset = lensOffset({ ...input, zoom: factor });
        for (const axis of ['x', 'y'] as const) {
          const length = axis === 'x' ? box.width : box.height;
          const clamped = Math.min(Math.max(at[axis], 0), length);
          expect(lens[axis] + offset[axis] + clamped * factor).toBeCloseTo(clamped, 6);
          if (length < 120) continue;
          expect(offset[axis]).toBeLessThanOrEqual(1e-6);
          expect(offset[axis] + length * factor).toBeGreaterThanOrEqual(120 - 1e-6);
        }
      }),
    );
  });

  it('shows the point under the pointer at its centre', () => {
    const offset = lensOffset({
      pointer: { x: 200, y: 100 },
      stage: { width: 552, height: 552 },
      lensSizePx: 120,
      zoom: 2.5,
    });
    expect({ x: offset.x + 200 * 2.5, y: offset.y + 100 * 2.5 }).toEqual({ x: 60, y: 60 });
  });

  it('shows nothing of an empty picture', () => {
    const input = { pointer: { x: 9, y: 9 }, stage: { width: 0, height: 50 }, lensSizePx: 120 };
    expect(lensRect(input)).toEqual({ x: 0, y: 0, width: 120, height: 120 });
    expect(lensOffset({ ...input, zoom: 2 })).toEqual({ x: 0, y: 0 });
  });

  it.each([NaN, -5])('has no size when its own is %d', (lensSizePx) => {
    const input = { pointer: { x: 20, y: 30 }, stage: { width: 100, height: 100 }, lensSizePx };
    expect(lensRect(input)).toEqual({ x: 20, y: 30, width: 0, height: 0 });
  });

  it.each([NaN, 0, -1, 0.5, Infinity])('treats zoom %d as 1', (invalid) => {
    expect(usableZoom(invalid)).toBe(1);
  });
});

describe('the side panel', () => {
  const panel = { width: 400, height: 400 };

  it('never shows beyond an edge of the picture', () => {
    fc.assert(
      fc.property(pointer, stage, zoom, (at, box, factor) => {
        const { x, y, width, height } = pictureOffset({
          pointer: at,
          stage: box,
          zoom: factor,
          frame: panel,
        });
        if (width >= panel.width) {
          expect(x).toBeLessThanOrEqual(0);
          expect(x + width).toBeGreaterThanOrEqual(panel.width - 1e-6);
        } else expect(x).toBeCloseTo((panel.width - width) / 2, 6);
        if (height >= panel.height) {
          expect(y).toBeLessThanOrEqual(0);
          expect(y + height).toBeGreaterThanOrEqual(panel.height - 1e-6);
        } else expect(y).toBeCloseTo((panel.height - height) / 2, 6);
      }),
    );
  });

  it.each([2, 2.5])('shows every part of the picture at zoom %d (S-176, S-177)', (factor) => {
    const box = { width: 552, height: 552 };
    const corners = [
      { x: 0, y: 0 },
      { x: box.width, y: 0 },
      { x: 0, y: box.height },
      { x: box.width, y: box.height },
    ];
    const shown = corners.map((at) => pictureOffset({ pointer: at, stage: box, zoom: factor, frame: panel }));
    const far = panel.width - box.width * factor;
    expect(shown.map(({ x, y }) => [x, y])).toEqual([
      [0, 0],
      [far, 0],
      [0, far],
      [far, far],
    ]);
  });

  it('draws nothing for an empty picture', () => {
    expect(
      pictureOffset({ pointer: { x: 1, y: 1 }, stage: { width: 0, height: 0 }, zoom: 2, frame: panel }),
    ).toEqual({
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    });
  });
});

describe('zoomWithinSource', () => {
  const panelSizePx = 400;
  const square = (side: number) => ({ width: side, height: side });
  /** Picture boxes at 1,024, 1,199 and 1,440 px, and of a product with one picture. */
  const boxes = [368, 457, 550, 646];

  it.each([800, 1200, 1600])(
    'opens a picture %i px wide at the zoom of the product page (S-176)',
    (width) => {
      for (const box of boxes)
        expect(
          zoomWithinSource({
            zoom: 2.5,
            initialZoom: 2.5,
            stage: square(box),
            source: square(width),
            panelSizePx,
          }),
        ).toBe(2.5);
    },
  );

  it.each([
    { source: 1600, box: 550, used: (1600 * 1.25) / 550 },
    { source: 1200, box: 550, used: (1200 * 1.25) / 550 },
    { source: 1200, box: 368, used: 4 },
    { source: 800, box: 550, used: 2.5 },
    { source: 400, box: 550, used: 1 },
    { source: 400, box: 250, used: 1.6 },
    { source: 0, box: 550, used: 4 },
  ])('lets keys enlarge a source $source px wide in a box of $box px to $used', ({ source, box, used }) => {
    expect(
      zoomWithinSource({
        zoom: 4,
        initialZoom: 2.5,
        stage: square(box),
        source: square(source),
        panelSizePx,
      }),
    ).toBeCloseTo(used);
  });

  it('uses the longer side of a picture as its size', () => {
    const tall = { stage: { width: 100, height: 400 }, source: { width: 300, height: 1200 } };
    expect(zoomWithinSource({ zoom: 4, initialZoom: 2.5, ...tall, panelSizePx })).toBeCloseTo(3.75);
  });

  it('stays between 1 and the requested zoom, and shows small pictures at their own pixels', () => {
    fc.assert(
      fc.property(zoom, zoom, side, side, (asked, initialZoom, box, source) => {
        const used = zoomWithinSource({
          zoom: asked,
          initialZoom,
          stage: square(box),
          source: square(source),
          panelSizePx,
        });
        expect(used).toBeGreaterThanOrEqual(1);
        expect(used).toBeLessThanOrEqual(asked);
        if (source <= panelSizePx) expect(used * box).toBeLessThanOrEqual(Math.max(box, source) + 1e-6);
        else expect(used).toBeGreaterThanOrEqual(Math.min(asked, initialZoom));
      }),
    );
  });
});
