import type {
  CategoryResponse,
  PictureResponse,
  ProductCardResponse,
  ProductResponse,
} from '@elvora/catalogue/contract';
import {
  byWireName,
  drawingFamily,
  type ProductDrawing,
  productFields,
  productTextFields,
  type SizeFact,
} from '@elvora/catalogue/model';
import {
  drawingPicture,
  readDrawing,
  readSpecification,
  searchHitTable,
  serializeSpecification,
  sizeSummary,
} from '@elvora/catalogue/operations';
import type { CategoryRow, PictureRow, ProductRow } from '../store/index.ts';
import type { CategoryIndex } from './categoryIndex.ts';

/** A picture with the size that a page reserves for it. */
export const serializePicture = (
  { name, width, height, placeholder }: PictureRow,
  alt: string,
): PictureResponse => ({
  name,
  width,
  height,
  placeholder,
  alt,
});

/** A product for cards; `id`, `name` and `images` are stated (S-112, S-147). */
export function serializeProductCard(product: ProductRow, index: CategoryIndex): ProductCardResponse {
  const category = product.category_id === null ? undefined : index.byId(product.category_id);
  return {
    id: product.id,
    name: product.name,
    images: product.pictures.map(({ name }) => name).join(','),
    category_id: category?.name ?? product.category_name,
    category_path: category ? index.path(category.id).map(({ name }) => name) : [],
    bestseller: product.bestseller,
    trending: product.trending,
    pictures: product.pictures.map((picture) => serializePicture(picture, picture.alt)),
    size_summary: sizeSummary(product.size_count ?? 0, readFacts(product)),
    version: product.version,
    ...(product.pictures.length === 0 ? { drawing: knownDrawing(product) } : {}),
  };
}

/** Returns the drawing of a product if its family is known. */
function knownDrawing(product: ProductRow): ProductDrawing | null {
  const drawing = readDrawing(product.drawing);
  return drawing && drawingFamily(drawing.family) ? drawing : null;
}

/** Returns the main picture of a product, or its drawing if it has no picture, else null. */
export function serializeMainPicture(product: ProductRow): PictureResponse | null {
  const [main] = product.pictures;
  if (main) return serializePicture(main, main.alt);
  const drawing = knownDrawing(product);
  return drawing && drawingPicture(drawing.family);
}

/** The value ranges of its sizes; empty until its table has been read. */
const readFacts = ({ size_facts }: ProductRow) => JSON.parse(size_facts ?? '[]') as SizeFact[];

/** A product with all fields (S-344…S-350). */
export function serializeProduct(product: ProductRow, index: CategoryIndex): ProductResponse {
  return {
    ...serializeProductCard(product, index),
    ...byWireName(productTextFields, (field) => product[productFields[field].wireName]),
    keyword: product.keyword,
    data: product.data,
    drawing: readDrawing(product.drawing),
    size_facts: readFacts(product),
  };
}

/** A search hit: a card, and its matching rows. */
export function serializeSearchHit(
  product: ProductRow,
  index: CategoryIndex,
  words: readonly string[],
): ProductCardResponse & Pick<ProductResponse, 'data' | 'matching_rows'> {
  const specification = readSpecification(product.data);
  const card = serializeProductCard(product, index);
  if (specification.status !== 'ready') return { ...card, data: null };
  const { table, matchingRowCount } = searchHitTable(specification.table, words);
  return { ...card, data: serializeSpecification(table), matching_rows: matchingRowCount };
}

/**
 * A category (S-290). `pictures` holds the stored pictures that may be its image; `scope` selects which subcategories
 * and products count: the visible ones for visitors, all for staff.
 */
export function serializeCategory(
  category: CategoryRow,
  index: CategoryIndex,
  { pictures, scope }: { pictures: ReadonlyMap<string, PictureRow>; scope: 'visible' | 'all' },
): CategoryResponse {
  const path = index.path(category.id).map(({ name }) => name);
  const picture = category.image === null ? undefined : pictures.get(category.image);
  return {
    cid: category.id,
    cname: category.name,
    cimage: category.image ?? '',
    cparentname: path.at(-2) ?? '',
    cactive: category.active,
    path,
    product_count: index.productCount(category.id, scope),
    subcategory_count: index.children(category.id).filter(({ id }) => scope === 'all' || index.isVisible(id))
      .length,
    version: category.version,
    ...(picture ? { picture: serializePicture(picture, category.name) } : {}),
  };
}
