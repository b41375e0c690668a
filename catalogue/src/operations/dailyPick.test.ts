import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayInTimeZone, pickForDay, readStoredPick } from './dailyPick.ts';

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 500 }), { maxLength: 40 });
const day = '2026-11-21';

describe('pickForDay', () => {
  it('is the same for the same day and list, in any order of the list (S-114)', () => {
    fc.assert(
      fc.property(ids, (list) => {
        expect(pickForDay(list, day)).toEqual(pickForDay(list.toReversed(), day));
      }),
    );
  });

  it('picks 4 different products, or all when there are fewer (S-113, D-28)', () => {
    fc.assert(
      fc.property(ids, (list) => {
        const picked = pickForDay(list, day).ids;
        expect(picked).toHaveLength(Math.min(4, list.length));
        expect(new Set(picked).size).toBe(picked.length);
        expect(picked.every((id) => list.includes(id))).toBe(true);
      }),
    );
  });

  it('changes daily: over two months each of fourteen products is picked (S-116)', () => {
    const list = Array.from({ length: 14 }, (_, at) => at + 1);
    const days = Array.from({ length: 60 }, (_, at) => `2026-12-${at}`);
    expect(new Set(days.flatMap((one) => pickForDay(list, one).ids)).size).toBe(14);
  });
});

describe('readStoredPick', () => {
  const list = [1, 2, 3, 4, 5, 6];
  const stored = pickForDay(list, day);

  it('returns the stored pick of the same day and list (S-115)', () => {
    expect(readStoredPick(JSON.stringify(stored), list, day)).toEqual(stored);
  });

  it.each([
    ['another day (S-116)', JSON.stringify({ ...stored, day: '2026-11-20' })],
    ['another list', JSON.stringify({ ...stored, list: 'ffffffff' })],
    ['an unknown product', JSON.stringify({ ...stored, ids: [1, 2, 3, 99] })],
    ['too few products', JSON.stringify({ ...stored, ids: [1, 2] })],
    ['the same product twice', JSON.stringify({ ...stored, ids: [1, 1, 2, 3] })],
    ['ids that are text', JSON.stringify({ ...stored, ids: stored.ids.map(String) })],
    ['a product too many', JSON.stringify({ ...stored, ids: [1, 2, 3, 4, 5] })],
    ['no JSON', '{'],
    ['null', 'null'],
    ['nothing', null],
  ])('rejects %s (O97)', (_case, stored) => {
    expect(readStoredPick(stored, list, day)).toBeNull();
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (stored) => void readStoredPick(stored, list, day)),
    );
  });
});

describe('dayInTimeZone', () => {
  it('returns the calendar day of the time zone', () => {
    const moment = new Date('2026-11-20T19:00:00Z');
    expect(dayInTimeZone('Asia/Kolkata', moment)).toBe('2026-11-21');
    expect(dayInTimeZone('UTC', moment)).toBe('2026-11-20');
  });
});
