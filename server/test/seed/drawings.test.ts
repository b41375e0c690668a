import { drawingFamily } from '@elvora/catalogue/model';
import { drawingDimensions, readSpecification } from '@elvora/catalogue/operations';
import { describe, expect, it } from 'vitest';
import { readCatalogueContent } from '../../src/seed/content.ts';
import { firstDrawings } from '../../src/store/migrations/firstDrawings.ts';

const { products } = await readCatalogueContent();
const drawn = products.flatMap(({ name, data, drawing }) => (drawing ? [{ name, data, drawing }] : []));

describe('the drawings of the seed', () => {
  it.each(drawn)('$name: names letters of its family, and columns that its table has once', (product) => {
    const { family, columns } = product.drawing;
    const letters = Object.keys(drawingFamily(family)?.dimensions ?? {});
    expect(letters).toEqual(expect.arrayContaining(Object.keys(columns)));
    const specification = readSpecification(product.data);
    if (specification.status !== 'ready') throw new Error('The product has no table.');
    const linked = drawingDimensions(product.drawing, specification.table, null);
    expect(linked.map(({ title }) => title)).toEqual(Object.values(columns));
  });

  it('are those that products of earlier versions get', () => {
    const first = firstDrawings.flatMap(({ names, ...drawing }) =>
      names.map((name): [string, typeof drawing] => [name, drawing]),
    );
    expect(Object.fromEntries(drawn.map(({ name, drawing }) => [name, drawing]))).toEqual(
      Object.fromEntries(first),
    );
  });
});
