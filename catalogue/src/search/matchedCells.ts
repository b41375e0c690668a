import type { Condition } from './condition.ts';
import { type FacetField, fieldKey } from './facetFields.ts';
import type { SizeFilter } from './filterSizes.ts';
import { gradeValue } from './gradeCondition.ts';
import { type CellValue, propertyOfValue, type SizeReading } from './sizeReading.ts';

/** A cell that met a condition, with its property: its key, the key that addresses have, and its name. */
export interface MatchingCell {
  cell: number;
  key: string;
  field: string;
  name: string;
}

/** Values that stand in the tables which a condition looks at. */
const isLookedAt = ({ wanted }: Condition, { key, table }: CellValue) =>
  wanted.kind === 'quantity'
    ? (wanted.propertyKey === undefined || wanted.propertyKey === key) &&
      (table === wanted.dimension || (wanted.dimension === 'length' && table === 'extent'))
    : table === wanted.kind;

/** Returns the cell of a size that meets a condition best; null where none does. */
export function matchingCell(size: SizeReading, condition: Condition): MatchingCell | null {
  let best: (MatchingCell & { grade: number }) | null = null;
  for (const [cell, { title, values }] of size.cells.entries()) {
    for (const value of values) {
      if (!isLookedAt(condition, value)) continue;
      const property = propertyOfValue(value, title);
      const numbers = value.numbers.map((number) => Float64Array.of(number));
      const met = gradeValue(condition.wanted, property, numbers, 0);
      const grade = met + 2 * Number(condition.named.has(value.key)) - property.rank / 4;
      if (met === 0 || (best !== null && grade <= best.grade)) continue;
      best = { cell, key: value.key, field: fieldKey(property, value.table), name: property.name, grade };
    }
  }
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
