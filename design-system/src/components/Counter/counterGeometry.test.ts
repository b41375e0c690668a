import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { counterValueAt, usableSteps } from './counterGeometry.ts';

const steps = 60;
const value = fc.oneof(
  fc.integer({ min: -100_000, max: 100_000 }),
  fc.integer({ min: -9999, max: 9999 }).map((number) => number / 100),
);

describe('the number shown', () => {
  it.each([5000, 786, 20, 999])('ends exactly at %i (S-072, S-078)', (target) => {
    expect(counterValueAt({ value: target, step: 0, steps })).toBe(0);
    expect(counterValueAt({ value: target, step: steps, steps })).toBe(target);
  });

  it.each([
    ['nothing to count', { value: 0, step: 30, steps }, 0],
    ['decimals stay', { value: 99.5, step: 59, steps }, 99.5],
    ['below zero', { value: -100, step: 30, steps }, -87],
    ['a step before the first', { value: 20, step: -1, steps }, 0],
    ['no negative zero', { value: -1, step: 1, steps: 1000 }, 0],
    ['no steps', { value: 20, step: 0, steps: 0 }, 20],
    ['a step that is no number', { value: 20, step: Number.NaN, steps }, 20],
    ['no number', { value: Number.NaN, step: 3, steps }, Number.NaN],
  ])('%s', (_name, counting, shown) => expect(counterValueAt(counting)).toBe(shown));

  it.each([
    ['starts at the number before', { from: 20, value: 100, step: 0, steps }, 20],
    ['goes down', { from: 100, value: 20, step: 30, steps }, 30],
    ['has the decimals of the number before', { from: 0.25, value: 1, step: 30, steps }, 0.91],
    ['has the decimals that are asked for', { value: 1, minDecimals: 2, step: 30, steps }, 0.88],
  ])('%s', (_name, counting, shown) => expect(counterValueAt(counting)).toBe(shown));

  it('goes one way only and never past either end', () => {
    fc.assert(
      fc.property(value, value, fc.integer({ min: 0, max: steps - 1 }), (from, target, step) => {
        const way = Math.sign(target - from);
        const now = counterValueAt({ from, value: target, step, steps });
        const next = counterValueAt({ from, value: target, step: step + 1, steps });
        expect((next - now) * way).toBeGreaterThanOrEqual(0);
        expect((target - next) * way).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('goes one way only and never past the value', () => {
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

describe('the updates that are made', () => {
  it.each([
    ['as many as are asked for (S-077)', { value: 20, steps, durationMs: 2000 }, 60],
    ['a single one', { value: 20, steps: 1, durationMs: 2000 }, 1],
    ['whole ones', { value: 20, steps: 9.9, durationMs: 2000 }, 9],
    ['as many as can be told apart', { value: 20, steps: 1e9, durationMs: 2000 }, 240],
    ['not without end', { value: 20, steps: Number.POSITIVE_INFINITY, durationMs: 2000 }, 240],
    ['none of none', { value: 20, steps: 0, durationMs: 2000 }, 0],
    ['none of what is no number', { value: 20, steps: Number.NaN, durationMs: 2000 }, 0],
    ['none in no time', { value: 20, steps, durationMs: 0 }, 0],
    ['none in a time without end', { value: 20, steps, durationMs: Number.POSITIVE_INFINITY }, 0],
    ['none to what is no number', { value: Number.NaN, steps, durationMs: 2000 }, 0],
  ])('%s', (_name, given, made) => expect(usableSteps(given)).toBe(made));
});
