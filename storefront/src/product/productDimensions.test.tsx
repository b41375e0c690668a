import { newProduct } from '@elvora/catalogue/fixtures';
import { drawingFamilies, type ParsedSpecification } from '@elvora/catalogue/model';
import { readSizes, specificationForDisplay } from '@elvora/catalogue/operations';
import { dimensionDrawingFamilies, drawingLetters } from '@elvora/design-system/DimensionDrawing';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { galleryLength, productDimensions, productPictures } from './productDimensions.tsx';

it('every family of the catalogue has a geometry with its letters', () => {
  const sorted = (letters: readonly string[]) => letters.toSorted();
  const named = Object.entries(drawingFamilies).map(([family, { dimensions }]) => [
    family,
    sorted(Object.keys(dimensions)),
  ]);
  const drawn = dimensionDrawingFamilies.map((family) => [family, sorted(drawingLetters(family))]);
  expect(drawn).toEqual(named);
});

describe('productDimensions', () => {
  const specification: ParsedSpecification = {
    status: 'ready',
    table: {
      headers: ['Ordering code', 'Entry thread', 'Spanner width (mm)'],
      rows: [
        { a1: 'EV-BG-M12', a2: 'M12 × 1.5', a3: '14' },
        { a1: 'EV-BG-M20', a2: 'M20 × 1.5', a3: '24' },
      ],
    },
  };
  const drawing = { family: 'cable-gland', columns: { A: 'Entry thread', S: 'Spanner width (mm)' } };
  const sizes = readSizes(specification);
  const shown = specificationForDisplay(specification, sizes);
  const dimensionsOf = (product = newProduct({ drawing }), size = sizes[1] ?? null) =>
    productDimensions(product, shown, size);
  const render = (dimensions: ReturnType<typeof dimensionsOf>, row: number | null = null) =>
    renderToStaticMarkup(
      <>{dimensions?.ofRow(row).renderDrawing({ highlightedLetter: null, onHighlight: () => {} })}</>,
    );

  it('counts the pictures that the gallery shows', () => {
    const [photo] = newProduct().pictures.concat({
      name: 'a.jpg',
      width: 800,
      height: 800,
      placeholder: null,
      alt: '',
    });
    const count = (photos: number, product = newProduct({ drawing, specification })) =>
      galleryLength({ ...product, pictures: Array(photos).fill(photo) }, sizes, null);
    expect([0, 1, 3].map((photos) => count(photos))).toEqual([1, 2, 3]);
    expect([0, 1, 3].map((photos) => count(photos, newProduct({ specification })))).toEqual([0, 1, 3]);
  });

  it('shows the values of the selected size in the drawing', () => {
    const dimensions = dimensionsOf();
    expect(dimensions?.letters).toEqual({ 1: 'A', 2: 'S' });
    expect(render(dimensions)).toContain(
      'Dimension drawing: A Entry thread M20 × 1.5, S Spanner width 24 mm',
    );
  });

  it('shows the values of a row selected in the table', () => {
    const dimensions = dimensionsOf();
    expect(render(dimensions, 0)).toContain('S Spanner width 14 mm');
    expect(dimensions?.ofRow(0).picture.alt).toBe('Dimension drawing, values of EV-BG-M12');
  });

  it('has only letters and terms without a size', () => {
    const html = render(dimensionsOf(undefined, null));
    expect(html).toContain('Dimension drawing: A Entry thread, S Spanner width"');
  });

  it('is among the pictures, with the values of the selected size', () => {
    const { picture } = dimensionsOf()?.ofRow(null) ?? {};
    expect(picture).toMatchObject({
      source: { src: '/drawings/cable-gland.svg?A=M20+%C3%97+1.5&S=24' },
      thumbSource: { src: '/drawings/cable-gland.svg' },
      alt: 'Dimension drawing, values of EV-BG-M20',
    });
    const withoutSize = dimensionsOf(newProduct({ name: 'Brass Gland', drawing }), null)?.ofRow(null).picture;
    expect(withoutSize).toMatchObject({
      source: { src: '/drawings/cable-gland.svg?A=&S=' },
      alt: 'Dimension drawing of Brass Gland',
    });
  });

  it.each([
    ['has no drawing', null],
    ['is of an unknown family', { ...drawing, family: 'unheard-of' }],
    ['names columns that the table does not have', { ...drawing, columns: { A: 'Thread' } }],
    ['has letters that its family does not have', { ...drawing, columns: { Z: 'Entry thread' } }],
  ])('is undefined for a product that %s', (_case, other) => {
    expect(dimensionsOf(newProduct({ drawing: other }))).toBeUndefined();
  });

  it('finds the size in part of a long table', () => {
    if (shown.status !== 'ready') throw new Error('The table is shown.');
    const part = { ...shown, table: { ...shown.table, rows: shown.table.rows.slice(1) } };
    const second = {
      ...part,
      part: { start: 1, rowCount: 2, page: 2, pageCount: 2, cutAfter: null, sizesText: null, exceeded: null },
    };
    const dimensions = productDimensions({ name: 'Gland', drawing }, second, sizes[1] ?? null);
    expect(render(dimensions)).toContain('24 mm');
  });
});

describe('productPictures', () => {
  const drawing = { family: 'cable-gland', columns: {} };

  it('shows the plain drawing if a product has neither pictures nor a table (S-408)', () => {
    expect(productPictures(newProduct({ pictures: [], drawing }), undefined)).toMatchObject([
      { name: '/drawings/cable-gland.svg' },
    ]);
  });

  it.each([
    ['without a drawing', null],
    ['of an unknown family', { family: 'unheard-of', columns: {} }],
  ])('shows the placeholder for a product %s', (_case, other) => {
    expect(productPictures(newProduct({ pictures: [], drawing: other }), undefined)).toEqual([]);
  });

  it('shows the pictures of a product that has some', () => {
    const product = newProduct({ drawing });
    expect(productPictures(product, undefined)).toEqual(product.pictures);
  });
});
