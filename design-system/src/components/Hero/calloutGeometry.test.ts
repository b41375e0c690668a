import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  labelAnchors,
  calloutPlacements,
  clampToStage,
  leaderPath,
  measurePath,
  narrowLabelAnchors,
} from './calloutGeometry.ts';

const points = fc.record({ x: fc.double(), y: fc.double() });

describe('leaderPath', () => {
  it('goes from the part to the corner of its label', () => {
    expect(leaderPath({ x: 63.4, y: 27 }, labelAnchors.topRight)).toBe('M63.4 27L66.5 9.5');
  });

  it('never leaves the picture', () => {
    fc.assert(
      fc.property(points, fc.constantFrom(...calloutPlacements), (part, place) => {
        for (const anchor of [labelAnchors[place], narrowLabelAnchors[place]]) {
          const numbers = leaderPath(part, anchor).match(/-?[\d.]+(e-?\d+)?/g) ?? [];
          expect(numbers).toHaveLength(4);
          expect(numbers.every((number) => Number(number) >= 0 && Number(number) <= 100)).toBe(true);
        }
      }),
    );
  });
});

describe('clampToStage', () => {
  it('is idempotent', () => {
    fc.assert(
      fc.property(points, (point) => {
        expect(clampToStage(clampToStage(point))).toEqual(clampToStage(point));
      }),
    );
  });

  it('clamps NaN and infinities to an edge', () =>
    expect(clampToStage({ x: Number.NaN, y: Number.POSITIVE_INFINITY })).toEqual({ x: 0, y: 100 }));
});

describe('measurePath', () => {
  it('has a tick across each end', () => {
    expect(measurePath({ x: 10, y: 50 }, { x: 60, y: 50 })).toBe(
      'M10 50L60 50M10 48.9L10 51.1M60 48.9L60 51.1',
    );
  });

  it('has no ticks for a line without length', () =>
    expect(measurePath({ x: 10, y: 50 }, { x: 10, y: 50 })).toBe('M10 50L10 50'));

  it('never contains NaN or Infinity', () => {
    fc.assert(
      fc.property(points, points, (from, to) => {
        expect(measurePath(from, to)).not.toMatch(/NaN|Infinity/);
      }),
    );
  });
});
