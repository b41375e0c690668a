import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clampPan,
  identity,
  panReach,
  pinchTransform,
  resistPan,
  rubberBand,
  scaleLimits,
  zoomAround,
} from './zoomGeometry.ts';

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const point = fc.record({ x: number(-500, 500), y: number(-500, 500) });
const size = fc.record({ width: number(1, 2000), height: number(1, 2000) });
const scale = number(1, 4);
const transform = fc.record({ scale, x: number(-3000, 3000), y: number(-3000, 3000) });
const layout = fc.record({ stage: size, picture: size });

/** Returns the picture's point, relative to its centre, under a point of the stage. */
const under = (at: { x: number; y: number }, t: { scale: number; x: number; y: number }) => ({
  x: (at.x - t.x) / t.scale,
  y: (at.y - t.y) / t.scale,
});

describe('zoomAround', () => {
  it('keeps the point of the picture under the focus', () => {
    fc.assert(
      fc.property(transform, point, scale, (from, focus, to) => {
        const zoomed = zoomAround({ transform: from, focus, scale: to });
        expect(under(focus, zoomed).x).toBeCloseTo(under(focus, from).x, 6);
        expect(under(focus, zoomed).y).toBeCloseTo(under(focus, from).y, 6);
      }),
    );
  });

  it('resets the pan of a transform with scale 0', () => {
    expect(zoomAround({ transform: { scale: 0, x: 5, y: 5 }, focus: { x: 1, y: 1 }, scale: 2 })).toEqual({
      scale: 2,
      x: 0,
      y: 0,
    });
  });
});

describe('clampPan', () => {
  it('is idempotent', () => {
    fc.assert(
      fc.property(layout, transform, (around, from) => {
        const once = clampPan(around, from);
        expect(clampPan(around, once)).toEqual(once);
      }),
    );
  });

  it('never shows a blank area beside a picture larger than the stage', () => {
    fc.assert(
      fc.property(layout, transform, (around, from) => {
        const held = clampPan(around, from);
        const slack = around.picture.width * held.scale - around.stage.width;
        if (slack > 0) expect(Math.abs(held.x)).toBeLessThanOrEqual(slack / 2 + 1e-9);
        else expect(held.x).toBe(0);
      }),
    );
  });

  it('is symmetric in both axes', () => {
    const swap = <T extends { width: number; height: number }>({ width, height }: T) => ({
      width: height,
      height: width,
    });
    fc.assert(
      fc.property(layout, transform, ({ stage, picture }, from) => {
        const straight = clampPan({ stage, picture }, from);
        const swapped = clampPan(
          { stage: swap(stage), picture: swap(picture) },
          { scale: from.scale, x: from.y, y: from.x },
        );
        expect(swapped).toEqual({ scale: straight.scale, x: straight.y, y: straight.x });
      }),
    );
  });

  it.each([
    { label: 'an empty stage', stage: { width: 0, height: 0 }, picture: { width: 10, height: 10 } },
    { label: 'an empty picture', stage: { width: 10, height: 10 }, picture: { width: 0, height: 10 } },
    {
      label: 'sizes that are not numbers',
      stage: { width: NaN, height: 10 },
      picture: { width: 10, height: 10 },
    },
  ])('centres over $label', ({ stage, picture }) => {
    expect(clampPan({ stage, picture }, { scale: 3, x: 40, y: -7 })).toEqual({ scale: 3, x: 0, y: 0 });
    expect(panReach({ stage, picture }, 3)).toEqual({ x: 0, y: 0 });
  });
});

describe('pinchTransform', () => {
  const pinch = fc.record({
    start: transform,
    startDistance: number(0, 600),
    startMidpoint: point,
    distance: number(0, 2000),
    midpoint: point,
  });
  const limits = { min: 1, max: 4 };

  it('stays within 1 and 4 for any movement (S-180)', () => {
    fc.assert(
      fc.property(pinch, (fingers) => {
        const { scale: reached } = pinchTransform({ ...fingers, limits });
        expect(reached).toBeGreaterThanOrEqual(1);
        expect(reached).toBeLessThanOrEqual(4);
      }),
    );
  });

  it('keeps the point between the fingers between them', () => {
    fc.assert(
      fc.property(pinch, (fingers) => {
        const pinched = pinchTransform({ ...fingers, limits });
        const before = under(fingers.startMidpoint, fingers.start);
        const after = under(fingers.midpoint, pinched);
        expect(after.x).toBeCloseTo(before.x, 6);
        expect(after.y).toBeCloseTo(before.y, 6);
      }),
    );
  });

  it('keeps the scale of fingers that were pressed on one point', () => {
    const at = { x: 0, y: 0 };
    const fingers = { startDistance: 0, startMidpoint: at, distance: 100, midpoint: at };
    const start = { scale: 2, x: 0, y: 0 };
    expect(pinchTransform({ ...fingers, start, limits }).scale).toBe(2);
    expect(pinchTransform({ ...fingers, distance: 0, start, limits }).scale).toBe(2);
  });
});

describe('rubberBand', () => {
  it('follows in the same direction by at most its length', () => {
    fc.assert(
      fc.property(number(-5000, 5000), number(1, 500), (pull, length) => {
        const given = rubberBand(pull, length);
        expect(Math.abs(given)).toBeLessThanOrEqual(Math.min(length, Math.abs(pull)) + 1e-9);
        expect(given * pull).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('yields less and less, and half its length to a pull as long as itself', () => {
    expect([rubberBand(60, 60), rubberBand(-60, 60)]).toEqual([30, -30]);
    const [near, far, farther] = [60, 120, 180].map((pull) => rubberBand(pull, 60)) as [
      number,
      number,
      number,
    ];
    expect(far - near).toBeGreaterThan(farther - far);
    expect(farther).toBeGreaterThan(far);
  });

  it('holds a picture pulled beyond the edge on each axis', () => {
    const around = { stage: { width: 600, height: 300 }, picture: { width: 600, height: 300 } };
    expect(resistPan(around, { scale: 1, x: 100, y: -50 })).toEqual({ scale: 1, x: 50, y: -25 });
    expect(resistPan(around, { scale: 2, x: 400, y: 200 })).toEqual({ scale: 2, x: 350, y: 175 });
  });

  it('does not stretch over an empty stage', () => {
    for (const length of [0, -60, NaN]) expect(rubberBand(100, length)).toBe(0);
    expect(
      resistPan({ stage: { width: 0, height: 0 }, picture: { width: 0, height: 0 } }, { ...identity, x: 9 }),
    ).toEqual(identity);
  });
});

describe('scaleLimits', () => {
  it.each([
    { given: { min: 1, max: 4 }, used: { min: 1, max: 4 } },
    { given: { min: 2, max: 1 }, used: { min: 2, max: 2 } },
    { given: { min: 0, max: 2 }, used: { min: 1, max: 2 } },
    { given: { min: NaN, max: NaN }, used: { min: 1, max: 1 } },
    { given: { min: -1, max: Infinity }, used: { min: 1, max: 1 } },
  ])('uses $used for $given', ({ given, used }) => {
    expect(scaleLimits(given)).toEqual(used);
  });
});
