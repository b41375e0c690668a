import { newProduct } from '@elvora/catalogue/fixtures';
import { drawingFamilies, type ParsedSpecification } from '@elvora/catalogue/model';
import { readSizes, specificationForDisplay } from '@elvora/catalogue/operations';
import { dimensionDrawingFamilies, drawingLetters } from '@elvora/design-system/DimensionDrawing';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { productDimensions } from './productDimensions.tsx';

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
  const render = (dimensions: ReturnType<typeof dimensionsOf>) =>
    renderToStaticMarkup(
      <>{dimensions?.renderDrawing({ highlightedLetter: null, onHighlight: () => {} })}</>,
    );

  it('writes the values of the chosen size into the drawing', () => {
    const dimensions = dimensionsOf();
    expect(dimensions?.letters).toEqual({ 1: 'A', 2: 'S' });
    expect(render(dimensions)).toContain(
      'Dimension drawing: A Entry thread M20 × 1.5, S Spanner width 24 mm',
    );
  });

  it('has letters and terms alone without a size', () => {
    const html = render(dimensionsOf(undefined, null));
    expect(html).toContain('Dimension drawing: A Entry thread, S Spanner width"');
  });

  it.each([
    ['has no drawing', null],
    ['is of an unknown family', { ...drawing, family: 'unheard-of' }],
    ['names columns that the table does not have', { ...drawing, columns: { A: 'Thread' } }],
    ['has letters that its family does not have', { ...drawing, columns: { Z: 'Entry thread' } }],
  ])('is undefined for a product that %s', (_case, other) => {
    expect(dimensionsOf(newProduct({ drawing: other }))).toBeUndefined();
  });

  it('finds the size in a part of a long table', () => {
    if (shown.status !== 'ready') throw new Error('The table is shown.');
    const part = { ...shown, table: { ...shown.table, rows: shown.table.rows.slice(1) } };
    const second = {
      ...part,
      part: { start: 1, rowCount: 2, page: 2, pageCount: 2, cutAfter: null, sizesText: null, exceeded: null },
    };
    const dimensions = productDimensions({ drawing }, second, sizes[1] ?? null);
    expect(render(dimensions)).toContain('24 mm');
  });
});
