import { readSizes, readSpecification, sizeSummary } from '@elvora/catalogue/operations';
import { expect, it } from 'vitest';
import { readCatalogueContent } from '../../src/seed/content.ts';
import expected from './seedSizes.json' with { type: 'json' };
import expectedSummaries from './seedSummaries.json' with { type: 'json' };

/**
 * The expected sizes were written by looking at the seed's tables: codes by variant, ' + ' between the variants of one code.
 * Three readings are judgements. LED modules (EV-LM) and wiring link sets (EV-MIW) are ordered with their product and stand
 * nowhere else, so they are sizes. Contactors of starters, and what sockets and filters are for, are other products. The
 * neutral link's table is damaged, so it has none.
 */
const expectedSizes = new Map(
  Object.entries(expected).map(([name, codes]: [string, Record<string, string>]) => [
    name,
    Object.entries(codes)
      .flatMap(([variant, list]) => list.split(' ').map((code) => `${code}: ${variant}`))
      .toSorted(),
  ]),
);

it('reads the sizes of all 108 products of the seed as a person does (D-56)', async () => {
  const { products } = await readCatalogueContent();
  expect(products).toHaveLength(108);
  const sizes = products.map(({ name, data, dataRaw }) => [
    name,
    readSizes(readSpecification(dataRaw ?? data))
      .map(({ code, variants }) => `${code}: ${variants.join(' + ')}`)
      .toSorted(),
  ]);
  expect(sizes).toEqual([...expectedSizes]);
  expect(sizes.flatMap(([, codes]) => codes)).toHaveLength(1164);
});

it('sums up the sizes of all products of the seed', async () => {
  const { products } = await readCatalogueContent();
  const summaries = products.map(({ name, data, dataRaw }) => [
    name,
    sizeSummary(readSizes(readSpecification(dataRaw ?? data))),
  ]);
  expect(Object.fromEntries(summaries)).toEqual(expectedSummaries);
});
