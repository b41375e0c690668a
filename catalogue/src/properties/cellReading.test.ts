import { describe, expect, it } from 'vitest';
import { maxReadLength, maxValues, readCell } from './cell.ts';
import { readTitle } from './columnTitle.ts';
import { writeValue } from './propertyValue.ts';
import { createCellReader, readTableProperties, tableBounds } from './tableProperties.ts';

const values = (cell: string, title = '') => readCell(cell, readTitle(title)).values;
const read = (cell: string, title = '') => values(cell, title).map(writeValue);
/** The values of a cell that is one text. */
const textOf = (cell: string) => [{ kind: 'text', text: cell }];

describe('a cell', () => {
  it.each(['−', '—', '...', '- / -', '\n\t'])('%j is blank', (cell) => expect(read(cell)).toEqual([]));

  it('joins its white space, and keeps its text as typed', () => {
    expect(readCell('  light \n grey ', readTitle(''))).toEqual({
      text: '  light \n grey ',
      values: [{ kind: 'text', text: 'light grey' }],
    });
  });

  it('is parsed up to a length, and gives up to a number of values', () => {
    expect(read(`${' '.repeat(maxReadLength - 1)}7`)).toEqual(['7']);
    expect(read(`${' '.repeat(maxReadLength)}7`)).toEqual([]);
    expect(read(Array.from({ length: maxValues + 5 }, () => '1 mm').join(', '))).toHaveLength(maxValues);
  });

  it.each([
    ['24', 'Coil suffix'],
    ['24', 'Terminal number'],
    ['24', 'Terminal numbers'],
    ['24', 'Marking'],
    ['24', 'Letter'],
    ['24', 'Code'],
    ['24', 'Colour codes'],
  ])('%j is text under "%s"', (cell, title) => {
    expect(values(cell, title)).toEqual(textOf(cell));
  });

  it.each(['Suffixes', 'Decoder', 'Markings', 'Newsletter'])('is a number under "%s"', (title) => {
    expect(read('24', title)).toEqual(['24']);
  });
});

describe('a count', () => {
  const counted = 'pole pin way deck module position hole phase connection row lock'.split(' ');

  it.each(counted.flatMap((title) => [title, `${title}s`]))('is read under "%s"', (title) => {
    expect(read('8 flat', title)).toEqual(['8']);
    expect(read('12 flat', title)).toEqual(['12']);
  });

  it.each(['Pin colour', 'My pins'])('is not read under "%s"', (title) => {
    expect(values('8 flat', title)).toEqual(textOf('8 flat'));
  });

  it.each([
    ['2, linked', ['2']],
    ['12', ['12']],
    ['1234', ['1234']],
    ['3 or so', []],
    ['1-0-2', []],
    ['8flat', []],
  ])('of %j is %o', (cell, expected) => {
    expect(read(cell, 'Pins').filter((text) => /^\d+$/.test(text))).toEqual(expected);
  });
});

describe('protection, contacts and ratios', () => {
  it.each([
    ['IP66', ['IP66']],
    ['IP 66', ['IP66']],
    ['ip66', ['IP66']],
    ['IPX4', ['IPX4']],
    ['IPx4', ['IPX4']],
    ['IP2X', ['IP2X']],
    ['IP69K', ['IP69']],
    ['IP00', ['IP00']],
    ['IP66, IP67', ['IP66', 'IP67']],
  ])('of %j are %o', (cell, expected) => expect(read(cell)).toEqual(expected));

  it.each(['IP76', 'IP666', 'IP66A', 'VIP66', 'IP6'])('%j is no degree of protection', (cell) => {
    expect(values(cell).some(({ kind }) => kind === 'protection')).toBe(false);
  });

  it.each([
    ['NO', ['1 NO']],
    ['2NO', ['2 NO']],
    ['12 NC', ['12 NC']],
    ['1 C/O', ['1 CO']],
    ['2 CO', ['2 CO']],
    ['NO, NO', ['2 NO']],
    ['1 NO + 2 NC + 1 CO', ['1 NO + 2 NC + 1 CO']],
  ])('of %j are %o', (cell, expected) => {
    expect(read(cell).filter((text) => /N[OC]|CO/.test(text))).toEqual(expected);
  });

  it.each(['no', 'NOT', 'A-NO', 'NO-1', 'NO2', 'DISCO'])('%j is no contact', (cell) => {
    expect(values(cell).some(({ kind }) => kind === 'contacts')).toBe(false);
  });

  it('are none when they count nothing', () => expect(values('0 NO')).toEqual(textOf('0 NO')));

  it('leaves the other numbers of a cell with contacts or protection', () => {
    expect(read('2 CO, 10 A, IP20')).toEqual(['IP20', '2 CO', '10 A']);
    expect(read('IP66 IP67 24 V')).toEqual(['IP66', 'IP67', '24 V']);
  });

  it.each([
    ['100 / 5 A', ['100 A']],
    ['100/5A', ['100 A']],
    ['100 A / 1 A', ['100 A']],
    ['5–5000 / 5 A', ['5 to 5000 A']],
    ['5 - 5000 A/5 A', ['5 to 5000 A']],
  ])('%j is the ratio of a current transformer', (cell, expected) => expect(read(cell)).toEqual(expected));

  it.each(['100/2 A', 'X100/5 A'])('%j is no ratio', (cell) => {
    expect(read(cell)).not.toEqual(['100 A']);
  });
});

