import type { DiffRow } from '@elvora/design-system/DiffTable';
import { texts } from '../texts.ts';
import { changedFields, type ProductFormField, type FormImage, type ProductForm } from './productFormOps.ts';
import { tableDiffText } from './tableDiffText.ts';

const { products } = texts;

const flagText = (isOn: boolean) => (isOn ? products.yes : products.no);
const imageName = (image: FormImage) =>
  image.kind === 'new' ? image.file.name : image.alt || products.image(image.number);
const imageList = (images: readonly FormImage[]) =>
  [products.imageCount(images.length), ...images.map(imageName)].join('\n');

const labels: Record<ProductFormField, string> = {
  name: products.name,
  category: products.category,
  keywords: products.keywords,
  description: products.description,
  isBestseller: products.bestseller,
  isTrending: products.trending,
  images: products.images,
  table: products.specifications,
};

/** What one's own form and the one that was saved meanwhile have in which they differ. */
export function productConflictRows(mine: ProductForm, theirs: ProductForm): DiffRow[] {
  return changedFields(mine, theirs).map((field) => {
    const label = labels[field];
    switch (field) {
      case 'isBestseller':
      case 'isTrending':
        return { label, before: flagText(mine[field]), after: flagText(theirs[field]) };
      case 'images':
        return { label, before: imageList(mine.images), after: imageList(theirs.images) };
      case 'table':
        return {
          label,
          before: tableDiffText(mine.table.present, theirs.table.present),
          after: tableDiffText(theirs.table.present, mine.table.present),
        };
      default:
        return { label, before: mine[field].trim(), after: theirs[field].trim() };
    }
  });
}
