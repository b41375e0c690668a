import type { Picture, Product, ProductSize } from '@elvora/catalogue/model';
import {
  type DisplayedSpecification,
  drawingPicture,
  drawingValues,
  drawnColumns,
} from '@elvora/catalogue/operations';
import { DimensionDrawing, drawingLetters } from '@elvora/design-system/DimensionDrawing';
import type { ProductDimensions } from '@elvora/design-system/ProductDetails';
import { pictureSourceFor } from '../site/pictures.ts';

/** Returns the dimension drawing of a product with the values of the chosen size; undefined when none can be drawn. */
export function productDimensions(
  { name, drawing }: Pick<Product, 'name' | 'drawing'>,
  specification: DisplayedSpecification,
  size: ProductSize | null,
): ProductDimensions | undefined {
  if (drawing === null || specification.status !== 'ready') return undefined;
  const { family } = drawing;
  const { table, part } = specification;
  const row = size?.cells[0]?.row ?? null;
  const known = drawingLetters(family);
  const dimensions = drawnColumns(drawing, table, row === null ? null : row - (part?.start ?? 0)).filter(
    ({ letter }) => known.includes(letter),
  );
  if (dimensions.length === 0) return undefined;
  return {
    picture: {
      source: pictureSourceFor(drawingPicture(family, drawingValues(dimensions)), 'zoom'),
      thumbSource: pictureSourceFor(drawingPicture(family), 'thumb'),
      alt: size ? `Dimension drawing, values of ${size.code}` : `Dimension drawing of ${name}`,
    },
    letters: Object.fromEntries(dimensions.map(({ column, letter }) => [column, letter])),
    renderDrawing: (highlight) => (
      <DimensionDrawing {...highlight} caption={size?.code ?? ''} dimensions={dimensions} family={family} />
    ),
  };
}

/** Returns the pictures of a product; without pictures and dimensions the part alone, if it can be drawn. */
export function productPictures(
  { pictures, drawing }: Pick<Product, 'pictures' | 'drawing'>,
  dimensions: ProductDimensions | undefined,
): readonly Picture[] {
  if (pictures.length > 0 || dimensions || drawing === null) return pictures;
  return drawingLetters(drawing.family).length > 0 ? [drawingPicture(drawing.family)] : [];
}
