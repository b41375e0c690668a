import { describe, expect, it } from 'vitest';
import { monthsBefore } from '../../src/enquiries/monthsBefore.ts';

describe('monthsBefore', () => {
  it.each([
    ['2026-11-21T08:00:00.000Z', 24, '2024-11-21T08:00:00.000Z'],
    ['2026-03-31T00:00:00.000Z', 1, '2026-02-28T00:00:00.000Z'],
    ['2024-02-29T12:00:00.000Z', 12, '2023-02-28T12:00:00.000Z'],
    ['2026-01-15T00:00:00.000Z', 1, '2025-12-15T00:00:00.000Z'],
  ])('%s, %d months back, is %s', (moment, months, before) => {
    expect(monthsBefore(new Date(moment), months).toISOString()).toBe(before);
  });
});
