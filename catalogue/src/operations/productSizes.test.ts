import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ParsedSpecification } from '../model/index.ts';
import { isCodeTitle, titleVariant } from './codeTitles.ts';
import { findSize, readSizes } from './productSizes.ts';
import { readSpecification } from './specification.ts';

const ready = (headers: string[], ...rows: string[][]): ParsedSpecification =>
  readSpecification({ headers, rows });

/** Codes with their variants: 'EV-1', 'EV-2: brass'. */
const sizesOf = (...table: Parameters<typeof ready>) =>
  readSizes(ready(...table)).map(({ code, variants }) =>
    variants.length === 0 ? code : `${code}: ${variants.join(' + ')}`,
  );

describe('readSizes (D-56)', () => {
  it('reads the cells of a column titled for codes, first or not', () => {
    expect(sizesOf(['Ordering code', 'Thread'], ['EV-BG-M20', 'M20'], ['EV-BG-M25', 'M25'])).toEqual([
      'EV-BG-M20',
      'EV-BG-M25',
    ]);
    expect(sizesOf(['Thread', 'Part No.'], ['M20', '3RT2015-1AP01'], ['M25', '6ES7 214-1AG40-0XB0'])).toEqual(
      ['3RT2015-1AP01', '6ES7 214-1AG40-0XB0'],
    );
  });

  it('reads the variant of a size from the title of its column', () => {
    expect(sizesOf(['Ordering code (nylon)', 'Ordering code (brass)'], ['EV-SPN-M12', 'EV-SPB-M12'])).toEqual(
      ['EV-SPN-M12: nylon', 'EV-SPB-M12: brass'],
    );
  });

  it('skips blanks, dashes and remarks', () => {
    const remarks = [
      '',
      ' ',
      '–',
      '-',
      '—',
      'on request',
      'On-request',
      'n/a',
      'N-A',
      'TBD',
      'see note 1',
      '*',
      '12',
    ];
    expect(sizesOf(['Ordering code'], ...remarks.map((cell) => [cell]), ['EV-CK-KY'])).toEqual(['EV-CK-KY']);
  });

  it('reads codes of the same series in other columns, but none of other products', () => {
    expect(
      sizesOf(
        ['Accessory', 'For 160 A frame', 'For 250 A frame'],
        ['Rotary handle', 'EV-MCA-RH-160', 'EV-MCA-RH-250'],
        ['Spreader', '–', 'EV-MCA-SP-250'],
      ),
    ).toEqual([
      'EV-MCA-RH-160: For 160 A frame',
      'EV-MCA-RH-250: For 250 A frame',
      'EV-MCA-SP-250: For 250 A frame',
    ]);
    expect(
      sizesOf(
        ['Ordering code', 'Contactor', 'For fan', 'For relay', 'For contactors'],
        ['EV-SD-55', 'EV-PC-9', 'EV-FF-92', 'EV-PR2', 'EV-PC-9 to EV-PC-38'],
        ['EV-SD-75', 'EV-PC-9', 'EV-FF-125', 'EV-PR4', 'EV-PC-40 to EV-PC-95'],
      ),
    ).toEqual(['EV-SD-55', 'EV-SD-75']);
    expect(
      sizesOf(['Ordering code', 'Replaces'], ['EV-BG-M20', 'EV-BG-20'], ['EV-BG-M25', 'EV-BG-25']),
    ).toEqual(['EV-BG-M20', 'EV-BG-M25']);
  });

  it('reads the codes of an accessory with the sizes of the product', () => {
    expect(
      sizesOf(
        ['Lens colour', 'Code, actuator', 'LED module 24 V'],
        ['Red', 'EV-PBL-RD', 'EV-LM-RD-24'],
        ['Green', 'EV-PBL-GN', 'EV-LM-GN-24'],
      ),
    ).toEqual([
      'EV-PBL-RD: actuator',
      'EV-LM-RD-24: LED module 24 V',
      'EV-PBL-GN: actuator',
      'EV-LM-GN-24: LED module 24 V',
    ]);
    expect(
      sizesOf(['Ordering code', 'Overload relay'], ['EV-PC-9', 'EV-OL-9'], ['EV-PC-12', 'EV-OL-12']),
    ).toEqual(['EV-PC-9', 'EV-PC-12']);
  });

  it('reads codes in the titles of a transposed table, with the values of their columns', () => {
    const table = ready(
      ['Parameter', 'EV-PF-1', 'EV-PF-2'],
      ['Phase loss', 'Yes', 'Yes'],
      ['Undervoltage', '–', '70–95 %'],
    );
    expect(readSizes(table)).toEqual([
      {
        code: 'EV-PF-1',
        variants: [],
        values: [{ title: 'Phase loss', text: 'Yes' }],
        cells: [{ row: null, column: 1 }],
      },
      {
        code: 'EV-PF-2',
        variants: [],
        values: [
          { title: 'Phase loss', text: 'Yes' },
          { title: 'Undervoltage', text: '70–95 %' },
        ],
        cells: [{ row: null, column: 2 }],
      },
    ]);
    expect(
      sizesOf(['', 'Basic', 'Plus'], ['Ordering code', 'EV-MF-1', 'EV-MF-2'], ['Size', '96', '96']),
    ).toEqual(['EV-MF-1: Basic', 'EV-MF-2: Plus']);
  });

  it('reads titles that are codes as references if the table has codes in cells', () => {
    expect(sizesOf(['Ordering code', 'EV-PC-9', 'EV-PC-12'], ['EV-AB-11', '•', '•'])).toEqual(['EV-AB-11']);
  });

  it('merges a code that occurs twice into one size with both variants', () => {
    const [size, ...others] = readSizes(
      ready(
        ['Part', 'For 2.5 mm²', 'For 4 mm²', 'For 6 mm²'],
        ['End plate', 'EV-TX-EP-4', 'EV-TX-EP-4', 'EV-TX-EP-10'],
      ),
    );
    expect(size).toEqual({
      code: 'EV-TX-EP-4',
      variants: ['For 2.5 mm²', 'For 4 mm²'],
      values: [{ title: 'Part', text: 'End plate' }],
      cells: [
        { row: 0, column: 1 },
        { row: 0, column: 2 },
      ],
    });
    expect(others.map(({ code }) => code)).toEqual(['EV-TX-EP-10']);
    const twice = readSizes(ready(['Code', 'Colour', 'Width'], ['EV-1', 'Red', '5'], ['ev-1 ', 'Blue', '5']));
    expect(twice).toMatchObject([
      {
        code: 'EV-1',
        values: [
          { title: 'Colour', text: 'Red / Blue' },
          { title: 'Width', text: '5' },
        ],
        cells: [{ row: 0 }, { row: 1 }],
      },
    ]);
  });

  it('gives a size the stated values of its row, without other codes', () => {
    const [size] = readSizes(
      ready(
        ['Colour', 'Code, flush', 'Code, extended', 'Current (mA)', 'Note'],
        ['Red', 'EV-F-1', 'EV-E-1', '18', '–'],
      ),
    );
    expect(size?.values).toEqual([
      { title: 'Colour', text: 'Red' },
      { title: 'Current (mA)', text: '18' },
    ]);
  });

  it.each([
    [
      ['Letter', 'Function'],
      ['A', 'On delay'],
    ],
    [
      ['Colour code', 'Width'],
      ['RAL7035', '5'],
    ],
    [
      ['Utilisation', 'Standard'],
      ['AC-3', 'RS-485'],
    ],
  ])('finds none in %j', (headers, row) => {
    expect(sizesOf(headers, row, row)).toEqual([]);
  });

  it('finds none without a readable table', () => {
    expect(readSizes({ status: 'none' })).toEqual([]);
    expect(readSizes({ status: 'invalid', raw: '{', reason: '' })).toEqual([]);
  });

  const cell = fc.oneof(
    fc.string({ maxLength: 8 }),
    fc.constantFrom(
      'EV-BG-M20',
      'EV-BG-M25',
      'EV-PC-9',
      '–',
      'on request',
      'Ordering code',
      'For 160 A',
      '__proto__',
    ),
  );
  const tables = fc.record({
    headers: fc.array(cell, { maxLength: 6 }),
    rows: fc.array(fc.oneof(fc.array(cell, { maxLength: 7 }), fc.dictionary(cell, cell)), { maxLength: 6 }),
  });

  it('never throws; every code is from the table, and occurs once among the sizes', () => {
    fc.assert(
      fc.property(fc.oneof(tables, fc.anything()), (data) => {
        const specification = readSpecification(data);
        const sizes = readSizes(specification);
        if (specification.status !== 'ready') {
          expect(sizes).toEqual([]);
          return;
        }
        const { headers, rows } = specification.table;
        const texts = [...headers, ...rows.flatMap((row) => Object.values(row))].map((text) => text.trim());
        for (const { code, cells, values } of sizes) {
          expect(texts).toContain(code);
          expect(cells.length).toBeGreaterThan(0);
          for (const { text } of values) expect(text.trim()).not.toBe('');
        }
        const keys = sizes.map(({ code }) => code.toUpperCase());
        expect(new Set(keys).size).toBe(keys.length);
      }),
      { numRuns: 500 },
    );
  });
});

