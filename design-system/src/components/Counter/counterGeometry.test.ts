import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { counterValueAt, stepsDue } from './counterGeometry.ts';

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
    ['no steps', { value: 20, step: 0, steps: 0 }, 20],
    ['a step that is no number', { value: 20, step: Number.NaN, steps }, 20],
    ['no number', { value: Number.NaN, step: 3, steps }, Number.NaN],
  ])('%s', (_name, counting, shown) => expect(counterValueAt(counting)).toBe(shown));

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

describe('the steps that are due', () => {
  it('are 60 over 2000 ms, each at its time (S-077)', () => {
    for (let step = 1; step <= steps; step += 1) {
      const at = (step * 2000) / steps;
      expect(stepsDue({ elapsedMs: at, durationMs: 2000, steps })).toBe(step);
      expect(stepsDue({ elapsedMs: at - 1, durationMs: 2000, steps })).toBe(step - 1);
    }
  });

  it.each([
    ['a clock that was set back', { elapsedMs: -5, durationMs: 2000, steps }, 0],
    ['a tab that was hidden', { elapsedMs: 60_000, durationMs: 2000, steps }, 60],
    ['no time at all', { elapsedMs: 0, durationMs: 0, steps }, 60],
  ])('%s', (_name, given, due) => expect(stepsDue(given)).toBe(due));
});
