import { describe, expect, it } from 'vitest';
import { glandTable } from '../fixtures/tables.ts';
import { columnKey, type SpecificationTable } from '../model/specification.ts';
import { type ComparedRow, compareSizes, summariseCells } from './compareSizes.ts';
import { createSizeReader, type SizeReading } from './sizeReading.ts';

const read = (table: SpecificationTable): SizeReading[] => [
  ...createSizeReader()({ status: 'ready', table }),
];
const table = (headers: string[], ...rows: string[][]): SpecificationTable => ({
  headers,
  rows: rows.map((cells) => Object.fromEntries(cells.map((cell, at) => [columnKey(at), cell]))),
});
const column = (productId: number, size: SizeReading | undefined) => ({
  productId,
  cells: size?.cells ?? [],
});
const texts = ({ name, unit, cells }: ComparedRow) =>
  [name, unit, ...cells.map((cell) => cell?.text ?? null)].filter((text) => text !== '');

const contactors = read(
  table(
    [
      'Ordering code',
      'AC-3 current (A)',
      'Motor at 240 V (kW)',
      'Motor at 415 V (kW)',
      'Weight (kg)',
      'Auxiliary',
    ],
    ['EV-PC-25', '25', '5.5', '11', '0.38', '1 NO'],
    ['EV-PC-32', '32', '7.5', '15', '0.38', '1 NO'],
  ),
);
const starters = read(
  table(
    ['Code', 'Rated current AC-3 (A)', 'Motor 3~ at 415 V (kW)', 'Weight (g)'],
    ['XS-25', '25', '11', '380'],
  ),
);

describe('sizes of one table', () => {
  const rows = compareSizes(contactors.map((size) => column(1, size)));

  it('have a row for each title, with the difference to the first', () => {
    expect(rows.map(texts)).toEqual([
      ['AC-3 current', 'A', '25', '32'],
      ['Motor at 240 V', 'kW', '5.5', '7.5'],
      ['Motor at 415 V', 'kW', '11', '15'],
      ['Weight', 'kg', '0.38', '0.38'],
      ['Auxiliary', '1 NO', '1 NO'],
    ]);
    expect(rows.map(({ cells }) => cells[1]?.difference)).toEqual(['+7 A', '+2 kW', '+4 kW', 'same', null]);
    expect(rows.map(({ isEqual }) => isEqual)).toEqual([false, false, false, true, true]);
  });

  it('keep separate rows for columns that occur in one table', () => {
    const cables = read(
      table(['Code', 'Inner Ø (mm)', 'Inner diameter (mm)'], ['A-1', '5', '-'], ['A-2', '-', '6']),
    );
    expect(compareSizes(cables.map((size) => column(1, size))).map(texts)).toEqual([
      ['Inner Ø', 'mm', '5', null],
      ['Inner diameter', 'mm', null, '6'],
    ]);
  });

  it('show a cell that only one size has', () => {
    const glands = read(glandTable);
    const [, , , , pack] = compareSizes([column(1, glands[1]), column(1, glands[2])]);
    expect(pack && texts(pack)).toEqual(['Pack (pcs)', '50', null]);
    expect(pack?.isEqual).toBe(false);
  });
});

describe('sizes of several tables', () => {
  const rows = compareSizes([column(1, contactors[0]), column(2, starters[0])]);
  const row = (at: number) => rows[at] ?? { name: '', unit: '', cells: [], isEqual: false };

  it('share a row for a property with different titles, under its name', () => {
    expect(texts(row(0))).toEqual(['Rated current AC-3', 'A', '25', '25']);
    expect(row(0).cells.map((cell) => cell?.header)).toEqual(['AC-3 current', null]);
  });

  it('share a row only under equal conditions', () => {
    expect(texts(row(1))).toEqual(['Motor at 240 V', 'kW', '5.5', null]);
    expect(texts(row(2))).toEqual(['Motor at 415 V', 'kW', '11', '11']);
  });

  it('are equal if they have the same value in another unit', () => {
    expect(texts(row(3))).toEqual(['Weight', '0.38', '380']);
    expect(row(3).isEqual).toBe(true);
    expect(row(3).cells[1]).toEqual({ text: '380', header: 'Weight (g)', difference: null });
  });
});

