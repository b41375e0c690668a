import type { ParsedSpecification } from '../model/index.ts';
import { describe, expect, it } from 'vitest';
import { readSizes } from './productSizes.ts';
import { packText, sizeDetails, sizeName, sizeRangeText, specificationForDisplay } from './sizes.ts';

const ready = (headers: string[], ...rows: string[][]): ParsedSpecification => ({
  status: 'ready',
  table: {
    headers,
    rows: rows.map((cells) => Object.fromEntries(cells.map((cell, column) => [`a${column + 1}`, cell]))),
  },
});

const glands = ready(['Ordering code', 'Width'], ['EV-1'], [' EV-2 ', '15']);

describe('sizeRangeText', () => {
  it.each([
    [glands, '2 sizes, EV-1 to EV-2'],
    [ready(['Ordering code'], ['EV-1']), '1 size, EV-1'],
    [ready(['Name'], ['EV-1'], ['EV-2']), null],
    [ready(['Ordering code'], ['other']), null],
    [
      ready(['Width', 'Part No.'], ['', 'A9F44'], ['', 'on request'], ['', '3RT2015']),
      '2 sizes, A9F44 to 3RT2015',
    ],
    [ready(['Colour coded'], ['RAL7035']), null],
  ])('of %j is %j', (specification, text) => {
    expect(sizeRangeText(readSizes(specification))).toBe(text);
  });
});

describe('specificationForDisplay', () => {
  it.each([
    [glands, '2 sizes, 2 columns'],
    [ready(['Code'], ['EV-1']), '1 size, 1 column'],
    [ready(['Code, nylon', 'Code, brass'], ['EV-1', 'EV-2']), '2 sizes, 2 columns'],
    [ready(['Letter', 'Function'], ['A', 'On delay'], ['B', 'Off delay']), '2 rows, 2 columns'],
  ])('formats the extent of %j: %j', (specification, extent) => {
    expect(specificationForDisplay(specification, readSizes(specification))).toMatchObject({
      status: 'ready',
      extent,
      part: null,
      isTruncated: false,
    });
  });

  it('treats an all-blank table as none, and keeps invalid data apart (D-23, D-45)', () => {
    expect(specificationForDisplay(ready([''], [' ']), [])).toEqual({ status: 'none' });
    expect(specificationForDisplay({ status: 'none' }, [])).toEqual({ status: 'none' });
    expect(specificationForDisplay({ status: 'invalid', raw: '{', reason: 'x' }, [])).toEqual({
      status: 'invalid',
    });
  });
});

it('names a size by product and code, and a product by its name (D-56)', () => {
  expect(sizeName('Brass Cable Gland', 'EV-BG-M20')).toBe('Brass Cable Gland – EV-BG-M20');
  expect(sizeName('Brass Cable Gland', '')).toBe('Brass Cable Gland');
});

describe('packText', () => {
  it.each([
    ['Pack (pcs)', '50', 'pack of 50 pcs'],
    ['Roll (m)', '25', 'roll of 25 m'],
    ['Carton (m)', '120', 'carton of 120 m'],
    ['Box', '10', 'box of 10'],
    ['Pack (pcs)', 'on request', ''],
    ['Length (m)', '2', ''],
  ])('of %j %j is %j', (title, text, pack) => {
    expect(
      packText({
        values: [
          { title: 'Width (mm)', text: '3' },
          { title, text },
        ],
      }),
    ).toBe(pack);
  });
});

describe('sizeDetails', () => {
  it.each([
    [
      ['Code', 'Thread', 'Clamping range (mm)', 'Pack (pcs)'],
      ['EV-BG-M20', 'M20 × 1.5', '7–13', '50'],
      'M20 × 1.5, 7–13 mm',
    ],
    [['Code', 'Pack (pcs)', 'Width'], ['EV-BG-M20', '50', 'see drawing'], 'see drawing'],
    [['Code, curve B', 'Current (A)'], ['EV-MCB-6', '6'], 'curve B, 6 A'],
    [['Code'], ['EV-BG-M20'], ''],
  ])('of %j', (headers, row, details) => {
    const [size] = readSizes(ready(headers, row));
    expect(size && sizeDetails(size)).toBe(details);
  });
});
