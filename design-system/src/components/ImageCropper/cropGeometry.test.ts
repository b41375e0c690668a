import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Crop,
  type CropEdges,
  cropLimits,
  cropPixels,
  fitCrop,
  focalPointInCrop,
  focalPointOfPicture,
  fullCrop,
  initialCrop,
  isFullCrop,
  largestCrop,
  moveCrop,
  movePoint,
  pointInside,
  resizeCrop,
  toPercent,
} from './cropGeometry.ts';

const free = { ratio: null, min: { width: 0.1, height: 0.1 } };
const crop: Crop = { x: 0.2, y: 0.3, width: 0.4, height: 0.5 };
const rounded = (rect: Crop) =>
  [rect.x, rect.y, rect.width, rect.height].map((value) => Math.round(value * 1e6) / 1e6);

const fraction = fc.double({ min: 0, max: 1, noNaN: true });
const step = fc.double({ min: -2, max: 2, noNaN: true });
const by = fc.record({ x: step, y: step });
const edge = fc.constantFrom(-1 as const, 0 as const, 1 as const);
const edges = fc.record({ x: edge, y: edge });
const side = fc.integer({ min: 40, max: 6000 });
const picture = fc.record({ width: side, height: side });
const anyLimits = fc
  .record({
    picture,
    aspectRatio: fc.option(fc.double({ min: 0.2, max: 5, noNaN: true }), { nil: undefined }),
    minSidePx: fc.integer({ min: 1, max: 40 }),
  })
  .map(cropLimits);
/** Limits, and a crop within them. */
const fitted = fc
  .record({ limits: anyLimits, x: fraction, y: fraction, width: fraction, height: fraction })
  .map(({ limits, ...rect }) => ({ limits, crop: fitCrop(rect, limits) }));

function expectInside({ x, y, width, height }: Crop) {
  expect(Math.min(x, y)).toBeGreaterThanOrEqual(-1e-9);
  expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(1 + 1e-9);
  expect(Math.min(width, height)).toBeGreaterThan(0);
}

function expectWithin(
  { width, height }: Crop,
  { ratio, min }: { ratio: number | null; min: { width: number; height: number } },
) {
  if (ratio !== null) {
    expect(width / height / ratio).toBeCloseTo(1);
    return;
  }
  expect(width).toBeGreaterThanOrEqual(min.width - 1e-9);
  expect(height).toBeGreaterThanOrEqual(min.height - 1e-9);
}

describe('cropLimits', () => {
  it('turns pixels of the picture into fractions', () => {
    expect(cropLimits({ picture: { width: 400, height: 200 }, aspectRatio: 1, minSidePx: 20 })).toEqual({
      ratio: 0.5,
      min: { width: 0.05, height: 0.1 },
    });
  });

  it.each([undefined, 0, -1, Number.NaN, Number.POSITIVE_INFINITY])(
    'takes %s for no ratio',
    (aspectRatio) => {
      expect(cropLimits({ picture: { width: 4, height: 2 }, aspectRatio, minSidePx: 1 }).ratio).toBeNull();
    },
  );

  it('allows any crop of a picture without a size, and asks no more than the whole of a small one', () => {
    const none = { width: 0, height: 2 };
    expect(cropLimits({ picture: none, aspectRatio: 1, minSidePx: 1 })).toEqual({
      ratio: null,
      min: { width: 0, height: 0 },
    });
    expect(
      cropLimits({ picture: { width: 8, height: 16 }, aspectRatio: undefined, minSidePx: 32 }).min,
    ).toEqual({ width: 1, height: 1 });
  });
});

describe('largestCrop', () => {
  it.each([
    [null, [0, 0, 1, 1]],
    [1, [0, 0, 1, 1]],
    [0.5, [0.25, 0, 0.5, 1]],
    [2, [0, 0.25, 1, 0.5]],
  ])('of the ratio %s', (ratio, expected) => expect(rounded(largestCrop({ ratio }))).toEqual(expected));
});

it('the initial crop is the largest of the aspect ratio', () => {
  const wide = { width: 400, height: 200 };
  expect(initialCrop(wide, 1)).toEqual({ x: 0.25, y: 0, width: 0.5, height: 1 });
  expect(initialCrop(wide, undefined)).toEqual(fullCrop);
});

