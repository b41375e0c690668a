import type { Condition } from './condition.ts';
import { type FacetField, fieldKey, valueLabel } from './facetFields.ts';
import type { SizeFilter } from './filterSizes.ts';
import { gradeValue } from './gradeCondition.ts';
import { type CellValue, propertyOfValue, type SizeReading } from './sizeReading.ts';
import type { SizeIndex } from './sizeIndex.ts';

/** A cell that met a condition, and how well. */
interface GradedCell {
  cell: number;
  key: string;
  grade: number;
}

/** Values that stand in the tables which a condition looks at. */
const isLookedAt = ({ wanted }: Condition, { table }: CellValue) =>
  wanted.kind === 'quantity'
    ? table === wanted.dimension || (wanted.dimension === 'length' && table === 'extent')
    : table === wanted.kind;

/** Returns the cell of a size that meets a condition best, with the key of its property; null where none does. */
export function matchingCell(
  size: SizeReading,
  condition: Condition,
): { cell: number; key: string; name: string } | null {
  const graded = size.cells.flatMap(({ title, values }, cell): (GradedCell & { name: string })[] =>
    values.flatMap((value) => {
      if (!isLookedAt(condition, value)) return [];
      const property = propertyOfValue(value, title);
      const numbers = value.numbers.map((number) => Float64Array.of(number));
      const isNamed = condition.named.has(value.key) ? 1 : 0;
      const grade = gradeValue(condition.wanted, property, numbers, 0);
      return grade === 0
        ? []
        : [{ cell, key: value.key, name: property.name, grade: grade + 2 * isNamed - property.rank / 4 }];
    }),
  );
  const [best = null] = graded.toSorted((a, b) => b.grade - a.grade || a.cell - b.cell);
  return best;
}

/** Returns the cells of a size that hold a chosen property. */
export function filteredCells(size: SizeReading, filters: readonly SizeFilter[]): number[] {
  const keys = new Set(filters.map(({ field }) => field.key));
  return size.cells.flatMap(({ title, values }, cell) =>
    values.some((value) => keys.has(fieldKey(propertyOfValue(value, title), value.table))) ? [cell] : [],
  );
}

/** Returns the position of the cell of a size that states a property; -1 where none does. */
export function cellOfField(size: SizeReading, { definition, table }: FacetField): number {
  return size.cells.findIndex(({ values }) =>
    values.some((value) => value.key === definition.key && (value.table === table || table === 'text')),
  );
}

/** The label of a value as facets list it. */
export const cellValueLabel = (index: SizeIndex, { table, numbers, text }: CellValue): string =>
  table === 'text' ? text : valueLabel(index, table, numbers);
