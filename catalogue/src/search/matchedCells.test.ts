import { describe, expect, it } from 'vitest';
import type { Condition, Wanted } from './condition.ts';
import { filteredCells, matchingCells } from './matchedCells.ts';
import { createSizeReader, type SizeReading } from './sizeReading.ts';

/** Reads a table of one row, its cells below their titles. */
function readSize(cells: Readonly<Record<string, string>>): SizeReading {
  const headers = ['Ordering code', ...Object.keys(cells)];
  const row = Object.fromEntries(['XY-1', ...Object.values(cells)].map((text, at) => [`a${at + 1}`, text]));
  const [size] = createSizeReader()({ status: 'ready', table: { headers, rows: [row] } });
  if (!size) throw new Error('The table has no size.');
  return size;
}

const condition = (wanted: Wanted, named: readonly string[] = []): Condition => ({
  text: '',
  wanted,
  named: new Set(named),
  isSoft: false,
});

const quantity = (dimension: 'number' | 'current' | 'voltage' | 'force' | 'length', value: number) =>
  ({ kind: 'quantity', dimension, low: value, high: value }) as const;

const cellsOf = (size: SizeReading, asked: Condition, voltages: readonly number[] = []) =>
  matchingCells(size, asked, voltages).map(({ cell }) => cell);

describe('the cell that meets a condition', () => {
  it('is that of the property that was counted', () => {
    const poles = condition({ ...quantity('number', 3), propertyKey: 'poles' });
    expect(cellsOf(readSize({ Modules: '3', Poles: '3' }), poles)).toEqual([1]);
    expect(cellsOf(readSize({ Modules: '3' }), poles)).toEqual([]);
  });

  it('excludes properties that only match when a query names them', () => {
    const size = readSize({ 'Spanner width (mm)': '24', 'Clamping range (mm)': '7–13' });
    expect(cellsOf(size, condition(quantity('length', 24)))).toEqual([]);
    expect(cellsOf(size, condition(quantity('length', 24), ['spannerWidth']))).toEqual([0]);
  });

  it('is the rating at the queried voltage', () => {
    const size = readSize({ 'Current at 230 V (A)': '25', 'Current at 400 V (A)': '25' });
    expect(cellsOf(size, condition(quantity('current', 25)), [400])).toEqual([1]);
    expect(cellsOf(size, condition(quantity('voltage', 400)))).toEqual([1]);
  });

  it('is no rating at the voltage of a coil', () => {
    const size = readSize({ 'Motor at 240 V (kW)': '3', 'Motor at 415 V (kW)': '5.5' });
    expect(cellsOf(size, condition(quantity('voltage', 240), ['supplyVoltage']))).toEqual([]);
    const [found] = matchingCells(size, condition(quantity('voltage', 415)));
    expect(found).toMatchObject({ cell: 1, name: 'Rated voltage' });
  });

  it('is one cell per side if sides have separate columns', () => {
    const size = readSize({ 'Height (mm)': '400', 'Width (mm)': '300', 'Depth (mm)': '200' });
    expect(cellsOf(size, condition({ kind: 'extent', sides: [400, 200] }))).toEqual([0, 2]);
    expect(cellsOf(size, condition({ kind: 'extent', sides: [300, 400, 200] }))).toEqual([1, 0, 2]);
    expect(cellsOf(size, condition({ kind: 'extent', sides: [400, 400] }))).toEqual([]);
  });

  it('is the cross-section when the query states a length', () => {
    const size = readSize({ 'Conductor (mm²)': '4', 'Width (mm)': '4' });
    const asked = condition(quantity('length', 4));
    expect(cellsOf(size, { ...asked, isConductor: true })).toEqual([0]);
    expect(cellsOf(size, condition(quantity('length', 4), ['width']))).toEqual([1]);
    expect(cellsOf(readSize({ 'Conductor (mm²)': '6', 'Width (mm)': '3.5' }), asked)).toEqual([]);
  });

  it('is that of the chosen value', () => {
    const size = readSize({ 'Male thread': 'M20 × 1.5', 'Female thread': 'M25 × 1.5' });
    const [first] = size.cells[0]?.values ?? [];
    const definition = { key: first?.key ?? '', name: '', use: 'choice', rank: 1 } as const;
    const field = {
      key: definition.key,
      definition: { ...definition, dimension: 'thread', labels: /x/, words: '' } as const,
      property: 0,
      table: 'thread',
    };
    const chosen = (label: string) =>
      filteredCells(size, [{ field, ranges: [], labels: new Set([label]), isNotStated: false }]);
    expect([chosen('M25'), chosen('M20'), chosen('M63')]).toEqual([[1], [0], []]);
  });
});