describe('moveCrop', () => {
  it.each([
    [{ x: 0.1, y: -0.1 }, [0.3, 0.2, 0.4, 0.5]],
    [{ x: 1, y: 1 }, [0.6, 0.5, 0.4, 0.5]],
    [{ x: -1, y: -1 }, [0, 0, 0.4, 0.5]],
  ])('by %o', (distance, expected) => expect(rounded(moveCrop(crop, distance))).toEqual(expected));

  it('keeps the size and stays inside', () => {
    fc.assert(
      fc.property(fitted, by, ({ crop: start }, distance) => {
        const moved = moveCrop(start, distance);
        expectInside(moved);
        expect([moved.width, moved.height]).toEqual([start.width, start.height]);
      }),
    );
  });
});

describe('resizeCrop', () => {
  it.each<[string, CropEdges, { x: number; y: number }, number[]]>([
    ['right', { x: 1, y: 0 }, { x: 0.1, y: 9 }, [0.2, 0.3, 0.5, 0.5]],
    ['left', { x: -1, y: 0 }, { x: 0.1, y: 9 }, [0.3, 0.3, 0.3, 0.5]],
    ['bottom', { x: 0, y: 1 }, { x: 9, y: 0.1 }, [0.2, 0.3, 0.4, 0.6]],
    ['top', { x: 0, y: -1 }, { x: 9, y: 0.1 }, [0.2, 0.4, 0.4, 0.4]],
    ['top left corner', { x: -1, y: -1 }, { x: -0.1, y: -0.2 }, [0.1, 0.1, 0.5, 0.7]],
    ['right, beyond the picture', { x: 1, y: 0 }, { x: 5, y: 0 }, [0.2, 0.3, 0.8, 0.5]],
    ['left, beyond the picture', { x: -1, y: 0 }, { x: -5, y: 0 }, [0, 0.3, 0.6, 0.5]],
    ['right, below the smallest size', { x: 1, y: 0 }, { x: -5, y: 0 }, [0.2, 0.3, 0.1, 0.5]],
    ['top, below the smallest size', { x: 0, y: -1 }, { x: 0, y: 5 }, [0.2, 0.7, 0.4, 0.1]],
  ])('at the %s', (_name, moving, distance, expected) => {
    expect(rounded(resizeCrop(crop, { edges: moving, by: distance, limits: free }))).toEqual(expected);
  });

  it.each<[string, CropEdges, { x: number; y: number }, number[]]>([
    ['right, around its middle', { x: 1, y: 0 }, { x: 0.2, y: 0 }, [0.4, 0.3, 0.4, 0.4]],
    ['right, as far as there is room', { x: 1, y: 0 }, { x: 5, y: 0 }, [0.4, 0.2, 0.6, 0.6]],
    ['bottom, around its middle', { x: 0, y: 1 }, { x: 0, y: 0.2 }, [0.3, 0.4, 0.4, 0.4]],
    ['corner, by the larger change', { x: 1, y: 1 }, { x: 0.05, y: 0.2 }, [0.4, 0.4, 0.4, 0.4]],
    ['corner, by the width', { x: 1, y: 1 }, { x: -0.1, y: 0.05 }, [0.4, 0.4, 0.1, 0.1]],
    ['corner, inside the picture', { x: -1, y: -1 }, { x: -5, y: -5 }, [0, 0, 0.6, 0.6]],
    ['corner, above the smallest size', { x: 1, y: 1 }, { x: -5, y: -5 }, [0.4, 0.4, 0.1, 0.1]],
  ])('keeps the ratio at the %s', (_name, moving, distance, expected) => {
    const square = { x: 0.4, y: 0.4, width: 0.2, height: 0.2 };
    const limits = { ratio: 1, min: { width: 0.1, height: 0.05 } };
    expect(rounded(resizeCrop(square, { edges: moving, by: distance, limits }))).toEqual(expected);
  });

  it.each<[string, Crop, CropEdges, { x: number; y: number }, number[]]>([
    [
      'by the height of a wide crop',
      { x: 0.1, y: 0.1, width: 0.4, height: 0.2 },
      { x: 1, y: 1 },
      { x: 0, y: 0.1 },
      [0.1, 0.1, 0.6, 0.3],
    ],
    [
      'to the smallest height of a wide crop',
      { x: 0.1, y: 0.1, width: 0.4, height: 0.2 },
      { x: 1, y: 1 },
      { x: -1, y: -1 },
      [0.1, 0.1, 0.2, 0.1],
    ],
    [
      'away from the lower edge of the picture',
      { x: 0.1, y: 0.8, width: 0.4, height: 0.2 },
      { x: 1, y: 0 },
      { x: 0.4, y: 0 },
      [0.1, 0.6, 0.8, 0.4],
    ],
    [
      'away from the upper edge of the picture',
      { x: 0.1, y: 0, width: 0.4, height: 0.2 },
      { x: 1, y: 0 },
      { x: 0.4, y: 0 },
      [0.1, 0, 0.8, 0.4],
    ],
  ])('keeps the ratio of 2 %s', (_name, wide, moving, distance, expected) => {
    const limits = { ratio: 2, min: { width: 0.05, height: 0.1 } };
    expect(rounded(resizeCrop(wide, { edges: moving, by: distance, limits }))).toEqual(expected);
  });

  it('stays inside the picture and within the limits, and keeps the opposite edges', () => {
    fc.assert(
      fc.property(fitted, edges, by, ({ crop: start, limits }, moving, distance) => {
        const resized = resizeCrop(start, { edges: moving, by: distance, limits });
        expectInside(resized);
        expectWithin(resized, limits);
        if (moving.x === 1) expect(resized.x).toBe(start.x);
        if (moving.x === -1) expect(resized.x + resized.width).toBeCloseTo(start.x + start.width);
        if (moving.y === 1) expect(resized.y).toBe(start.y);
        if (moving.y === -1) expect(resized.y + resized.height).toBeCloseTo(start.y + start.height);
      }),
    );
  });

  it('gives the same with swapped axes', () => {
    const swapped = ({ x, y, width, height }: Crop): Crop => ({ x: y, y: x, width: height, height: width });
    fc.assert(
      fc.property(fitted, edges, by, ({ crop: start, limits: { min } }, moving, distance) => {
        const straight = resizeCrop(start, { edges: moving, by: distance, limits: { ratio: null, min } });
        const turned = resizeCrop(swapped(start), {
          edges: { x: moving.y, y: moving.x },
          by: { x: distance.y, y: distance.x },
          limits: { ratio: null, min: { width: min.height, height: min.width } },
        });
        expect(swapped(turned)).toEqual(straight);
      }),
    );
  });
});

