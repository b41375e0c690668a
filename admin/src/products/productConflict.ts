import type { DiffRow } from '@elvora/design-system/DiffTable';
import type { Grid } from '@elvora/design-system/SpecTableEditor';
import { texts } from '../texts.ts';
import { differences, type FormField, type FormImage, type ProductForm } from './productFormOps.ts';

const { products } = texts;

/** Cells of a table that are shown where two differ. */
const shownCells = 6;

const flag = (isOn: boolean) => (isOn ? products.yes : products.no);
const imageName = (image: FormImage) =>
  image.kind === 'new' ? image.file.name : image.alt || products.image(image.number);
const imageList = (images: readonly FormImage[]) =>
  [products.imageCount(images.length), ...images.map(imageName)].join('\n');

const labels: Record<FormField, string> = {
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
export function conflictRows(mine: ProductForm, theirs: ProductForm): DiffRow[] {
  return differences(mine, theirs).map((field) => {
    const label = labels[field];
    switch (field) {
      case 'isBestseller':
      case 'isTrending':
        return { label, before: flag(mine[field]), after: flag(theirs[field]) };
      case 'images':
        return { label, before: imageList(mine.images), after: imageList(theirs.images) };
      case 'table':
        return {
          label,
          before: tableText(mine.table.present, theirs.table.present),
          after: tableText(theirs.table.present, mine.table.present),
        };
      default:
        return { label, before: mine[field].trim(), after: theirs[field].trim() };
    }
  });
}

/** How large a table is, and the first cells in which it differs from another. */
export function tableText(table: Grid, other: Grid): string {
  if (table.headers.length === 0) return products.noTable;
  const size = products.tableSummary(table.rows.length, table.headers.length);
  const lines = [table.headers, ...table.rows];
  const others = [other.headers, ...other.rows];
  const differing: string[] = [];
  for (const [line, cells] of lines.entries()) {
    for (const [column, text] of cells.entries()) {
      if (text === others[line]?.[column]) continue;
      if (differing.length === shownCells) return [size, ...differing, '…'].join('\n');
      const header = table.headers[column] || String(column + 1);
      differing.push(line === 0 ? text : `${header}, ${line}: ${text || '–'}`);
    }
  }
  return [size, ...differing].join('\n');
}
