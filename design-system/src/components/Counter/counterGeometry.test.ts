import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { counterValueAt, usableSteps } from './counterGeometry.ts';

const steps = 60;
const value = fc.oneof(
  fc.integer({ min: -100_000, max: 100_000 }),
  fc.integer({ min: -9999, max: 9999 }).map((number) => number / 100),
);

describe('counterValueAt', () => {
  it.each([5000, 786, 20, 999])('ends exactly at %i (S-072, S-078)', (target) => {
    expect(counterValueAt({ value: target, step: 0, steps })).toBe(0);
    expect(counterValueAt({ value: target, step: steps, steps })).toBe(target);
  });

  it.each([
    ['nothing to count', { value: 0, step: 30, steps }, 0],
    ['a value with decimals', { value: 99.5, step: 59, steps }, 99.5],
    ['a value below zero', { value: -100, step: 30, steps }, -87],
    ['a step before the first', { value: 20, step: -1, steps }, 0],
    ['a value that would round to negative zero', { value: -1, step: 1, steps: 1000 }, 0],
    ['no steps', { value: 20, step: 0, steps: 0 }, 20],
    ['a step of NaN', { value: 20, step: Number.NaN, steps }, 20],
    ['a value of NaN', { value: Number.NaN, step: 3, steps }, Number.NaN],
  ])('returns a number for %s', (_name, counting, shown) => expect(counterValueAt(counting)).toBe(shown));

  it.each([
    ['starts at the number before', { from: 20, value: 100, step: 0, steps }, 20],
    ['counts down', { from: 100, value: 20, step: 30, steps }, 30],
    ['has the decimals of the number before', { from: 0.25, value: 1, step: 30, steps }, 0.91],
    ['has the requested decimals', { value: 1, minDecimals: 2, step: 30, steps }, 0.88],
  ])('%s', (_name, counting, shown) => expect(counterValueAt(counting)).toBe(shown));

  it('moves in one direction and never past either end', () => {
    fc.assert(
      fc.property(value, value, fc.integer({ min: 0, max: steps - 1 }), (from, target, step) => {
        const direction = Math.sign(target - from);
        const now = counterValueAt({ from, value: target, step, steps });
        const next = counterValueAt({ from, value: target, step: step + 1, steps });
        expect((next - now) * direction).toBeGreaterThanOrEqual(0);
        expect((target - next) * direction).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('moves away from zero and never past the value', () => {
    fc.assert(
      fc.property(value, fc.integer({ min: 0, max: steps - 1 }), (target, step) => {
        const now = Math.abs(counterValueAt({ value: target, step, steps }));
        const next = Math.abs(counterValueAt({ value: target, step: step + 1, steps }));
        expect(next).toBeGreaterThanOrEqual(now);
        expect(next).toBeLessThanOrEqual(Math.abs(target));
      }),
    );
  });
});

describe('usableSteps', () => {
  it.each([
    ['as many steps as requested (S-077)', { value: 20, steps, durationMs: 2000 }, 60],
    ['a single step', { value: 20, steps: 1, durationMs: 2000 }, 1],
    ['whole steps', { value: 20, steps: 9.9, durationMs: 2000 }, 9],
    ['as many steps as can be distinguished', { value: 20, steps: 1e9, durationMs: 2000 }, 240],
    ['a finite number of steps', { value: 20, steps: Number.POSITIVE_INFINITY, durationMs: 2000 }, 240],
    ['no steps for none', { value: 20, steps: 0, durationMs: 2000 }, 0],
    ['no steps for NaN', { value: 20, steps: Number.NaN, durationMs: 2000 }, 0],
    ['no steps without a duration', { value: 20, steps, durationMs: 0 }, 0],
    ['no steps for an infinite duration', { value: 20, steps, durationMs: Number.POSITIVE_INFINITY }, 0],
    ['no steps for a value of NaN', { value: Number.NaN, steps, durationMs: 2000 }, 0],
  ])('returns %s', (_name, counting, usable) => expect(usableSteps(counting)).toBe(usable));
});
