import {
  comparedItemText,
  type FinderResult,
  type FinderColumn,
  type FoundProduct,
  type FoundSize,
} from '@elvora/catalogue/contract';
import type { Product } from '@elvora/catalogue/model';
import {
  drawingForName,
  highlightMatches,
  mainPicture,
  pluralise,
  searchWords,
} from '@elvora/catalogue/operations';
import type { SizeColumn, SizeGroup, SizeRow } from '@elvora/design-system/SizeTable';
import { quoteForm } from '../quoteList/addToQuote.ts';
import { paths } from '../site/paths.ts';
import { pictureSourceFor } from '../site/pictures.ts';
import { type FinderHrefs, sortDirection } from './finderAddress.ts';

/**
 * Adds a size of a product to the quote list; one piece unless a quantity is given. Resolves when it is on
 * the list.
 */
export type AddSize = (product: Product, code: string, quantity?: number) => Promise<void>;

/** Maximum number of columns beside the facets. */
const maxColumns = 6;

/** Number of sizes of a product that are shown before the others unfold. */
const firstSizes = 3;

const hasWords = (sizes: readonly FoundSize[], at: number) =>
  sizes.some(({ cells }) => /\p{L}/u.test(cells[at]?.text ?? ''));

/** Columns of a table; those with words are aligned at their start. */
export function sizeColumns(
  columns: readonly FinderColumn[],
  sizes: readonly FoundSize[],
  sorting?: FinderHrefs,
): SizeColumn[] {
  return columns.slice(0, maxColumns).map(({ key, name, unit }, at) => ({
    key,
    name,
    unit,
    isText: hasWords(sizes, at),
    ...(sorting ? { sort: sortDirection(sorting.query.sort, key), sortHref: sorting.sortedBy(key) } : {}),
  }));
}

function sizeRow(product: Product, { code, cells }: FoundSize, onAdd: AddSize): SizeRow {
  return {
    code,
    href: paths.product(product.id, { size: code }),
    cells: cells
      .slice(0, maxColumns)
      .map((cell) => cell && { text: cell.text, note: cell.header, isMatch: cell.isMatch }),
    onAdd: () => onAdd(product, code),
    addForm: quoteForm(product, code),
    compareValue: comparedItemText({ productId: product.id, code }),
  };
}

/** Rows of one list of sizes, each with its product. */
export function listedSizes({ rows, rowProducts }: FinderResult, onAdd: AddSize): SizeRow[] {
  const products = new Map(rowProducts.map((product) => [product.id, product]));
  return rows.flatMap(({ productId, size }) => {
    const product = products.get(productId);
    if (!product) return [];
    const { name } = product;
    return [{ ...sizeRow(product, size, onAdd), product: { name, href: paths.product(productId) } }];
  });
}

interface GroupTexts {
  /** Typed query, for highlighting names. */
  query: string;
  /** Verb phrase for its sizes: 'meets all conditions'. */
  verb: { one: string; many: string };
}

/** Products with their sizes below them. */
export function productGroups(
  found: readonly FoundProduct[],
  { query, verb }: GroupTexts,
  onAdd: AddSize,
): SizeGroup[] {
  const words = searchWords(query);
  return found.map(({ product, sizes, sizeCount, matchCount, missing }) => ({
    key: String(product.id),
    product: {
      name: highlightMatches(product.name, words),
      href: paths.product(product.id),
      source: pictureSourceFor(mainPicture(product), 'thumb'),
      drawing: drawingForName(`${product.name} ${product.category}`),
      categoryName: product.category,
      summary:
        sizeCount === 0
          ? 'No size table'
          : [
              `${matchCount} of ${pluralise(sizeCount, 'size', 'sizes')} ${matchCount === 1 ? verb.one : verb.many}`.trim(),
              // The summary repeats the count.
              ...product.sizeSummary.split(' · ').slice(1),
            ].join(' · '),
      missing,
      ...(sizeCount > 0
        ? {
            allSizes: {
              label: sizeCount === 1 ? 'The size' : `All ${sizeCount} sizes`,
              href: paths.product(product.id),
            },
          }
        : {}),
    },
    rows: sizes.map((size) => sizeRow(product, size, onAdd)),
    shownCount: sizes.length === firstSizes + 1 ? sizes.length : Math.min(firstSizes, sizes.length),
  }));
}
