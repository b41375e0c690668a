import {
  comparedItemText,
  type ComparedItem,
  type ComparisonResponse,
  maxCompared,
  parseComparison,
} from '@elvora/catalogue/contract';
import { sizeDetails, sizeKey } from '@elvora/catalogue/operations';
import { compareSizes, type SizeReading, summariseCells } from '@elvora/catalogue/search';
import { type ApiResponse, dataResponse } from '../http/apiResponse.ts';
import type { ProductRow, Store } from '../store/index.ts';
import type { CategoryIndex } from './categoryIndex.ts';
import { createQuoteLineCodes } from './quoteLineCodes.ts';
import { resolveQuoteLines } from './resolveQuoteLines.ts';
import { serializeProductCard } from './serializers.ts';

export interface ComparisonContext {
  index: CategoryIndex;
  query: URLSearchParams;
}

/** Returns the products or sizes to compare, with their values. */
export type CompareHandler = (context: ComparisonContext) => Promise<ApiResponse>;

/** Sizes suggested for the comparison. */
const maxSuggestions = 3;

interface ComparedProduct {
  row: ProductRow;
  sizes: readonly SizeReading[];
}

/** A column: a product, or the size at a position of its table. */
interface Column {
  product: ComparedProduct;
  at: number | null;
}

type Item = ComparisonResponse['suggestions'][number];

export function createComparison(store: Store): CompareHandler {
  const quoteLineCodes = createQuoteLineCodes(store);

  async function loadProducts(index: CategoryIndex, ids: readonly number[]) {
    const unique = [...new Set(ids)];
    if (unique.length === 0) return new Map<number, ComparedProduct>();
    const [rows, readings] = await Promise.all([
      store.productsByIds(unique, { isCard: true }),
      store.sizeReadings.ofProducts(unique),
    ]);
    const sizes = new Map(readings.map(({ id, sizes: own }) => [id, own]));
    return new Map(
      rows
        .filter(({ category_id: category }) => category === null || index.isVisible(category))
        .map((row): [number, ComparedProduct] => [row.id, { row, sizes: sizes.get(row.id) ?? [] }]),
    );
  }

  /** Returns the item that was typed, or the candidates when it is ambiguous. */
  async function resolveTyped(index: CategoryIndex, text: string) {
    const [codes, vocabulary] = await Promise.all([quoteLineCodes(index), store.vocabulary.forSearch()]);
    const { lines } = await resolveQuoteLines({ store, index, codes, vocabulary }, [{ text, productId: 0 }]);
    const [line] = lines;
    const candidates = line?.articles ?? [];
    const [only] = candidates;
    if (line?.isExact && candidates.length === 1 && only) return { item: only, choices: [] };
    return {
      item: null,
      choices: candidates.map(({ productId, code, product, details }) => ({
        productId,
        code,
        product,
        details,
      })),
    };
  }

  return async ({ index, query }) => {
    const { items, add, unreadable, excess } = parseComparison(query);
    const typed = add === '' ? null : await resolveTyped(index, add);
    const wanted = typed?.item ? [...items, typed.item] : items;
    const products = await loadProducts(
      index,
      wanted.map(({ productId }) => productId),
    );
    const { columns, unknown } = findColumns(wanted, products);
    const shown = columns.slice(0, maxCompared).toSorted(byTable);
    const beyond = columns.slice(maxCompared).map(columnName);
    return dataResponse<ComparisonResponse>({
      items: shown.map(({ product: { row, sizes }, at }) => ({
        product: serializeProductCard(row, index),
        code: at === null ? '' : (sizes[at]?.code ?? ''),
      })),
      rows: compareSizes(
        shown.map(({ product: { row, sizes }, at }) => ({
          productId: row.id,
          cells: at === null ? summariseCells(sizes) : (sizes[at]?.cells ?? []),
        })),
      ).map(({ cells, ...row }) => ({ ...row, cells: [...cells] })),
      ignored: [
        ...unknown.map((text) => ({ text, reason: 'unknown' as const })),
        ...unreadable.map((text) => ({ text, reason: 'unreadable' as const })),
        ...[...beyond, ...excess].map((text) => ({ text, reason: 'excess' as const })),
      ],
      typed: typed && typed.item === null ? { text: add, choices: typed.choices } : null,
      suggestions: shown.length < maxCompared ? furtherSizes(shown) : [],
    });
  };
}

/** Finds the columns of distinct items; `unknown` are those that are not in the catalogue. */
function findColumns(
  items: readonly Pick<ComparedItem, 'productId' | 'code'>[],
  products: ReadonlyMap<number, ComparedProduct>,
) {
  const columns = new Map<string, Column>();
  const unknown: string[] = [];
  for (const { productId, code } of items) {
    const product = products.get(productId);
    const key = sizeKey(code);
    const at = code === '' ? null : (product?.sizes.findIndex((size) => sizeKey(size.code) === key) ?? -1);
    if (!product || at === -1) unknown.push(code || `Product ${productId}`);
    else columns.set(comparedItemText({ productId, code: key }), { product, at });
  }
  return { columns: [...columns.values()], unknown };
}

/** By product, then by table order, so that the same items always have the same order. */
const byTable = (a: Column, b: Column) => a.product.row.id - b.product.row.id || (a.at ?? -1) - (b.at ?? -1);

const columnName = ({ product: { row, sizes }, at }: Column) =>
  at === null ? row.name : (sizes[at]?.code ?? '');

/** Returns the sizes nearest to the compared ones in the first product's table. */
function furtherSizes(columns: readonly Column[]): Item[] {
  const [first] = columns;
  if (!first) return [];
  const { row, sizes } = first.product;
  const taken = columns.flatMap(({ product, at }) => (product.row.id === row.id && at !== null ? [at] : []));
  const distance = (at: number) => Math.min(...taken.map((other) => Math.abs(other - at)), sizes.length);
  return sizes
    .map((size, at) => ({ size, at }))
    .filter(({ at }) => !taken.includes(at))
    .toSorted((a, b) => distance(a.at) - distance(b.at) || a.at - b.at)
    .slice(0, maxSuggestions)
    .toSorted((a, b) => a.at - b.at)
    .map(({ size }) => ({
      productId: row.id,
      code: size.code,
      product: row.name,
      details: sizeDetails({
        variants: size.cells.filter(({ title }) => title === '').map(({ text }) => text),
        values: size.cells.filter(({ title }) => title !== ''),
      }),
    }));
}
