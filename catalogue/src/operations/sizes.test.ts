import type { SpecificationTable } from '../model/index.ts';
import { describe, expect, it } from 'vitest';
import { specificationForDisplay, sizeRangeText } from './sizes.ts';

const table: SpecificationTable = {
  headers: ['Ordering code', 'Width'],
  rows: [{ a1: 'EV-1' }, { a1: ' EV-2 ', a2: '15' }],
};

describe('sizeRangeText', () => {
  it.each([
    [table, '2 sizes, EV-1 to EV-2'],
    [{ ...table, rows: table.rows.slice(0, 1) }, '1 size, EV-1'],
    [{ ...table, headers: ['Name'] }, null],
    [{ ...table, rows: [{ a1: 'other' }] }, null],
    [
      { headers: ['Width', 'Part No.'], rows: [{ a2: 'A9F44' }, { a2: 'on request' }, { a2: '3RT2015' }] },
      '2 sizes, A9F44 to 3RT2015',
    ],
    [{ headers: ['Colour coded'], rows: [{ a1: 'RAL7035' }] }, null],
  ])('of %j is %j', (table, text) => {
    expect(sizeRangeText({ status: 'ready', table })).toBe(text);
  });
});

describe('specificationForDisplay', () => {
  it.each([
    [table, '2 sizes, 2 columns'],
    [{ headers: ['Code'], rows: [{ a1: 'EV-1' }] }, '1 size, 1 column'],
  ])('formats the size of %j: %j', (table, extent) => {
    expect(specificationForDisplay({ status: 'ready', table })).toEqual({
      status: 'ready',
      table,
      extent,
      part: null,
      isCut: false,
    });
  });

  it('treats an all-blank table as none, and keeps invalid data apart (D-23, D-45)', () => {
    const blank = { headers: [''], rows: [{ a1: ' ' }] };
    expect(specificationForDisplay({ status: 'ready', table: blank })).toEqual({ status: 'none' });
    expect(specificationForDisplay({ status: 'none' })).toEqual({ status: 'none' });
    expect(specificationForDisplay({ status: 'invalid', raw: '{', reason: 'x' })).toEqual({
      status: 'invalid',
    });
  });
});
