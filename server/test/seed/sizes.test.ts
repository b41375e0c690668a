import {
  readSizes,
  readSpecification,
  sizeFacts,
  sizeSummary,
  variantText,
} from '@elvora/catalogue/operations';
import { expect, it } from 'vitest';
import { readCatalogueContent } from '../../src/seed/content.ts';
import { seedSizes } from '../support/seedSizes.ts';
import expectedSummaries from './seedSummaries.json' with { type: 'json' };

const textOf = ({ code, variant }: { code: string; variant: string }) => `${code}: ${variant}`;

/**
 * The expected sizes were written by looking at the seed's tables. Three readings are judgements. LED modules (EV-LM) and
 * wiring link sets (EV-MIW) are ordered with their product and appear nowhere else, so they are sizes. Contactors of starters,
 * and what sockets and filters are for, are other products. The neutral link's table is damaged, so it has none.
 */
it('reads the sizes of all 108 products of the seed as a person does (D-56)', async () => {
  const { products } = await readCatalogueContent();
  expect(products).toHaveLength(108);
  const sizes = products.map(({ name, data, dataRaw }) => [
    name,
    readSizes(readSpecification(dataRaw ?? data))
      .map((size) => textOf({ code: size.code, variant: variantText(size) }))
      .toSorted(),
  ]);
  expect(sizes).toEqual([...seedSizes].map(([name, expected]) => [name, expected.map(textOf).toSorted()]));
  expect(sizes.flatMap(([, codes]) => codes)).toHaveLength(1164);
});

it('summarises the sizes of all products of the seed', async () => {
  const { products } = await readCatalogueContent();
  const summaries = products.map(({ name, data, dataRaw }) => {
    const sizes = readSizes(readSpecification(dataRaw ?? data));
    return [name, sizeSummary(sizes.length, sizeFacts(sizes))];
  });
  expect(Object.fromEntries(summaries)).toEqual(expectedSummaries);
});
