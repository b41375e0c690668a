import { readTitle, withoutUnit } from '../properties/columnTitle.ts';
import type { Unit } from '../properties/dimension.ts';
import { describeIssue, type FoundIssue } from './foundIssue.ts';
import { type GridColumn, isStated, replaceColumn, type TableGrid } from './tableGrid.ts';
import { powerBetween, readUnitCell, scaleNumbers, type UnitCell } from './unitCells.ts';

/** A non-blank cell of a column with its unit. */
interface PlacedCell extends UnitCell {
  at: number;
  text: string;
  unit: Unit;
}

/** Finds columns with several units: converts them by a power of ten, or splits them into one column per unit. */
export function findMixedUnits(grid: TableGrid): FoundIssue[] {
  return grid.columns.flatMap((column, at) => {
    const cells = readCells(column);
    const units = cells && unitsOf(cells);
    if (!cells || !units || units.length < 2) return [];
    const details = units.map(({ name }) => name);
    const common = { id: `mixed-units ${at}`, kind: 'mixed-units' as const, header: column.header, details };
    const converted = convert(column, cells, units);
    if (converted) {
      const changed = cells.filter((cell) => converted.cells[cell.at] !== cell.text);
      return describeIssue(
        grid,
        {
          ...common,
          correction: 'convert',
          headersAfter: [converted.header],
          corrected: replaceColumn(grid, at, [converted]),
        },
        changed.map((cell) => ({ at: cell.at, before: cell.text, after: [converted.cells[cell.at] ?? ''] })),
      );
    }
    const others = split(column, cells, units);
    const taken = new Set(grid.columns.toSpliced(at, 1).map(({ header }) => header));
    if (others.some(({ header }) => taken.has(header))) return [];
    return describeIssue(
      grid,
      {
        ...common,
        correction: 'split',
        headersAfter: others.map(({ header }) => header),
        corrected: replaceColumn(grid, at, others),
      },
      cells.map((cell) => ({
        at: cell.at,
        before: cell.text,
        after: others.map((other) => other.cells[cell.at] ?? ''),
      })),
    );
  });
}

/** Parses the non-blank cells of a column; null when one is not a quantity, or lacks a unit that others have. */
function readCells({ header, cells }: GridColumn): PlacedCell[] | null {
  const ofTitle = readTitle(header).unit;
  const read: PlacedCell[] = [];
  for (const [at, text] of cells.entries()) {
    if (!isStated(text)) continue;
    const cell = readUnitCell(text);
    const unit = cell?.unit ?? ofTitle;
    if (!cell || !unit) return null;
    read.push({ ...cell, unit, at, text });
  }
  return read;
}

/** The units of a column, most frequent first; ties keep the order of the rows. */
function unitsOf(cells: readonly PlacedCell[]): Unit[] {
  const byKey = Map.groupBy(
    cells,
    ({ unit: { dimension, factor, offset } }) => `${dimension} ${factor} ${offset}`,
  );
  return [...byKey.values()]
    .toSorted((a, b) => b.length - a.length)
    .flatMap(([first]) => (first ? [first.unit] : []));
}

/** The column in the unit of its title, else in the most frequent one; null when numbers would have to be rounded. */
function convert(
  { header, cells }: GridColumn,
  placed: readonly PlacedCell[],
  [most]: readonly Unit[],
): GridColumn | null {
  const ofTitle = readTitle(header).unit;
  const target = ofTitle ?? most;
  if (!target) return null;
  const texts = [...cells];
  for (const { at, numbers, unit, supply } of placed) {
    const power = powerBetween(unit, target);
    if (power === null) return null;
    if (power === 0) continue;
    const parts = [scaleNumbers(numbers, power), ofTitle ? '' : target.name, supply ?? ''];
    texts[at] = parts.filter(Boolean).join(' ');
  }
  return { header, cells: texts };
}

/** A column for each unit, with the unit in its title. */
function split(
  { header, cells }: GridColumn,
  placed: readonly PlacedCell[],
  units: readonly Unit[],
): GridColumn[] {
  const label = readTitle(header).unit ? withoutUnit(header) : header.trim();
  return units.map((unit, at) => {
    const own = placed.filter((cell) => powerBetween(cell.unit, unit) === 0);
    const supplies = new Set(own.map(({ supply }) => supply));
    const [supply] = supplies.size === 1 ? supplies : [];
    // A dash means no value; the first column keeps it.
    const texts = cells.map((cell) => (at === 0 && !isStated(cell) ? cell : ''));
    for (const cell of own) {
      const kind = supply || !cell.supply ? '' : ` ${cell.supply}`;
      texts[cell.at] = `${cell.numbers}${kind}`;
    }
    return { header: `${label}${supply ? `, ${supply}` : ''} (${unit.name})`, cells: texts };
  });
}