describe('isCodeTitle', () => {
  it.each([
    ['Ordering code', ''],
    ['Ordering codes', ''],
    ['CODE', ''],
    ['Part no.', ''],
    ['Article No', ''],
    ['Catalogue number', ''],
    ['Cat. No.', ''],
    ['SKU', ''],
    ['Code, curve B', 'curve B'],
    ['Ordering code (nylon)', 'nylon'],
    ['Ordering code, class 20', 'class 20'],
    ['Code, 24 V AC/DC', '24 V AC/DC'],
    ['Brass code', 'Brass'],
  ])('is true for %j, whose variant is %j', (title, variant) => {
    expect(isCodeTitle(title)).toBe(true);
    expect(titleVariant(title)).toBe(variant);
  });

  it.each([
    'Colour coded',
    'Colour code',
    'HSN code',
    'IP code',
    'Encoder',
    'Coil suffix',
    'For contactors',
    '',
    'Notes',
    'Die number',
  ])('is false for %j', (title) => {
    expect(isCodeTitle(title)).toBe(false);
  });
});

it('finds a size by its code in any case', () => {
  const sizes = readSizes(ready(['Ordering code'], ['EV-BG-M20'], ['EV-BG-M25']));
  expect(findSize(sizes, ' ev-bg-m25 ')?.code).toBe('EV-BG-M25');
  expect(findSize(sizes, 'EV-BG')).toBeNull();
  expect(findSize(sizes, '')).toBeNull();
});
