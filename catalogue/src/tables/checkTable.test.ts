import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SpecificationTable } from '../model/specification.ts';
import { checkTable, findTableIssue } from './checkTable.ts';
import { HeaderSpellings } from './headerSpellings.ts';
import { nearHeaders } from './nearHeaders.ts';

/** A table of rows of cells below their titles. */
const tableOf = (
  headers: readonly string[],
  ...rows: readonly (readonly string[])[]
): SpecificationTable => ({
  headers,
  rows: rows.map((cells) => Object.fromEntries(cells.map((cell, at) => [`a${at + 1}`, cell]))),
});

/** A table of one column beside its codes. */
const column = (title: string, ...cells: readonly string[]) =>
  tableOf(['Ordering code', title], ...cells.map((cell, at) => [`XY-${at + 1}`, cell]));

const check = (table: SpecificationTable, spellings = new HeaderSpellings()) => [
  ...checkTable(table),
  ...nearHeaders(table.headers, spellings),
];
const cellsOf = ({ headers, rows }: SpecificationTable) => [
  headers,
  ...rows.map((row) => Object.values(row)),
];

/** Corrects the only issue of a table. */
function correct(table: SpecificationTable, spellings = new HeaderSpellings()) {
  const [issue, ...others] = check(table, spellings);
  expect(others).toEqual([]);
  const corrected = issue && findTableIssue(table, issue.id)?.corrected;
  return { issue, cells: corrected && cellsOf(corrected) };
}

describe('columns in several units', () => {
  it('are converted to the unit of most cells, exactly', () => {
    const { issue, cells } = correct(column('Length', '250 mm', '300–500 mm', '0.75 m', '1 m', '12 mm'));
    expect(issue).toMatchObject({
      kind: 'mixed-units',
      details: ['mm', 'm'],
      correction: 'convert',
      rowCount: 2,
      rows: [
        { row: 'XY-3', before: '0.75 m', after: ['750 mm'] },
        { row: 'XY-4', before: '1 m', after: ['1000 mm'] },
      ],
    });
    expect(cells?.[3]).toEqual(['XY-3', '750 mm']);
  });

  it('are converted to the unit of the title', () => {
    expect(correct(column('Current (A)', '16', '500 mA', '40')).cells?.slice(1)).toEqual([
      ['XY-1', '16'],
      ['XY-2', '0.5'],
      ['XY-3', '40'],
    ]);
  });

  it('are split where the units measure different things', () => {
    const { issue, cells } = correct(column('Coil power', '7 VA AC', '2.4 W DC', '9 VA AC', '-'));
    expect(issue).toMatchObject({
      correction: 'split',
      headersAfter: ['Coil power, AC (VA)', 'Coil power, DC (W)'],
    });
    expect(cells).toEqual([
      ['Ordering code', 'Coil power, AC (VA)', 'Coil power, DC (W)'],
      ['XY-1', '7', ''],
      ['XY-2', '', '2.4'],
      ['XY-3', '9', ''],
      ['XY-4', '-', ''],
    ]);
  });

  it.each([
    ['texts among them', ['7 VA', '2 W', 'on request']],
    ['numbers without a unit', ['7 VA', '2 W', '5']],
    ['one unit', ['7 mm', '2.5 mm']],
  ])('are not reported with %s', (_case, cells) => {
    expect(check(column('Value', ...cells))).toEqual([]);
  });
});

describe('outliers', () => {
  it.each([
    [['6', '10', '16', '250', '35', '50'], '250', '25'],
    [['0.5', '0.75', '15', '2.5', '4', '6'], '15', '1.5'],
    [['50', '35', '25', '1.6', '10', '6'], '1.6', '16'],
    [['60', '10', '16', '25', '35', '50'], '60', '6'],
  ])('of ordered values get their decimal point moved: %j', (cells, before, after) => {
    const { issue } = correct(column('Conductor (mm²)', ...cells));
    expect(issue).toMatchObject({
      kind: 'outliers',
      correction: 'rescale',
      rows: [{ before, after: [after] }],
    });
  });

  it('become the common value in a column of equal values', () => {
    const { issue } = correct(column('Current', '6 A', '6 A', '6 A', '0.05 A', '6 A', '6 A'));
    expect(issue).toMatchObject({ correction: 'equalise', rows: [{ before: '0.05 A', after: ['6 A'] }] });
  });

  it.each([
    [['6', '10', '16', '25', '35', '50']],
    [['6', '10', '16', '250', '35']],
    [['6', '80', '3', '25', '7', '50']],
    [['6', '6', '6', '8', '6', '6']],
    [['6', '10', '160', '250', '35', '50']],
    [['24', '24', '230', '24', '110', '230', '400']],
  ])('are not reported in %j', (cells) => {
    expect(check(column('Value', ...cells))).toEqual([]);
  });
});

