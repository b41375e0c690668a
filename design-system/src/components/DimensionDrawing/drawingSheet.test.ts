import { describe, expect, it } from 'vitest';
import { dimensionDrawingFamilies, drawingLetters, drawingViews } from './drawingGeometry.ts';
import { drawingSheet, elevationSquare } from './drawingSheet.ts';
import { pathBounds } from './pathBounds.ts';

describe('pathBounds', () => {
  it.each([
    ['M10 20h30v40h-30z', { x: 10, y: 20, width: 30, height: 40 }],
    ['M10 20H40V60L15 70z', { x: 10, y: 20, width: 30, height: 50 }],
    ['M5 5l10 0 0 10zl-3 2', { x: 2, y: 5, width: 13, height: 10 }],
    ['M-4.5-2l9 4', { x: -4.5, y: -2, width: 9, height: 4 }],
    ['M10 50a40 40 0 1 0 80 0a40 40 0 1 0-80 0', { x: 10, y: 10, width: 80, height: 80 }],
    ['M0 40a40 40 0 0 1 40-40', { x: 0, y: 0, width: 40, height: 40 }],
    ['M0 0q10 5 20 30', { x: 0, y: 0, width: 20, height: 30 }],
  ])('surrounds %s', (path, bounds) => expect(pathBounds(path)).toEqual(bounds));
});

describe.each(dimensionDrawingFamilies)('the pictures of %s', (family) => {
  const views = drawingViews(family, drawingLetters(family));

  it('contain all views without overlaps', () => {
    const { side, views: placed } = drawingSheet(views);
    expect(placed.map(({ view }) => view)).toEqual(views);
    const rects = placed.map(({ view, x, y }) => ({ x, y, right: x + view.width, bottom: y + view.height }));
    for (const [at, one] of rects.entries()) {
      expect(Math.min(one.x, one.y)).toBeGreaterThanOrEqual(0);
      expect(Math.max(one.right, one.bottom)).toBeLessThanOrEqual(side);
      for (const other of rects.slice(at + 1)) {
        const isApart =
          one.right <= other.x || other.right <= one.x || one.bottom <= other.y || other.bottom <= one.y;
        expect(isApart).toBe(true);
      }
    }
  });

  it('show the part in the middle, with a margin', () => {
    const [main] = views;
    if (!main) throw new Error('The family has no view.');
    const square = elevationSquare(main);
    const part = pathBounds(main.outline);
    expect(square.width).toBe(square.height);
    expect(part.x - square.x).toBeCloseTo(square.x + square.width - part.x - part.width, 0);
    expect(part.y - square.y).toBeCloseTo(square.y + square.height - part.y - part.height, 0);
    expect(Math.max(part.width, part.height) / square.width).toBeCloseTo(0.72, 1);
  });
});
