import type { Condition, WantedQuantity } from './condition.ts';
import { type FacetField, fieldKey, sizeTable } from './facetFields.ts';
import { asCrossSection } from './gradeOtherDimension.ts';
import { gradeQuantity } from './gradeQuantity.ts';
import type { ProductScope } from './productScope.ts';
import type { SizeIndex } from './sizeIndex.ts';

/** Minimum grade of an actual match; lower grades are substitutes. */
const exactGrade = 0.9;

/**
 * Returns the properties that a quantity may belong to, those with the most matching sizes in scope first. A
 * length that may mean a conductor is listed as its cross-section first.
 */
export function findMeanings(index: SizeIndex, condition: Condition, scope: ProductScope): FacetField[] {
  const { wanted, isConductor } = condition;
  if (wanted.kind !== 'quantity') return [];
  const conductors = isConductor
    ? meaningsOf(index, { ...wanted, dimension: 'area' }, scope).filter(({ definition }) =>
        asCrossSection(definition),
      )
    : [];
  return [...conductors, ...meaningsOf(index, wanted, scope)];
}

function meaningsOf(index: SizeIndex, wanted: WantedQuantity, scope: ProductScope): FacetField[] {
  const table = sizeTable(index, wanted.dimension);
  if (!table) return [];
  const { owner, value, numbers } = table;
  const found = new Map<number, { count: number; firstRow: number }>();
  for (const number of table.properties) {
    const definition = index.properties[number];
    const values = table.valuesOf(number);
    if (!definition || !values || definition.rank === 3) continue;
    const isExact = Uint8Array.from(values.firstRows, (row) => {
      const [low = 0, high = 0, supply = 0] = [numbers[0]?.[row], numbers[1]?.[row], numbers[2]?.[row]];
      return gradeQuantity(wanted, definition.use, low, high, supply) >= exactGrade ? 1 : 0;
    });
    if (!isExact.includes(1)) continue;
    const rows = values.rows.filter(
      (row) => isExact[value[row] ?? 0] && scope[index.productOfSize[owner[row] ?? 0] ?? 0],
    );
    const [firstRow] = rows;
    if (firstRow !== undefined) found.set(number, { count: rows.length, firstRow });
  }
  return [...found]
    .flatMap(([number, counted]) => {
      const definition = index.properties[number];
      if (!definition) return [];
      const key = fieldKey(definition, wanted.dimension);
      return [{ field: { key, definition, property: number, table: wanted.dimension }, ...counted }];
    })
    .toSorted(
      (a, b) =>
        a.field.definition.rank - b.field.definition.rank || b.count - a.count || a.firstRow - b.firstRow,
    )
    .map(({ field }) => field);
}