describe('a product without a size', () => {
  it('shows the common text, the range of numbers, or the first texts of its sizes', () => {
    const glands = read(glandTable);
    expect(summariseCells(glands).map(({ title, text }) => [title, text])).toEqual([
      ['Entry thread', 'M12 × 1.5, M16 × 1.5, M20 × 1.5 and 1 more'],
      ['Clamping range (mm)', '3–6.5, 4.5–10, 7–13 and 1 more'],
      ['Spanner width (mm)', '14 to 30'],
      ['Cap torque (Nm)', '4 to 10'],
      ['Pack (pcs)', '25 to 50'],
    ]);
  });

  it('shares the rows of its sizes', () => {
    const rows = compareSizes([{ productId: 1, cells: summariseCells(contactors) }, column(2, starters[0])]);
    expect(rows.map(texts)[0]).toEqual(['Rated current AC-3', 'A', '25 to 32', '25']);
    expect(rows[0]?.isEqual).toBe(false);
  });
});

describe('equal rows', () => {
  const equal = (header: string, ...texts: string[]) =>
    compareSizes(
      read(table(['Code', header], ...texts.map((text, at) => [`A-${at}`, text]))).map((size) =>
        column(1, size),
      ),
    ).map(({ isEqual }) => isEqual);

  it('have equal texts, not only equal values', () => {
    expect(equal('Thickness', '2.5 mm', '2.5 mm without screws')).toEqual([false]);
    expect(equal('Fuse', '6 A gG', '6 A aM')).toEqual([false]);
    expect(equal('Fuse', '6 A gG', '6  A GG')).toEqual([true]);
    expect(equal('Weight (kg)', '0.38', '0.380')).toEqual([true]);
  });

  it('have one kind of supply', () => {
    const [ac, dc] = ['AC', 'DC'].map((kind) =>
      read(table(['Code', `Coil voltage (V ${kind})`], ['A-1', '24'])),
    );
    const rows = compareSizes([column(1, ac?.[0]), column(2, dc?.[0])]);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.map(({ isEqual }) => isEqual)).not.toContain(true);
  });

  it('of products have the same values for all sizes, including those that are not listed', () => {
    const product = (productId: number, ...cells: string[]) => ({
      productId,
      cells: summariseCells(read(table(['Code', 'Entry'], ...cells.map((text, at) => [`A-${at}`, text])))),
    });
    const isEqual = (cells: string[], others: string[]) =>
      compareSizes([product(1, ...cells), product(2, ...others)])[0]?.isEqual;
    expect(isEqual(['M12', 'M16', 'M20', 'M25'], ['M12', 'M16', 'M20', 'M32'])).toBe(false);
    expect(isEqual(['4', '10'], ['4', '6', '10'])).toBe(false);
    expect(isEqual(['4', '6', '10'], ['4', '10', '6'])).toBe(true);
  });
});

it('names a row by its title if that states a condition', () => {
  const motors = ['Motor', 'Motor 3~'].map((name) =>
    read(table(['Code', `${name} at 240 V (kW)`, `${name} at 415 V (kW)`], ['A-1', '5.5', '11'])),
  );
  const rows = compareSizes(motors.map((sizes, at) => column(at + 1, sizes[0])));
  expect(rows.map(({ name }) => name)).toEqual(['Motor at 240 V', 'Motor at 415 V']);
  expect(rows.map(({ cells }) => cells[1]?.header)).toEqual(['Motor 3~ at 240 V', 'Motor 3~ at 415 V']);
});

it('compares nothing without items, and items without a table', () => {
  expect(compareSizes([])).toEqual([]);
  expect(compareSizes([{ productId: 1, cells: [] }])).toEqual([]);
});
