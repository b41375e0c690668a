import { describe, expect, it } from 'vitest';
import { maxHitRows, searchHitTable } from './searchHit.ts';

describe('the rows of a search hit', () => {
  const table = {
    headers: ['Code', 'Width'],
    rows: Array.from({ length: 40 }, (_each, at) => ({ a1: `EV-${at}`, a2: at % 2 === 0 ? '15' : '20' })),
  };

  it('are the first that match, with the number of all', () => {
    const hit = searchHitTable(table, ['15']);
    expect(hit.matchingRowCount).toBe(21);
    expect(hit.table.headers).toEqual(table.headers);
    expect(hit.table.rows).toHaveLength(maxHitRows);
    expect(hit.table.rows[1]).toEqual({ a1: 'EV-2', a2: '15' });
  });

  it('are empty when the words are only in other fields', () => {
    expect(searchHitTable(table, ['gland'])).toMatchObject({ matchingRowCount: 0, table: { rows: [] } });
  });

  it('are few bytes for any table', () => {
    const hostile = {
      headers: Array.from({ length: 200 }, () => 'e<'.repeat(4000)),
      rows: Array.from({ length: 400 }, () =>
        Object.fromEntries(Array.from({ length: 200 }, (_each, at) => [`a${at + 1}`, 'e<e>'.repeat(50)])),
      ),
    };
    const hit = searchHitTable(hostile, ['e']);
    expect(hit.matchingRowCount).toBeGreaterThan(100);
    expect(JSON.stringify(hit.table).length).toBeLessThan(24_000);
  });
});
