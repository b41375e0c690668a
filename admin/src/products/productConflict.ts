import { isProductFlagField, productFields } from '@elvora/catalogue/model';
import type { DiffRow } from '@elvora/design-system/DiffTable';
import { texts } from '../texts.ts';
import { drawingText } from './drawingText.ts';
import { changedFields, type ProductFormField, type FormImage, type ProductForm } from './productFormOps.ts';
import { tableDiffText } from './tableDiffText.ts';

const { products } = texts;

const flagText = (isOn: boolean) => (isOn ? products.yes : products.no);
const imageName = (image: FormImage) =>
  image.kind === 'new' ? image.file.name : image.alt || products.image(image.number);
const imageList = (images: readonly FormImage[]) =>
  [products.imageCount(images.length), ...images.map(imageName)].join('\n');

const fieldLabel = (field: ProductFormField) => productFields[field === 'table' ? 'data' : field].label;

/** Returns a row per field in which the form differs from the product another user has saved. */
export function productConflictRows(mine: ProductForm, theirs: ProductForm): DiffRow[] {
  return changedFields(mine, theirs).map((field) => {
    const label = fieldLabel(field);
    if (field === 'images') return { label, before: imageList(mine.images), after: imageList(theirs.images) };
    if (field === 'drawing')
      return { label, before: drawingText(mine.drawing), after: drawingText(theirs.drawing) };
    if (field === 'table') {
      return {
        label,
        before: tableDiffText(mine.table.present, theirs.table.present),
        after: tableDiffText(theirs.table.present, mine.table.present),
      };
    }
    return isProductFlagField(field)
      ? { label, before: flagText(mine[field]), after: flagText(theirs[field]) }
      : { label, before: mine[field].trim(), after: theirs[field].trim() };
  });
}