describe('fitCrop', () => {
  it.each([
    [{ x: -1, y: 0.9, width: 0.5, height: 0.5 }, [0, 0.5, 0.5, 0.5]],
    [{ x: 0, y: 0, width: 3, height: 0.01 }, [0, 0, 1, 0.1]],
    [{ x: Number.NaN, y: 0, width: 1, height: 1 }, [0, 0, 1, 1]],
    [{ x: 0, y: 0, width: 0, height: 1 }, [0, 0, 1, 1]],
    [{ x: 0, y: 0, width: 0.5, height: Number.POSITIVE_INFINITY }, [0, 0, 1, 1]],
  ])('of %o', (wanted, expected) => expect(rounded(fitCrop(wanted, free))).toEqual(expected));

  it('takes the width of the crop for the ratio', () => {
    const limits = { ratio: 2, min: { width: 0.1, height: 0.1 } };
    expect(rounded(fitCrop(crop, limits))).toEqual([0.2, 0.3, 0.4, 0.2]);
    expect(rounded(fitCrop({ ...crop, width: 0.1 }, limits))).toEqual([0.2, 0.3, 0.2, 0.1]);
    expect(
      rounded(fitCrop({ ...crop, width: 0.1 }, { ...limits, min: { width: 0.1, height: 0.3 } })),
    ).toEqual([0.2, 0.3, 0.6, 0.3]);
    expect(rounded(fitCrop({ ...crop, width: 1 }, { ...limits, ratio: 0.5 }))).toEqual([0.2, 0, 0.5, 1]);
  });

  it('is inside the picture, within the limits, and does not change its own result', () => {
    fc.assert(
      fc.property(fitted, ({ crop: start, limits }) => {
        expectInside(start);
        expectWithin(start, limits);
        const again = fitCrop(start, limits);
        for (const key of ['x', 'y', 'width', 'height'] as const) expect(again[key]).toBeCloseTo(start[key]);
      }),
    );
  });
});

