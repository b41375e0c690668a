import {
  drawingForName,
  drawingPicture,
  drawingValues,
  drawnColumns,
  pictureSource,
  readSizes,
  specificationForDisplay,
  sizeRangeText,
} from '@elvora/catalogue/operations';
import {
  drawingFamily,
  type ParsedSpecification,
  type ProductDrawing,
  type ProductTextField,
} from '@elvora/catalogue/model';
import { DimensionDrawing } from '@elvora/design-system/DimensionDrawing';
import {
  ProductDetails,
  type ProductDetailsProps,
  type ProductDimensions,
} from '@elvora/design-system/ProductDetails';
import { tableFromGrid } from '@elvora/design-system/SpecTableEditor';
import { useMemo } from 'react';
import { texts } from '../texts.ts';
import type { ProductForm } from './productFormOps.ts';
import { useFilePictures } from './useFilePictures.ts';

interface ProductPreviewProps {
  form: ProductForm;
  imageBase: string;
}

/** Maximum picture widths in image pixels: on the page at double density, and under the lens. */
const maxWidths = { page: 1280, zoom: 3200 };

const formatCsv: ProductDetailsProps['formatCsv'] = async (lines) =>
  (await import('@elvora/catalogue/csv')).formatCsv(lines, { keepsSignedNumbers: true });

/** Previews the form as the website would show the saved product. */
export function ProductPreview({ form, imageBase }: ProductPreviewProps) {
  const { images } = form;
  const files = useMemo(
    () => images.flatMap((image) => (image.kind === 'new' ? [image.file] : [])),
    [images],
  );
  const filePictures = useFilePictures(files);
  const name = form.name.trim();
  const specification = formSpecification(form);
  const sizes = readSizes(specification);
  const shownTexts = {
    name: name || texts.products.unnamed,
    description: form.description.trim(),
  } satisfies Record<ProductTextField, string>;
  return (
    <section aria-label={texts.products.preview}>
      <ProductDetails
        {...shownTexts}
        category={form.category}
        dimensions={formDimensions(form.drawing, specification, imageBase)}
        drawing={drawingForName(`${name} ${form.category}`)}
        formatCsv={formatCsv}
        isBestseller={form.isBestseller}
        isTrending={form.isTrending}
        pictures={images.map((image) => {
          const alt = image.alt || name;
          if (image.kind === 'new') return { source: filePictures.get(image.file) ?? null, alt };
          return {
            source: pictureSource(image.picture, imageBase, maxWidths.page),
            zoomSource: pictureSource(image.picture, imageBase, maxWidths.zoom),
            alt,
          };
        })}
        sizesText={sizeRangeText(sizes)}
        specifications={specificationForDisplay(specification, sizes)}
      />
    </section>
  );
}

function formSpecification({ table, unreadable }: ProductForm): ParsedSpecification {
  const { headers, rows } = table.present;
  if (headers.length > 0 || rows.length > 0) return { status: 'ready', table: tableFromGrid(table.present) };
  return unreadable === null
    ? { status: 'none' }
    : { status: 'invalid', raw: unreadable, reason: texts.products.tableInvalid };
}

function formDimensions(
  drawing: ProductDrawing | null,
  specification: ParsedSpecification,
  imageBase: string,
): ProductDimensions | undefined {
  if (drawing === null || !drawingFamily(drawing.family) || specification.status !== 'ready')
    return undefined;
  const { family } = drawing;
  const { table } = specification;
  const letters = drawnColumns(drawing, table, null).map(({ column, letter }) => [column, letter] as const);
  if (letters.length === 0) return undefined;
  return {
    letters: Object.fromEntries(letters),
    ofRow: (row) => {
      const dimensions = drawnColumns(drawing, table, row);
      return {
        picture: {
          source: pictureSource(drawingPicture(family, drawingValues(dimensions)), imageBase),
          thumbSource: pictureSource(drawingPicture(family), imageBase),
          alt: texts.products.drawingAlt,
        },
        renderDrawing: (highlight) => (
          <DimensionDrawing {...highlight} dimensions={dimensions} family={family} />
        ),
      };
    },
  };
}
