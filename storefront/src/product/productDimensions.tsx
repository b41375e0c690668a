import type { Product, ProductSize } from '@elvora/catalogue/model';
import { type DisplayedSpecification, drawnColumns } from '@elvora/catalogue/operations';
import { DimensionDrawing, drawingLetters } from '@elvora/design-system/DimensionDrawing';
import type { ProductDimensions } from '@elvora/design-system/ProductDetails';

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
  const dimensions = drawnColumns(drawing, table, row === null ? null : row - (part?.start ?? 0)).filter(
    ({ letter }) => known.includes(letter),
  );
  if (dimensions.length === 0) return undefined;
  return {
    letters: Object.fromEntries(dimensions.map(({ column, letter }) => [column, letter])),
    renderDrawing: (highlight) => (
      <DimensionDrawing
        {...highlight}
        caption={size?.code ?? ''}
        dimensions={dimensions}
        family={drawing.family}
      />
    ),
  };
}