it('a full crop has both sides of the picture', () => {
  expect(isFullCrop(fullCrop)).toBe(true);
  expect(isFullCrop({ x: 0, y: 0, width: 1 - 1e-9, height: 1 })).toBe(true);
  expect(isFullCrop({ x: 0, y: 0, width: 0.99, height: 1 })).toBe(false);
  expect(isFullCrop({ x: 0, y: 0, width: 1, height: 0.99 })).toBe(false);
});

describe('cropPixels', () => {
  it.each([
    [crop, { x: 20, y: 60, width: 40, height: 100 }],
    [fullCrop, { x: 0, y: 0, width: 100, height: 200 }],
    [
      { x: 1, y: 1, width: 0, height: 0 },
      { x: 99, y: 199, width: 1, height: 1 },
    ],
  ])('of %o', (rect, expected) => {
    expect(cropPixels(rect, { width: 100, height: 200 })).toEqual(expected);
  });

  it('do not reach beyond the picture', () => {
    expect(cropPixels({ x: 0.5, y: 0.5, width: 2, height: 2 }, { width: 100, height: 200 })).toEqual({
      x: 50,
      y: 100,
      width: 50,
      height: 100,
    });
  });

  it('are whole and inside the picture', () => {
    fc.assert(
      fc.property(fitted, picture, ({ crop: start }, size) => {
        const { x, y, width, height } = cropPixels(start, size);
        expect([x, y, width, height].every(Number.isInteger)).toBe(true);
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(1);
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
        expect(x + width).toBeLessThanOrEqual(size.width);
        expect(y + height).toBeLessThanOrEqual(size.height);
      }),
    );
  });

  it('are one by one for a picture without a size', () => {
    expect(cropPixels(fullCrop, { width: 0, height: 0 })).toEqual({ x: 0, y: 0, width: 1, height: 1 });
  });
});

describe('the focal point', () => {
  it('moves inside the picture, in steps of 0.0001', () => {
    expect(movePoint({ x: 0.1, y: 0.9 }, { x: 0.2, y: 0.2 })).toEqual({ x: 0.3, y: 1 });
    expect(movePoint({ x: 0.1, y: 0.9 }, { x: -0.2, y: -0.12345 })).toEqual({ x: 0, y: 0.7766 });
  });

  it('is kept inside the crop', () => {
    expect(pointInside({ x: 0, y: 1 }, crop)).toEqual({ x: 0.2, y: 0.8 });
    expect(pointInside({ x: 0.3, y: 0.4 }, crop)).toEqual({ x: 0.3, y: 0.4 });
  });

  it('is converted to the cropped picture', () => {
    expect(focalPointInCrop({ x: 0.3, y: 0.8 }, crop)).toEqual({ x: 0.25, y: 1 });
    expect(focalPointInCrop({ x: 0, y: 0 }, crop)).toEqual({ x: 0, y: 0 });
    expect(focalPointInCrop({ x: 0.3, y: 0.8 }, { ...crop, width: 0, height: 0 })).toEqual({
      x: 0.5,
      y: 0.5,
    });
  });

  it('is converted to the full picture', () => {
    expect(focalPointOfPicture({ x: 0.25, y: 0.8 }, crop)).toEqual({ x: 0.3, y: 0.7 });
  });

  it('is converted to the cropped picture and back', () => {
    fc.assert(
      fc.property(fraction, fraction, fc.double({ min: 0.2, max: 1, noNaN: true }), (x, y, width) => {
        const rect = { x: (1 - width) * x, y: 0, width, height: 1 };
        const point = focalPointOfPicture(movePoint({ x, y }, { x: 0, y: 0 }), rect);
        const back = focalPointOfPicture(focalPointInCrop(point, rect), rect);
        expect(back.x).toBeCloseTo(point.x, 3);
        expect(back.y).toBeCloseTo(point.y, 3);
      }),
    );
  });

  it('is told in whole percent', () => expect([0, 0.256, 1].map(toPercent)).toEqual([0, 26, 100]));
});
