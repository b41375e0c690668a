import type { Product, ProductSize } from '@elvora/catalogue/model';
import { drawingDimensions, type DisplayedSpecification } from '@elvora/catalogue/operations';
import { DimensionDrawing, drawingLetters } from '@elvora/design-system/DimensionDrawing';
import type { ProductDimensions } from '@elvora/design-system/ProductDetails';

/** Splits the unit from a title: 'Spanner width (mm)'. */
function splitUnit(title: string): { term: string; unit?: string } {
  const [, term = '', unit = ''] = /^([^()]+)\(([^()]{1,16})\)$/.exec(title) ?? [];
  return term === '' ? { term: title } : { term: term.trim(), unit };
}

/** Returns the dimension drawing of a product with the values of the chosen size; undefined when none can be drawn. */
export function productDimensions(
  { drawing }: Pick<Product, 'drawing'>,
  specification: DisplayedSpecification,
  size: ProductSize | null,
): ProductDimensions | undefined {
  if (drawing === null || specification.status !== 'ready') return undefined;
  const { table, part } = specification;
  const row = size?.cells[0]?.row ?? null;
  const known = drawingLetters(drawing.family);
  const dimensions = drawingDimensions(drawing, table, row === null ? null : row - (part?.start ?? 0)).filter(
    ({ letter }) => known.includes(letter),
  );
  if (dimensions.length === 0) return undefined;
  const drawn = dimensions.map(({ letter, title, value }) => ({ letter, value, ...splitUnit(title) }));
  return {
    letters: Object.fromEntries(dimensions.map(({ column, letter }) => [column, letter])),
    renderDrawing: (highlight) => (
      <DimensionDrawing
        {...highlight}
        caption={size?.code ?? ''}
        dimensions={drawn}
        family={drawing.family}
      />
    ),
  };
}
