import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toTabSeparated } from './copiedCellOps.ts';
import { parsePastedText, unmergedCells } from './specClipboardOps.ts';

const glands = [
  ['Size', 'Range (mm)', 'Spanner'],
  ['M12', '3–6.5', '5'],
  ['M16', '4.5–10', '6'],
];

/** Output formats of PDF readers: with the layout preserved, with one space between cells, with one cell per line. */
const pdfTexts = [
  { from: 'columns of spaces', text: glands.map((row) => row.join('   ')).join('\n'), cells: glands },
  {
    from: 'aligned columns with empty cells',
    text: [
      '  Size      Range (mm)   Spanner',
      '  M12       3–6.5        5',
      '  M16                    6',
      '  M20       6–12',
    ].join('\n'),
    cells: [
      ['Size', 'Range (mm)', 'Spanner'],
      ['M12', '3–6.5', '5'],
      ['M16', '', '6'],
      ['M20', '6–12', ''],
    ],
  },
  {
    from: 'a title above aligned columns',
    text: `Table 3: Cable glands with metric thread\n${[
      ['Size ', 'Range (mm)', 'Spanner'],
      ['M12  ', '3–6.5     ', '5'],
      ['M16  ', '4.5–10    ', '6'],
    ]
      .map((row) => row.join('   '))
      .join('\n')}`,
    cells: [['Table 3: Cable glands with metric thread'], ...glands],
  },
  { from: 'one space between cells', text: glands.map((row) => row.join(' ')).join('\n'), cells: glands },
  {
    from: 'one space, with words and units in cells',
    text: 'Entry thread Clamping range (mm) Spanner\nM12 × 1.5 3 – 6.5 15\nM16 × 1.5 4.5 – 10 19',
    cells: [
      ['Entry thread', 'Clamping range (mm)', 'Spanner'],
      ['M12 × 1.5', '3 – 6.5', '15'],
      ['M16 × 1.5', '4.5 – 10', '19'],
    ],
  },
  {
    from: 'names with their values',
    text: 'Rated current 16 A\nRated voltage 230 V\nNumber of poles 3',
    cells: [
      ['Rated current', '16 A'],
      ['Rated voltage', '230 V'],
      ['Number of poles', '3'],
    ],
  },
  {
    from: 'the same name on each line',
    text: 'Cable gland M12 3–6.5 5\nCable gland M16 4.5–10 6',
    cells: [
      ['Cable gland', 'M12', '3–6.5', '5'],
      ['Cable gland', 'M16', '4.5–10', '6'],
    ],
  },
  { from: 'one cell on each line', text: glands.flat().join('\n'), cells: glands },
  {
    from: 'one cell on each line without a header',
    text: 'Rated current\n16 A\nRated voltage\n230 V\nPoles\n–',
    cells: [
      ['Rated current', '16 A'],
      ['Rated voltage', '230 V'],
      ['Poles', '–'],
    ],
  },
  {
    from: 'a blank line between rows',
    text: glands.map((row) => row.join('\n')).join('\n\n'),
    cells: glands,
  },
];

/** Parts of cells: codes, numbers, units, marks, words of several scripts. */
const pieces =
  `M12 EV-1 3–6.5 10,5 1,00,000 16_A (mm) – Clamping_range Ø_5 क्‍ष 10⁶ - " 3" M16_×_1.5 4_x_6 IP68 a 5 ₂ ( ) Size : ½`
    .split(' ')
    .map((piece) => piece.replaceAll('_', ' '));

