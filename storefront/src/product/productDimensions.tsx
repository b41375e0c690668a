import { cellAt, columnKey, type Picture, type Product, type ProductSize } from '@elvora/catalogue/model';
import {
  type DisplayedSpecification,
  specificationForDisplay,
  drawingPicture,
  drawingValues,
  drawnColumns,
} from '@elvora/catalogue/operations';
import { DimensionDrawing, drawingLetters } from '@elvora/design-system/DimensionDrawing';
import type { ProductDimensions } from '@elvora/design-system/ProductDetails';
import { pictureSourceFor } from '../site/pictures.ts';

/** Returns the dimension drawing of a product, with the values of a row or the chosen size; undefined when none can be drawn. */
export function productDimensions(
  { name, drawing }: Pick<Product, 'name' | 'drawing'>,
  specification: DisplayedSpecification,
  size: ProductSize | null,
): ProductDimensions | undefined {
  if (drawing === null || specification.status !== 'ready') return undefined;
  const { family } = drawing;
  const { table, part } = specification;
  const known = drawingLetters(family);
  const dimensionsOf = (row: number | null) =>
    drawnColumns(drawing, table, row).filter(({ letter }) => known.includes(letter));
  const letters = dimensionsOf(null).map(({ column, letter }) => [column, letter] as const);
  if (letters.length === 0) return undefined;
  const sizeRow = size?.cells[0]?.row ?? null;
  const currentRow = sizeRow === null ? null : sizeRow - (part?.start ?? 0);
  return {
    letters: Object.fromEntries(letters),
    ofRow: (chosenRow) => {
      const dimensions = dimensionsOf(chosenRow ?? currentRow);
      const cells = chosenRow === null ? undefined : table.rows[chosenRow];
      const code = cells ? cellAt(cells, columnKey(0)) : (size?.code ?? '');
      return {
        picture: {
          source: pictureSourceFor(drawingPicture(family, drawingValues(dimensions)), 'zoom'),
          thumbSource: pictureSourceFor(drawingPicture(family), 'thumb'),
          alt: code === '' ? `Dimension drawing of ${name}` : `Dimension drawing, values of ${code}`,
        },
        renderDrawing: (highlight) => (
          <DimensionDrawing {...highlight} caption={code} dimensions={dimensions} family={family} />
        ),
      };
    },
  };
}

/** Returns the number of pictures in the gallery: after the photographs comes the drawing of the dimensions. */
export function galleryLength(
  product: Pick<Product, 'name' | 'drawing' | 'pictures' | 'specification'>,
  sizes: readonly ProductSize[],
  size: ProductSize | null,
): number {
  const { pictures, specification } = product;
  // With more pictures the drawing does not affect the layout, and checking for one takes time.
  if (pictures.length > 1) return pictures.length;
  const dimensions = productDimensions(product, specificationForDisplay(specification, sizes), size);
  return productPictures(product, dimensions).length + (dimensions ? 1 : 0);
}

/** Returns the pictures of a product; without pictures and dimensions, its plain drawing if it has one. */
export function productPictures(
  { pictures, drawing }: Pick<Product, 'pictures' | 'drawing'>,
  dimensions: ProductDimensions | undefined,
): readonly Picture[] {
  if (pictures.length > 0 || dimensions || drawing === null) return pictures;
  return drawingLetters(drawing.family).length > 0 ? [drawingPicture(drawing.family)] : [];
}
