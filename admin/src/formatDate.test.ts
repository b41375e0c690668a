import { describe, expect, it } from 'vitest';
import { formatLongDateTime, formatShortDate } from './formatDate.ts';

const now = Date.parse('2026-11-21T06:00:00Z');

describe('a moment, in the time of the office', () => {
  it.each([
    ['2026-11-21T05:12:00Z', '10:42'],
    ['2026-11-20T18:31:00Z', '00:01'],
    ['2026-11-20T18:29:00Z', 'Yesterday'],
    ['2026-11-18T05:12:00Z', '18 Nov'],
    ['2025-12-31T18:29:00Z', '31 Dec 2025'],
    ['nonsense', ''],
  ])('%s is %j in short', (iso, text) => expect(formatShortDate(iso, now)).toBe(text));

  it.each([
    ['2026-11-21T05:12:00Z', '21 November 2026, 10:42'],
    ['', ''],
  ])('%s is %j in full', (iso, text) => expect(formatLongDateTime(iso)).toBe(text));
});
