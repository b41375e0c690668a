import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countPastedLines, readPastedLines } from './pastedLines.ts';

const read = (text: string) => readPastedLines(text).map(({ text: named, quantity }) => [named, quantity]);

describe('blank cells', () => {
  it('keep their columns, so that no price becomes a quantity', () => {
    for (const separator of ['\t', ';']) {
      const rows = [
        ['Code', 'Description', 'Qty', 'Price'],
        ['', 'Cable tie 200 mm', '5', '120'],
        ['EV-PC-25', 'Contactor', '', '90'],
      ];
      expect(read(rows.map((cells) => cells.join(separator)).join('\n'))[0]).toEqual([
        'Cable tie 200 mm 120',
        5,
      ]);
    }
    expect(read('| Code | Description | Qty | Price |\n| | Cable tie 200 mm | 5 | 120 |')).toEqual([
      ['Cable tie 200 mm 120', 5],
    ]);
  });

  it('may precede a list that begins in column B', () => {
    expect(read('\t1\tEV-PC-25\t5\n\t2\tEV-PC-32\t7')).toEqual([
      ['EV-PC-25', 5],
      ['EV-PC-32', 7],
    ]);
    expect(read('\t20 x EV-BG-M20\n;20 x EV-BG-M20')[0]).toEqual(['EV-BG-M20', 20]);
    expect(read('EV-BG-M20 x 20\t\t')).toEqual([['EV-BG-M20', 20]]);
  });
});

describe('one line', () => {
  it.each([
    ['20 x EV-BG-M20', 'EV-BG-M20', 20],
    ['20x EV-BG-M20', 'EV-BG-M20', 20],
    ['20 EV-BG-M20', 'EV-BG-M20', 20],
    ['EV-BG-M20 x 20', 'EV-BG-M20', 20],
    ['EV-BG-M20 x20', 'EV-BG-M20', 20],
    ['EV-BG-M20 × 20', 'EV-BG-M20', 20],
    ['EV-BG-M20 - 20 nos.', 'EV-BG-M20', 20],
    ['EV-BG-M20 (20)', 'EV-BG-M20', 20],
    ['EV-BG-M20', 'EV-BG-M20', 1],
    ['EV-PC-25;5', 'EV-PC-25', 5],
    ['5;EV-PC-25', 'EV-PC-25', 5],
    ['EV-PC-25,5', 'EV-PC-25', 5],
    ['EV-PC-25, 5', 'EV-PC-25', 5],
    ['EV-LN-M20\t20', 'EV-LN-M20', 20],
    ['EV-LN-M20    20', 'EV-LN-M20', 20],
    ['| EV-LN-M20 | 1,000 |', 'EV-LN-M20', 1000],
    ['EV-PC-25;5;120.50', 'EV-PC-25 120.50', 5],
    ['contactor 25A 3 pcs', 'contactor 25A', 3],
    ['contactor 25A 3pcs', 'contactor 25A', 3],
    ['3 pcs contactor 25A', 'contactor 25A', 3],
    ['3 pcs. of contactor 25A', 'contactor 25A', 3],
    ['contactor 25A', 'contactor 25A', 1],
    ['conduit shroud 2 inch, black  12', 'conduit shroud 2 inch, black', 12],
    ['2 inch conduit shroud', '2 inch conduit shroud', 1],
    ['10 brass cable gland metric', 'brass cable gland metric', 10],
    ['10 push-in terminals', 'push-in terminals', 10],
    ['3 pole breaker', '3 pole breaker', 1],
    ['24 Volt relay', '24 Volt relay', 1],
    ['22 dia push button', '22 dia push button', 1],
    ['1 brass gland 15', '1 brass gland', 15],
    ['40 A contactor', '40 A contactor', 1],
    ['EV-PC-25 qty: 7', 'EV-PC-25', 7],
    ['EV-PC-25 Qty=7 pcs', 'EV-PC-25', 7],
    ['• EV-PC-25 7', 'EV-PC-25', 7],
    ['3) 12 x EV-PC-25', 'EV-PC-25', 12],
    ['"EV-PC-25";"5"', 'EV-PC-25', 5],
    ['20', '20', 1],
    ['0 x EV-PC-25', 'EV-PC-25', 1],
    ['99999999 x EV-PC-25', 'EV-PC-25', 1],
    ['<b>x</b> =HYPERLINK("a") 4', '<b>x</b> =HYPERLINK("a")', 4],
  ])('reads %j', (line, text, quantity) => expect(read(line)).toEqual([[text, quantity]]));

  it.each([
    ['EV-BG-M63 0', 'EV-BG-M63', '0'],
    ['EV-BG-M40 -3', 'EV-BG-M40', '-3'],
    ['EV-BG-M50 2.5', 'EV-BG-M50', '2.5'],
    ['EV-BG-M50 x 2.5', 'EV-BG-M50', '2.5'],
    ['EV-BG-M50 - 0', 'EV-BG-M50', '0'],
    ['EV-BG-M50 (0)', 'EV-BG-M50', '0'],
    ['0 EV-BG-M50', 'EV-BG-M50', '0'],
    ['1.5 x EV-BG-M50', 'EV-BG-M50', '1.5'],
    ['contactor 25A 0 pcs', 'contactor 25A', '0'],
    ['0 pcs contactor 25A', 'contactor 25A', '0'],
    ['contactor 25A qty: -2', 'contactor 25A', '-2'],
    ['EV-BG-M63;0', 'EV-BG-M63', '0'],
    ['EV-BG-M63,0', 'EV-BG-M63', '0'],
    ['EV-BG-M63\t0\t120', 'EV-BG-M63 120', '0'],
    ['Code;Price;Qty\nEV-BG-M63;120;0', 'EV-BG-M63 120', '0'],
  ])('rejects the quantity of %j', (line, text, invalidQuantity) => {
    expect(readPastedLines(line)).toMatchObject([{ text, quantity: 1, unit: '', invalidQuantity }]);
  });

  it.each([
    '0 - 10 V signal converter',
    'ferrule 2.5',
    '2.5 mm ferrule',
    'EV-PC-25;2.5;10',
    'EV-BG-M20 20',
    'EV-BG-M20',
    'cable 2.5 m',
  ])('accepts the quantity of %j', (line) => {
    expect(readPastedLines(line)).toMatchObject([{ invalidQuantity: '' }]);
  });

  it('keeps a unit other than pieces', () => {
    const [line] = readPastedLines('cable 4 mm² 100 m');
    expect(line).toMatchObject({ text: 'cable 4 mm²', quantity: 100, unit: 'm' });
    expect(readPastedLines('EV-DR-35-2;10;sets')[0]).toMatchObject({
      text: 'EV-DR-35-2',
      quantity: 10,
      unit: 'sets',
    });
  });
});