describe('an extent', () => {
  it.each([
    ['400 × 300', '', ['400 × 300 mm']],
    ['400x300', '', ['400 × 300 mm']],
    ['400X300', '', ['400 × 300 mm']],
    ['400*300', '', ['400 × 300 mm']],
    ['400 × 300 × 200', '', ['400 × 300 × 200 mm']],
    ['40 × 30 cm', '', ['400 × 300 mm']],
    ['40 × 30', 'Size (cm)', ['400 × 300 mm']],
    ['40 × 30 mm', 'Size (cm)', ['40 × 30 mm']],
    ['1.5 × 2.5', '', ['1.5 × 2.5 mm']],
    ['40 × 30 mm', 'Size H × W (kg)', ['40 × 30 mm']],
    ['400 × 300, 200 × 100', '', ['400 × 300 mm', '200 × 100 mm']],
  ])('of %j under "%s" is %o', (cell, title, expected) => {
    expect(read(cell, title).filter((text) => text.includes('×'))).toEqual(expected);
  });

  it.each([
    ['2 × 2.5 mm²', ''],
    ['2 × 45°', ''],
    ['2 × 50 %', ''],
    ['2 × 5 to 10', ''],
    ['2 × 5–10', ''],
    ['40 × 30', 'Size H × W (kg)'],
    ['2 × 5 mm', 'Current (A)'],
    ['A2 × 3', ''],
    ['2 × 5', 'Current (A)'],
  ])('is not %j under "%s"', (cell, title) => {
    expect(values(cell, title).some(({ kind }) => kind === 'extent')).toBe(false);
  });
});

describe('a quantity', () => {
  it('of voltage beside a frequency is AC, unless it states another supply', () => {
    expect(read('24 V, 50 Hz')).toEqual(['24 V AC', '50 Hz']);
    expect(read('24 V DC, 50 Hz')).toEqual(['24 V DC', '50 Hz']);
    expect(read('24 V')).toEqual(['24 V']);
    expect(read('5 A, 50 Hz')).toEqual(['5 A', '50 Hz']);
  });

  it.each([
    ['20', 'Width (mm)', ['20 mm']],
    ['20 grey', 'Width (mm)', ['20 mm']],
    ['≤20 grey', 'Width (mm)', ['≤ 20 mm']],
    ['20, 30', 'Width (mm)', ['20 mm', '30 mm']],
    ['up to 20', 'Width (mm)', ['≤ 20 mm']],
    ['20 mm or 30', 'Width (mm)', ['20 mm']],
    ['20 or 30', 'Width', []],
    ['20 to 30', 'Width', ['20 to 30']],
    ['20 bis 30', 'Width', ['20 to 30']],
    ['max 30', 'Width', ['≤ 30']],
    ['upto 30', 'Width', ['≤ 30']],
    ['up to 30', 'Width', ['≤ 30']],
    ['min 30', 'Width', ['≥ 30']],
    ['grey 20', 'Width (mm)', []],
  ])('of %j under "%s" is %o', (cell, title, expected) => {
    const measured = values(cell, title).filter(({ kind }) => kind !== 'text');
    expect(measured.map(writeValue)).toEqual(expected);
  });

  it.each(['1-0-2', '1-10-2', '1 - 0 - 2', '1/2/3', '1–2–3'])('is not in %j', (cell) =>
    expect(values(cell)).toEqual(textOf(cell)),
  );

  it('is a limit under a title with one, unless it is a range', () => {
    expect(read('20', 'Max. width (mm)')).toEqual(['≤ 20 mm']);
    expect(read('20', 'Min. width (mm)')).toEqual(['≥ 20 mm']);
    expect(read('10 to 20', 'Max. width (mm)')).toEqual(['10 to 20 mm']);
    expect(read('IP20', 'Max. protection')).toEqual(['IP20']);
  });
});

describe('a table', () => {
  const table = (headers: string[], rows: Record<string, string>[]) =>
    readTableProperties({ status: 'ready', table: { headers, rows } });

  it('has its columns with their cells, and their properties', () => {
    const [code, current] = table(['Ordering code', 'Rated current (A)'], [{ a1: 'EV-1', a2: '25' }, {}]);
    expect([code?.isCode, current?.isCode]).toEqual([true, false]);
    expect(current?.title.text).toBe('Rated current (A)');
    expect(current?.cells.map(({ text }) => text)).toEqual(['25', '']);
    expect(current?.cells[0]?.properties).toMatchObject([{ property: { key: 'ratedCurrent' } }]);
    expect(current?.cells[1]?.properties).toEqual([]);
  });

  it('has no columns unless it is ready', () => {
    expect(readTableProperties({ status: 'none' })).toEqual([]);
  });

  it('is read up to its bounds', () => {
    const headers = Array.from({ length: tableBounds.columns + 1 }, (_, index) => `Column ${index}`);
    expect(table(headers, [{ a1: '1' }])).toHaveLength(tableBounds.columns);
  });

  it('reads several conductors as another property than one', () => {
    const cell = createCellReader(readTitle('Cross-section (mm²)'));
    const key = (text: string) => cell(text).properties.map(({ property }) => property.key);
    expect(key('2.5')).toEqual(['crossSection']);
    expect(key('1 × 2.5')).toEqual(['crossSection']);
    expect(key('2 × 2.5')).toEqual(['conductors']);
    expect(createCellReader(readTitle('Rated current (A)'))('2 × 5').properties[0]?.property.key).toBe(
      'ratedCurrent',
    );
  });

  it('reads equal cells once', () => {
    const cell = createCellReader(readTitle('Width (mm)'));
    expect(cell('20')).toBe(cell('20'));
    expect(cell('20')).not.toBe(cell('30'));
  });
});
