import { readSpecification } from '@elvora/catalogue/operations';
import { readTableProperties, writeValue } from '@elvora/catalogue/properties';
import { expect, it } from 'vitest';
import { readCatalogueContent } from '../../src/seed/content.ts';
import expected from './seedProperties.json' with { type: 'json' };

/** Distinct readings of a column that the corpus states; long columns repeat their kind. */
const maxReadings = 8;

/**
 * The expected readings were judged by looking at each of the seed's columns. The first reader had taken sizes for times
 * (20S), suffixes of coils for currents (24A), codes for contacts (EV-CO-1) and for ranges, terminal numbers for ranges
 * (53-54), rails for pipe threads (G 32) and what a lamp draws for a rating; it had lost 50 of '50/60 Hz', '% of Icu' and
 * the number of '8 flat'.
 */
it('reads every column of the seed as a person does', async () => {
  const { products } = await readCatalogueContent();
  const readings = products.map(({ name, data, dataRaw }) => [
    name,
    Object.fromEntries(
      readTableProperties(readSpecification(dataRaw ?? data)).map(({ title, isCode, cells }) => [
        title.text,
        isCode ? 'code' : columnText(cells),
      ]),
    ),
  ]);
  expect(Object.fromEntries(readings)).toEqual(expected);
});

type Cells = ReturnType<typeof readTableProperties>[number]['cells'];

/** Formats a column as 'property: reading | reading'; a cell of several properties names each. */
function columnText(cells: Cells): string {
  const readings = new Set(
    cells.map(({ properties }) =>
      properties
        .map(({ property, value }) => `${value.kind === 'text' ? 'text' : property.key} ${writeValue(value)}`)
        .join(' + '),
    ),
  );
  return [...readings].slice(0, maxReadings).join(' | ');
}
