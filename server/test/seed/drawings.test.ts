import { drawingFamily } from '@elvora/catalogue/model';
import { drawingDimensions, readSpecification } from '@elvora/catalogue/operations';
import { describe, expect, it } from 'vitest';
import { readCatalogueContent } from '../../src/seed/content.ts';
import { firstDrawings } from '../../src/store/migrations/firstDrawings.ts';

const { products } = await readCatalogueContent();
const drawn = products.flatMap(({ name, data, drawing }) => (drawing ? [{ name, data, drawing }] : []));

/** Columns in millimetres that no drawing shows, each with the reason. */
const undrawn = {
  'Brass Cable Gland, PG Thread: Pitch (mm)': 'detail of the entry thread, which is drawn',
  'Brass Cable Gland, PG Thread: Thread outer Ø (mm)': 'same place as the entry thread',
  'Corrugated Polyamide Conduit: Dynamic bend radius (mm)': 'same place as the static bend radius',
  'Digital Panel Meter, Single Function: Digit height (mm)': 'measure of the display',
  'Double Compression Cable Gland for Armoured Cable: Armour wire Ø (mm)': 'measure of the cable',
  'EMC Brass Cable Gland: Screen Ø (mm)': 'measure of the cable',
  'Multi-Hole Brass Cable Gland: Cable Ø per hole (mm)': 'measure of the cable',
  'Nylon Cable Gland, PG Thread: Thread outer Ø (mm)': 'same place as the entry thread',
  'Rewirable Fuse Unit, Porcelain: Tinned copper element Ø (mm)': 'measure of the fuse wire',
  'Single Compression Cable Gland for Armoured Cable: Armour wire Ø (mm)': 'measure of the cable',
  'Wall-Mounting Enclosure IP65, Sheet Steel: Mounting plate H × W (mm)': 'inside the enclosure',
  'Wall-Mounting Enclosure IP65, Sheet Steel: Sheet (mm)': 'thinner than a line of the drawing',
};

describe('the drawings of the seed', () => {
  it.each(drawn)(
    '$name: refers to letters of its family, and to columns that its table has once',
    (product) => {
      const { family, columns } = product.drawing;
      const letters = Object.keys(drawingFamily(family)?.dimensions ?? {});
      expect(letters).toEqual(expect.arrayContaining(Object.keys(columns)));
      const specification = readSpecification(product.data);
      if (specification.status !== 'ready') throw new Error('The product has no table.');
      const linked = drawingDimensions(product.drawing, specification.table, null);
      expect(linked.map(({ title }) => title)).toEqual(Object.values(columns));
    },
  );

  it('link every column with a dimension of the product', () => {
    const unlinked = products.flatMap(({ name, data, drawing }) => {
      const specification = readSpecification(data);
      if (specification.status !== 'ready') return [];
      const linked = Object.values(drawing?.columns ?? {});
      return specification.table.headers
        .filter((title) => title.includes('(mm)') && !linked.includes(title))
        .map((title) => `${name}: ${title}`);
    });
    expect(unlinked.sort()).toEqual(Object.keys(undrawn).sort());
  });

  it('are the same that products of earlier versions get', () => {
    const first = firstDrawings.flatMap(({ names, ...drawing }) =>
      names.map((name): [string, typeof drawing] => [name, drawing]),
    );
    expect(Object.fromEntries(drawn.map(({ name, drawing }) => [name, drawing]))).toEqual(
      Object.fromEntries(first),
    );
  });
});