describe('parsePastedText', () => {
  it.each([
    {
      from: 'Excel and Sheets',
      text: 'A\tB\r\n1\t2\r\n',
      cells: [
        ['A', 'B'],
        ['1', '2'],
      ],
    },
    { from: 'a cell with a line break', text: 'A\t"x\ny"\n', cells: [['A', 'x\ny']] },
    { from: 'a cell with quotes', text: '"3"" pipe"\tB', cells: [['3" pipe', 'B']] },
    { from: 'an inch sign that is no quote', text: '3" pipe\t"B', cells: [['3" pipe', '"B']] },
    {
      from: 'CSV',
      text: 'code,size\nEV-1,"1,5"',
      cells: [
        ['code', 'size'],
        ['EV-1', '1,5'],
      ],
    },
    {
      from: 'CSV with decimal commas',
      text: 'a;b\n1,5;2',
      cells: [
        ['a', 'b'],
        ['1,5', '2'],
      ],
    },
    {
      from: 'Markdown',
      text: '| A | B |\n|---|:-:|\n| 1 \\| 2 | 3 |',
      cells: [
        ['A', 'B'],
        ['1 | 2', '3'],
      ],
    },
    {
      from: 'a PDF',
      text: 'M12   3–6.5   5\nM16   4.5–10  6',
      cells: [
        ['M12', '3–6.5', '5'],
        ['M16', '4.5–10', '6'],
      ],
    },
    { from: 'a column with decimal commas', text: '10,5\n12,5', cells: [['10,5'], ['12,5']] },
    { from: 'a column of lakhs', text: '1,00,000\n10,00,000', cells: [['1,00,000'], ['10,00,000']] },
    { from: 'ranges with decimal commas', text: '3,5-6,5 mm\nM16x1,5', cells: [['3,5-6,5 mm'], ['M16x1,5']] },
    {
      from: 'codes and whole numbers',
      text: 'EV-1,10\nEV-2,16',
      cells: [
        ['EV-1', '10'],
        ['EV-2', '16'],
      ],
    },
    {
      from: 'three numbers a line',
      text: '10,20,30\n40,50,60',
      cells: [
        ['10', '20', '30'],
        ['40', '50', '60'],
      ],
    },
    {
      from: 'CSV typed with spaces',
      text: 'code, size\nEV-1, 10\n\n',
      cells: [
        ['code', 'size'],
        ['EV-1', '10'],
      ],
    },
    {
      from: 'phrases with commas',
      text: 'Brass, nickel plated\nSteel, zinc plated',
      cells: [['Brass, nickel plated'], ['Steel, zinc plated']],
    },
    { from: 'one sentence with commas', text: 'red, green and blue', cells: [['red, green and blue']] },
    { from: 'several lines', text: 'one\ntwo', cells: [['one'], ['two']] },
    { from: 'zero-width characters', text: '\uFEFFA\u200B\tB', cells: [['A', 'B']] },
    {
      from: 'joiners inside words',
      text: 'क्‍ष\tক্‌ষ\tന്‍\t👩‍🔧\tA\u200D\t\u200C1',
      cells: [['क्‍ष', 'ক্‌ষ', 'ന്‍', '👩‍🔧', 'A', '1']],
    },
    { from: 'nothing', text: '', cells: [['']] },
  ])('parses $from', ({ text, cells }) => {
    expect(parsePastedText(text)).toEqual(cells);
  });

  it.each(pdfTexts)('parses the text of a PDF: $from', ({ text, cells }) => {
    expect(parsePastedText(text)).toEqual(cells);
  });

  it.each([
    '10\n12\n16\n20\n25\n32',
    'PG 7\nPG 9\nPG 11',
    '10 A\n16 A',
    '1 000\n12 000',
    'M16 × 1.5\nM20 × 1.5',
  ])('keeps one column of values: %j', (text) => {
    expect(parsePastedText(text)).toEqual(text.split('\n').map((line) => [line]));
  });

  it('loses no visible character except separators', () => {
    // Quotes and bars may be part of a format; the other separators delimit cells.
    const visible = (text: string) => text.replace(/[\s,;|"\\\u200B-\u200D\u2060\uFEFF]/g, '');
    const word = fc.constantFrom(...pieces);
    const separator = fc.constantFrom(
      ' ',
      '  ',
      '     ',
      ',',
      ', ',
      ';',
      '\t',
      '\n',
      '\n\n',
      '|',
      '\u00A0',
      '\uFEFF',
    );
    const text = fc.array(fc.tuple(word, separator), { maxLength: 40 }).map((parts) => parts.flat().join(''));
    const even = fc
      .record({
        words: fc.array(word, { minLength: 4, maxLength: 40 }),
        columns: fc.integer({ min: 1, max: 5 }),
        separator,
      })
      .map(({ words, columns, separator: between }) =>
        words.map((part, at) => part + ((at + 1) % columns === 0 ? '\n' : between)).join(''),
      );
    fc.assert(
      fc.property(fc.oneof(text, even, fc.string({ unit: 'grapheme', maxLength: 200 })), (pasted) => {
        fc.pre(!/^\s*\|?[\s:|-]+$/m.test(pasted));
        expect(visible(parsePastedText(pasted).flat().join(''))).toBe(visible(pasted));
      }),
      { numRuns: 2000 },
    );
  });

  it('returns at least one cell for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        const cells = parsePastedText(text);
        expect(cells.length).toBeGreaterThan(0);
        expect(cells.every((line) => line.length > 0)).toBe(true);
      }),
    );
  });

  it('parses a copied table', () => {
    const cell = fc
      .string({ unit: fc.constantFrom('a', '1', '"', '\n', '\t', ',', ' ', '|', 'é'), maxLength: 8 })
      .map((text) => text.trim());
    const cells = fc
      .integer({ min: 2, max: 4 })
      .chain((width) =>
        fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 4 }),
      );
    fc.assert(
      fc.property(cells, (lines) => {
        expect(parsePastedText(toTabSeparated(lines))).toEqual(lines);
      }),
    );
  });

  it('parses 100 kB of quotes and other hostile texts within seconds (O73)', () => {
    const before = process.threadCpuUsage();
    parsePastedText(`${'"a,\t'.repeat(25_000)}`);
    for (const part of ['1', '1,', '1 - ', '(a ', 'a\u200C', '\n \n', ' ', '1  ', '1 '])
      parsePastedText(`1${part.repeat(30_000 / part.length)}\n1,5x\n`);
    parsePastedText(`|${'-|'.repeat(50_000)}\n|${'-|'.repeat(50_000)}x`);
    // In processor time, which does not depend on the machine's load.
    expect(process.threadCpuUsage(before).user).toBeLessThan(5_000_000);
  });
});

describe('unmergedCells', () => {
  const cell = (text: string, rowSpan = 1, columnSpan = 1) => ({ text, rowSpan, columnSpan });

  it('fills every position of a merged cell', () => {
    expect(
      unmergedCells([
        [cell('A', 2), cell('B', 1, 2)],
        [cell('c'), cell('d')],
      ]),
    ).toEqual([
      ['A', 'B', 'B'],
      ['A', 'c', 'd'],
    ]);
  });

  it('pads short lines and clips spans to the table', () => {
    expect(
      unmergedCells([
        [cell('A', 9), cell('B')],
        [cell('c', 0, 0), cell('d')],
      ]),
    ).toEqual([
      ['A', 'B', ''],
      ['A', 'c', 'd'],
    ]);
  });
});