describe('a table', () => {
  it('reads the columns by their titles, in any order', () => {
    expect(
      read('Pos\tQty\tDescription\tCode\n1\t20\tBrass gland\tEV-BG-M20\n2\t5\tContactor\tEV-PC-25'),
    ).toEqual([
      ['Brass gland EV-BG-M20', 20],
      ['Contactor EV-PC-25', 5],
    ]);
  });

  it('begins anew at each row of titles', () => {
    const lists = 'Code\tQty\nEV-BG-M20\t20\n\nCode\tQty\nEV-PC-25\t5\nQty\tPart no.\n3\tEV-LN-M20';
    expect(readPastedLines(lists)).toMatchObject([
      { number: 2, text: 'EV-BG-M20', quantity: 20 },
      { number: 5, text: 'EV-PC-25', quantity: 5 },
      { number: 7, text: 'EV-LN-M20', quantity: 3 },
    ]);
    expect(read('Tag\tItem\tQty\nQ1\tMCB\t5\nTag\tItem\tQty\nQ2\tMCCB\t6')).toEqual([
      ['Q1 MCB', 5],
      ['Q2 MCCB', 6],
    ]);
    expect(read('1;EV-BG-M20;20\n2;EV-PC-25;5\nS.No;Code;Qty\n1;EV-LN-M20;7')).toEqual([
      ['EV-BG-M20', 20],
      ['EV-PC-25', 5],
      ['EV-LN-M20', 7],
    ]);
  });

  it.each(['Code  Qty', 'Code,Qty', 'S.No Item Description Quantity', '"Ordering code" "Qty."'])(
    'knows the titles %s before and among lines without columns',
    (titles) => {
      expect(read(`${titles}\nEV-BG-M20 20\n${titles}\nEV-PC-25 5`)).toEqual([
        ['EV-BG-M20', 20],
        ['EV-PC-25', 5],
      ]);
    },
  );

  it.each(['Brass gland part;nos', 'Item 5;pcs', 'Sample case for material, nos', 'Code', 'Name plate'])(
    'keeps the item %s among others',
    (line) => {
      expect(readPastedLines(`EV-BG-M20;20\n${line}\nEV-PC-25;5`)).toHaveLength(3);
    },
  );

  it('does not read running numbers as quantities', () => {
    expect(read('1;EV-BG-M20;20\n2;EV-PC-25;5\n3;EV-LN-M20;7')).toEqual([
      ['EV-BG-M20', 20],
      ['EV-PC-25', 5],
      ['EV-LN-M20', 7],
    ]);
  });

  it('reads consecutive numbers as quantities when there are no others', () => {
    expect(read('1;EV-BG-M20\n2;EV-PC-25')).toEqual([
      ['EV-BG-M20', 1],
      ['EV-PC-25', 2],
    ]);
  });
});

it('numbers the lines as in the text, without blank ones', () => {
  const text = 'EV-A-1\r\n\r\n  \nEV-B-2 5';
  expect(readPastedLines(text).map(({ number }) => number)).toEqual([1, 4]);
  expect(countPastedLines(text)).toBe(2);
});

it('drops no line of any text, and reads a quantity of 1 or more', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      const lines = readPastedLines(text);
      const titles = countPastedLines(text) - lines.length;
      expect([0, 1]).toContain(titles);
      for (const { text: named, quantity } of lines) {
        expect(named).not.toBe('');
        expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= 1_000_000).toBe(true);
      }
    }),
  );
});

it('reads a code and its quantity in any of the usual spellings', () => {
  const code = fc.stringMatching(/^EV-[A-Z]{2}-[A-Z0-9]{1,4}\d$/);
  const spelling = fc.constantFrom<(code: string, count: number) => string>(
    (name, count) => `${count} x ${name}`,
    (name, count) => `${name} x ${count}`,
    (name, count) => `${name};${count}`,
    (name, count) => `${count}\t${name}`,
    (name, count) => `${name} ${count} pcs`,
    (name, count) => `${count} nos ${name}`,
  );
  fc.assert(
    fc.property(code, fc.integer({ min: 1, max: 1_000_000 }), spelling, (name, count, spell) => {
      expect(read(spell(name, count))).toEqual([[name, count]]);
    }),
  );
});
