import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellText, toSpecColumns, type SpecTableData, splitUnit, titleWidth } from './specColumnOps.ts';

const text = fc.oneof(
  fc.string(),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('', ' ', '-', '7–13', 'a\nb', '(mm)', 'Weight (kg)', '<b>', '__proto__', '\u200b'),
);
const key = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 14 }).map((number) => `a${number}`) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('a0', 'a01', 'b1', '', 'constructor', 'toString', '__proto__', 'a999999999'),
  },
);
const tables: fc.Arbitrary<SpecTableData> = fc.record({
  headers: fc.array(text, { maxLength: 12 }),
  rows: fc.array(
    // Own keys even for '__proto__', as JSON.parse makes them.
    fc.array(fc.tuple(key, text), { maxLength: 14 }).map((cells) => Object.fromEntries(cells)),
    { maxLength: 8 },
  ),
});

describe('columnsOf', () => {
  it('gives each header its column, in order (S-171)', () => {
    const columns = toSpecColumns({ headers: ['Code', 'Width (mm)'], rows: [{ a1: 'EV', a2: '15' }] });
    expect(columns.map(({ key, name }) => [key, name])).toEqual([
      ['a1', 'Code'],
      ['a2', 'Width (mm)'],
    ]);
  });

  it('puts a10 after a9 and names columns without a header', () => {
    const row = Object.fromEntries(['a10', 'a9', 'a2', 'a1'].map((key) => [key, key]));
    expect(toSpecColumns({ headers: [], rows: [row] }).map(({ name }) => name)).toEqual([
      'Column 1',
      'Column 2',
      'Column 9',
      'Column 10',
    ]);
  });

  it('names an empty header by its position, using the given label', () => {
    const named = toSpecColumns({ headers: ['Code', ' ', ''], rows: [] }, (number) => `Spalte ${number}`);
    expect(named.map(({ name }) => name)).toEqual(['Code', 'Spalte 2', 'Spalte 3']);
  });

  it('names other keys by themselves, or by their position', () => {
    const columns = toSpecColumns({
      headers: ['Code'],
      rows: [{ a1: 'EV', ' note ': 'x', ba1: 'y', a1b: 'z' }],
    });
    expect(columns.map(({ name }) => name)).toEqual(['Code', 'note', 'ba1', 'a1b']);
    expect(toSpecColumns({ headers: ['Code'], rows: [{ '': 'x' }] })[1]?.name).toBe('Column 2');
  });

  it('creates no columns for an outlying key', () => {
    expect(toSpecColumns({ headers: ['Code'], rows: [{ a1: 'EV', a999999999: '7' }] })).toHaveLength(2);
  });

  it('distinguishes values from prose', () => {
    const rows = [
      { a1: 'EV-PC-9', a2: '7–13', a3: 'Supply on: time runs\nTime over: output on', a4: '' },
      { a1: 'EV-PC-12', a2: 'Polyamide, glass filled', a3: 'short', a4: 'Adjustable roller lever, long' },
    ];
    const kinds = toSpecColumns({ headers: ['', '', '', ''], rows }).map(({ kind }) => kind);
    expect(kinds).toEqual(['text', 'text', 'prose', 'prose']);
  });

  it('distinguishes numbers, which are aligned at their end, from short texts', () => {
    const kindOf = (...cells: string[]) =>
      toSpecColumns({ headers: [''], rows: cells.map((a1) => ({ a1 })) })[0]?.kind;
    expect(kindOf('0.33', '1,200', '7–13', '±5 %', '10 × 38', '<0.5', '-', '')).toBe('number');
    expect(kindOf('9', '12', '1 NO')).toBe('text');
    expect(kindOf('M20', 'M25')).toBe('text');
    expect(kindOf('IP68')).toBe('text');
    expect(kindOf('', ' ')).toBe('number');
    expect([kindOf('x'.repeat(24)), kindOf('x'.repeat(25))]).toEqual(['text', 'prose']);
  });

  it('never throws and never loses a cell', () => {
    fc.assert(
      fc.property(tables, (table) => {
        const columns = toSpecColumns(table);
        for (const row of table.rows) {
          const shown = columns.map(({ key }) => cellText(row, key)).filter((cell) => cell !== null);
          const stored = Object.values(row).filter((cell) => cell.trim() !== '');
          expect([...shown].sort()).toEqual(stored.map((cell) => cell.trim()).sort());
        }
      }),
    );
  });

  it('gives every column one key, one name and the headers their order', () => {
    fc.assert(
      fc.property(tables, (table) => {
        const columns = toSpecColumns(table);
        expect(new Set(columns.map(({ key }) => key)).size).toBe(columns.length);
        expect(columns.every(({ name }) => name.trim() !== '')).toBe(true);
        const headed = table.headers.map((header) => header.trim());
        expect(
          columns.slice(0, headed.length).map(({ name }, at) => headed[at] === '' || name === headed[at]),
        ).toEqual(headed.map(() => true));
      }),
    );
  });
});

describe('cellText', () => {
  it.each([
    [{ a1: ' 7–13 ' }, '7–13'],
    [{ a1: 'first\nsecond' }, 'first\nsecond'],
    [{ a1: '' }, null],
    [{ a1: ' \n ' }, null],
    [{}, null],
  ])('of %j is %j (S-173)', (row: Record<string, string>, shown) => expect(cellText(row, 'a1')).toBe(shown));

  it('reads only own keys', () => expect(cellText({ a1: 'x' }, 'constructor')).toBeNull());
});

describe('splitUnit', () => {
  it.each([
    ['Clamping range (mm)', 'Clamping range', 'mm'],
    ['Area at 50 % fill (mm²)', 'Area at 50 % fill', 'mm²'],
    ['Coil [V AC/DC]', 'Coil', 'V AC/DC'],
    ['Torque (max) (N·m)', 'Torque (max)', 'N·m'],
    ['Weight(kg)', 'Weight', 'kg'],
    ['Range ( mm )', 'Range', 'mm'],
    [`Use (${'x'.repeat(16)})`, 'Use', 'x'.repeat(16)],
  ])('parts %s', (name, title, unit) =>
    expect(splitUnit(name)).toMatchObject({ title, unit: { text: unit } }),
  );

  it.each([
    'Ordering code',
    '(mm)',
    'Range ()',
    'Range (mm',
    'mm)',
    'Torque (N (max))',
    'Use (in dry rooms only, see there)',
    `Use (${'x'.repeat(17)})`,
    '',
  ])('leaves %j whole', (name) => expect(splitUnit(name)).toEqual({ title: name, unit: null }));

  it('loses nothing of the name except blank space', () => {
    const bare = (name: string) => name.replace(/\s/g, '');
    fc.assert(
      fc.property(text, text, (first, second) => {
        const name = `${first}(${second})`;
        const { title, unit } = splitUnit(name);
        expect(bare(unit ? `${title}${unit.open}${unit.text}${unit.close}` : title)).toBe(bare(name));
      }),
    );
  });
});

describe('titleWidth', () => {
  it.each([
    ['A', 1],
    ['Weight', 6],
    ['Motor at 240 V', 7],
    ['A temperature', 11],
    ['Coil power, AC, holding', 12],
    ['x'.repeat(200), 16],
    ['', 0],
  ])('of %s is %d', (title, width) => expect(titleWidth(title)).toBe(width));
});
