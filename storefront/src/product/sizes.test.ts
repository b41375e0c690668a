import type { SpecificationTable } from '@elvora/catalogue/model';
import { describe, expect, it } from 'vitest';
import { extentOf, sizesOf } from './sizes.ts';

const table: SpecificationTable = {
  headers: ['Ordering code', 'Width'],
  rows: [{ a1: 'EV-1' }, { a1: ' EV-2 ', a2: '15' }],
};

describe('sizesOf', () => {
  it.each([
    [table, '2 sizes, EV-1 to EV-2'],
    [{ ...table, rows: table.rows.slice(0, 1) }, '1 size, EV-1'],
    [{ ...table, headers: ['Name'] }, null],
    [{ ...table, rows: [{ a1: 'other' }] }, null],
  ])('of %j is %j', (given, text) => {
    expect(sizesOf({ status: 'ready', table: given })).toBe(text);
  });
});

describe('extentOf', () => {
  it.each([
    [table, '2 sizes, 2 columns'],
    [{ headers: ['Code'], rows: [{ a1: 'EV-1' }] }, '1 size, 1 column'],
  ])('of %j is %j', (given, text) => expect(extentOf(given)).toBe(text));
});
