import { isCodeTitle } from '../operations/codeTitles.ts';
import { describeIssue, type FoundIssue } from './foundIssue.ts';
import { type GridColumn, isStated, replaceColumn, type TableGrid } from './tableGrid.ts';
import { readUnitCell, scaleNumbers, shiftPoint, singleNumber } from './unitCells.ts';

/** Minimum count of numbers, and of distinct numbers, for a column to have a recognisable order. */
const minNumbers = 6;
/** Among equal values, an outlier is larger or smaller by at least this factor. */
const farFactor = 8;
/** At the ends of a series, neighbours may differ by this factor. */
const endFactor = 3;

interface PlacedNumber {
  at: number;
  text: string;
  value: number;
}

/**
 * Finds the single outlier of a column: among ordered values, one that fits after moving its decimal point;
 * among equal values, one that differs.
 */
export function findOutliers(grid: TableGrid): FoundIssue[] {
  return grid.columns.flatMap((column, at) => {
    const numbers = isCodeTitle(column.header) ? null : readNumbers(column);
    if (!numbers || numbers.length < minNumbers) return [];
    const found = misplacedPoint(numbers) ?? otherThanAll(numbers);
    if (!found) return [];
    const { row, after, correction, among } = found;
    const cells = column.cells.with(row.at, after);
    return describeIssue(
      grid,
      {
        id: `outliers ${at}`,
        kind: 'outliers',
        header: column.header,
        details: [row.text, ...among],
        correction,
        headersAfter: [column.header],
        corrected: replaceColumn(grid, at, [{ header: column.header, cells }]),
      },
      [{ at: row.at, before: row.text, after: [after] }],
    );
  });
}

/** Reads a column of single positive numbers in one unit; null for others. */
function readNumbers({ cells }: GridColumn): PlacedNumber[] | null {
  const numbers: PlacedNumber[] = [];
  const units = new Set<string>();
  for (const [at, text] of cells.entries()) {
    if (!isStated(text)) continue;
    const cell = readUnitCell(text);
    const value = cell && singleNumber(cell);
    if (!cell || value === null || value <= 0) return null;
    units.add(cell.unit?.name ?? '');
    numbers.push({ at, text, value });
  }
  return units.size === 1 ? numbers : null;
}

interface Outlier {
  row: PlacedNumber;
  after: string;
  correction: 'rescale' | 'equalise';
  /** Texts of the neighbouring cells. */
  among: string[];
}

function misplacedPoint(numbers: readonly PlacedNumber[]): Outlier | null {
  for (const direction of [1, -1]) {
    const falls = numbers.flatMap(({ value }, at) =>
      at > 0 && direction * (value - (numbers[at - 1]?.value ?? value)) < 0 ? [at] : [],
    );
    // One value out of order makes a single drop, or a rise and a drop.
    const [first] = falls;
    if (first === undefined || falls.length > 2) continue;
    const fixes = [first - 1, first].flatMap((at) => {
      const row = numbers[at];
      const others = numbers.toSpliced(at, 1);
      if (
        !row ||
        !isOrdered(others, direction) ||
        new Set(others.map(({ value }) => value)).size < minNumbers - 1
      )
        return [];
      const [before, next] = [numbers[at - 1], numbers[at + 1]];
      const powers = [-3, -2, -1, 1, 2, 3].filter((power) =>
        isBetween(Number(shiftPoint(row.value, power)), before?.value, next?.value, direction),
      );
      const [power] = powers;
      if (power === undefined || powers.length > 1) return [];
      const among = [before, next].flatMap((other) => other?.text ?? []);
      return [{ row, after: scaleNumbers(row.text, power), correction: 'rescale' as const, among }];
    });
    // When two corrections fit, neither is certain.
    if (fixes.length === 1) return fixes[0] ?? null;
  }
  return null;
}

const isOrdered = (numbers: readonly PlacedNumber[], direction: number) =>
  numbers.every(({ value }, at) => at === 0 || direction * (value - (numbers[at - 1]?.value ?? value)) >= 0);

function isBetween(
  value: number,
  before: number | undefined,
  next: number | undefined,
  direction: number,
): boolean {
  if (before !== undefined && next !== undefined)
    return direction * (value - before) >= 0 && direction * (next - value) >= 0;
  const neighbour = before ?? next ?? value;
  const ratio = before === undefined ? neighbour / value : value / neighbour;
  const inOrder = direction > 0 ? ratio : 1 / ratio;
  return inOrder >= 1 && inOrder <= endFactor;
}

function otherThanAll(numbers: readonly PlacedNumber[]): Outlier | null {
  const byValue = Map.groupBy(numbers, ({ value }) => value);
  if (byValue.size !== 2) return null;
  const [many, few] = [...byValue.values()].toSorted((a, b) => b.length - a.length);
  const [usual, row] = [many?.[0], few?.[0]];
  if (!usual || !row || few?.length !== 1) return null;
  const ratio = row.value / usual.value;
  if (ratio < farFactor && ratio > 1 / farFactor) return null;
  return { row, after: usual.text, correction: 'equalise', among: [usual.text] };
}