describe('near-equal titles', () => {
  const branch = (...tables: readonly (readonly string[])[]) => {
    const spellings = new HeaderSpellings();
    for (const headers of tables) spellings.add(headers);
    return spellings;
  };
  const named = (title: string) => column(title, '1', '2');

  it.each([
    ['Conductor (mm²)', 'Conductors (mm²)'],
    ['rated current (A)', 'Rated Current (A)'],
    ['Rated curent (A)', 'Rated current (A)'],
  ])('%s becomes %s', (title, usual) => {
    const spellings = branch([usual], [usual, 'Other'], [title]);
    expect(correct(named(title), spellings)).toMatchObject({
      issue: { kind: 'near-headers', details: [title, usual], correction: 'rename' },
      cells: [
        ['Ordering code', usual],
        ['XY-1', '1'],
        ['XY-2', '2'],
      ],
    });
    expect(check(named(usual), spellings)).toEqual([]);
  });

  it.each([
    ['Width (mm)', 'Width (in)'],
    ['Thread 1', 'Thread 2'],
    ['Current at 230 V (A)', 'Current at 400 V (A)'],
    ['Size A', 'Size B'],
  ])('%s and %s are different', (title, other) => {
    expect(check(named(title), branch([other], [other], [title]))).toEqual([]);
  });

  it('are kept if one table has both', () => {
    const spellings = branch(['Contact'], ['Contact'], ['Contacts', 'Contact']);
    expect(check(named('Contacts'), spellings)).toEqual([]);
  });
});

describe('codes', () => {
  it('get a dash where they are blank, and blank rows are removed', () => {
    const table = tableOf(['Ordering code', 'Size'], ['XY-1', '1'], ['', '2'], ['', ''], ['XY-3', '3']);
    const [rows, blank] = check(table);
    expect(rows).toMatchObject({ kind: 'empty-codes', correction: 'remove', rowCount: 1 });
    expect(blank).toMatchObject({ correction: 'dash', rows: [{ row: '2', before: '', after: ['–'] }] });
    const without = findTableIssue(table, rows?.id ?? '')?.corrected;
    expect(without && cellsOf(without)).toHaveLength(4);
    const stated = findTableIssue(table, blank?.id ?? '')?.corrected;
    expect(stated && check(stated).map(({ id }) => id)).toEqual(['empty-codes rows']);
  });

  it('that occur twice are merged into one row', () => {
    const different = tableOf(['Code', 'Size'], ['XY-1', '1'], ['xy-1', '2'], ['XY-2', '3']);
    expect(correct(different)).toMatchObject({
      issue: { kind: 'doubled-codes', details: ['XY-1'], correction: 'dash' },
      cells: [
        ['Code', 'Size'],
        ['XY-1', '1'],
        ['–', '2'],
        ['XY-2', '3'],
      ],
    });
    const equal = tableOf(['Code', 'Size'], ['XY-1', '1'], ['XY-1', '1'], ['XY-2', '3']);
    expect(correct(equal).cells).toEqual([
      ['Code', 'Size'],
      ['XY-1', '1'],
      ['XY-2', '3'],
    ]);
  });
});

describe('any table', () => {
  const cell = fc.oneof(
    fc.string({ maxLength: 12 }),
    fc.constantFrom('', '-', '7 VA', '2 W', '25 mm', '1 m', '6', '16', '250', 'XY-1', 'XY-2', '1–2 kW'),
  );
  const tables = fc
    .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 0, max: 8 }))
    .chain(([width, height]) =>
      fc.record({
        headers: fc.array(fc.oneof(cell, fc.constantFrom('Ordering code', 'Current (A)', 'Currents (A)')), {
          minLength: width,
          maxLength: width,
        }),
        rows: fc.array(fc.array(cell, { minLength: width, maxLength: width }), {
          minLength: height,
          maxLength: height,
        }),
      }),
    )
    .map(({ headers, rows }) => tableOf(headers, ...rows));

  it('is checked without an error, and each correction ends its issue and touches one column or whole rows', () => {
    fc.assert(
      fc.property(tables, fc.array(tables, { maxLength: 3 }), (table, others) => {
        const spellings = new HeaderSpellings();
        for (const { headers } of [table, ...others]) spellings.add(headers);
        for (const issue of check(table, spellings)) {
          const corrected = findTableIssue(table, issue.id)?.corrected;
          if (!corrected) throw new Error('The issue is not found again.');
          const added = corrected.headers.length - table.headers.length;
          expect(added).toBe(Math.max(0, issue.headersAfter.length - 1));
          const before = table.rows.flatMap((row) => Object.values(row));
          const after = new Set(corrected.rows.flatMap((row) => Object.values(row)));
          const lost = before.filter((text) => !after.has(text));
          expect(lost.length).toBeLessThanOrEqual(
            issue.rowCount * (issue.correction === 'remove' ? table.headers.length : 1),
          );
          const again = check(corrected, spellings).filter(({ id }) => id === issue.id);
          if (issue.kind !== 'doubled-codes') expect(again).toEqual([]);
        }
      }),
      { numRuns: 300 },
    );
  });
});
