import { firstRow, isQuantityTable, sizeTable, sizeTableNames, valueLabel } from './facetFields.ts';
import type { SizeIndex } from './sizeIndex.ts';
import type { PropertyDefinition } from '../properties/propertyDefinitions.ts';

/** What the sizes of a product span of a property: the ends of its quantities, or its first and last value. */
export interface KeyFigure {
  property: PropertyDefinition;
  table: string;
  /** Of quantities; null for others. */
  range: { low: number; high: number } | null;
  /** Of others, in order. */
  labels: readonly string[];
}

const maxFigures = 3;

/** Returns what tells a product apart: the spans of the properties that most of its sizes are chosen by. */
export function keyFigures(index: SizeIndex, product: number): KeyFigure[] {
  const [from = 0, end = 0] = [index.firstSize[product], index.firstSize[product + 1]];
  const figures: { figure: KeyFigure; count: number }[] = [];
  for (const name of sizeTableNames(index)) {
    const table = name === 'text' ? undefined : sizeTable(index, name);
    if (!table) continue;
    const { owner, property, numbers } = table;
    const rows = Map.groupBy(rowRange(owner, from, end), (row) => property[row] ?? 0);
    for (const [number, own] of rows) {
      const definition = index.properties[number];
      if (!definition || definition.rank !== 1) continue;
      const values = own.map((row) => numbers.map((column) => column[row] ?? Number.NaN));
      figures.push({ figure: spanOf(index, definition, name, values), count: own.length });
    }
  }
  return figures
    .toSorted((a, b) => order(a.figure) - order(b.figure) || b.count - a.count)
    .slice(0, maxFigures)
    .map(({ figure }) => figure);
}

const order = ({ table }: KeyFigure) => (table === 'thread' ? 0 : isQuantityTable(table) ? 1 : 2);

function rowRange(owner: Uint32Array, from: number, end: number): number[] {
  const first = firstRow(owner, from);
  return Array.from({ length: firstRow(owner, end) - first }, (_, at) => first + at);
}

function spanOf(
  index: SizeIndex,
  property: PropertyDefinition,
  table: string,
  values: readonly (readonly number[])[],
): KeyFigure {
  if (!isQuantityTable(table)) {
    const sorted = values.toSorted((a, b) => (a[0] ?? 0) - (b[0] ?? 0) || (a[1] ?? 0) - (b[1] ?? 0));
    return {
      property,
      table,
      range: null,
      labels: [...new Set(sorted.map((each) => valueLabel(index, table, each)))],
    };
  }
  let [low, high] = [Infinity, -Infinity];
  for (const end of values.flatMap(([from = 0, to = 0]) => [from, to])) {
    if (!Number.isFinite(end)) continue;
    low = Math.min(low, end);
    high = Math.max(high, end);
  }
  return { property, table, range: low > high ? null : { low, high }, labels: [] };
}
