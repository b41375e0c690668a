import { type FacetField, firstRow, textTable } from './facetFields.ts';
import type { SizeIndex } from './sizeIndex.ts';
import type { SizeReading } from './sizeReading.ts';

/** Returns the values of a property that the texts of a product state, each as a size with that single cell. */
export function textReadings(
  index: SizeIndex,
  product: number,
  { definition, property, table }: FacetField,
): SizeReading[] {
  const texts = textTable(index, table);
  if (!texts) return [];
  const readings: SizeReading[] = [];
  for (let row = firstRow(texts.owner, product); texts.owner[row] === product; row += 1) {
    if (texts.property[row] !== property) continue;
    const numbers = texts.numbers.map((column) => column[row] ?? Number.NaN);
    const values = [{ key: definition.key, table, numbers, text: '' }];
    readings.push({ code: '', cells: [{ title: definition.name, text: '', values }] });
  }
  return readings;
}
