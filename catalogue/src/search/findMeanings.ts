import type { Condition } from './condition.ts';
import { type FacetField, fieldKey, sizeTable } from './facetFields.ts';
import { gradeQuantity } from './gradeQuantity.ts';
import type { ProductScope } from './productScope.ts';
import type { SizeIndex } from './sizeIndex.ts';

/** A value that is as wanted, not merely in place of it. */
const exactGrade = 0.9;

/** Returns the properties that a quantity may be of, the more usual first: those that most sizes in scope state so. */
export function findMeanings(index: SizeIndex, { wanted }: Condition, scope: ProductScope): FacetField[] {
  if (wanted.kind !== 'quantity') return [];
  const table = sizeTable(index, wanted.dimension);
  if (!table) return [];
  const { owner, property, numbers } = table;
  const counts = new Map<number, number>();
  for (let row = 0; row < owner.length; row += 1) {
    const number = property[row] ?? 0;
    const definition = index.properties[number];
    if (!definition || definition.rank === 3 || !scope[index.productOfSize[owner[row] ?? 0] ?? 0]) continue;
    const grade = gradeQuantity(
      wanted,
      definition.use,
      numbers[0]?.[row] ?? 0,
      numbers[1]?.[row] ?? 0,
      numbers[2]?.[row] ?? 0,
    );
    if (grade >= exactGrade) counts.set(number, (counts.get(number) ?? 0) + 1);
  }
  return [...counts]
    .flatMap(([number, count]) => {
      const definition = index.properties[number];
      if (!definition) return [];
      const key = fieldKey(definition, wanted.dimension);
      return [{ field: { key, definition, property: number, table: wanted.dimension }, count }];
    })
    .toSorted((a, b) => a.field.definition.rank - b.field.definition.rank || b.count - a.count)
    .map(({ field }) => field);
}
