import {
  byFieldName,
  type HistoryKind,
  productFields,
  type ProductTextField,
  productTextFields,
  type VocabularyDraft,
} from '@elvora/catalogue/model';
import { queryInChunks } from './chunks.ts';
import type { Database } from './database.ts';

/** A product in the history, stored as JSON. */
export interface ProductState extends Record<ProductTextField, string> {
  categoryId: number | null;
  categoryName: string;
  keyword: string;
  isBestseller: boolean;
  isTrending: boolean;
  data: string | null;
  /** JSON of a `ProductDrawing`. */
  drawing: string | null;
  /** JSON of the `AcceptedIssue`s of its table; null for none. */
  acceptedIssues: string | null;
  pictures: readonly { name: string; alt: string }[];
}

/** A category in the history, stored as JSON. */
export interface CategoryState {
  name: string;
  parentId: number | null;
  /** Empty for a main category. */
  parentName: string;
  description: string | null;
  image: string | null;
  isActive: boolean;
}

export interface EntryStates {
  product: ProductState;
  category: CategoryState;
  vocabulary: VocabularyDraft;
}

/** Values of the fields that a state lacks because it was stored before they existed. */
const initialState = {
  product: { ...byFieldName(productTextFields, () => ''), drawing: null, acceptedIssues: null },
  category: {},
  vocabulary: {},
} satisfies { [Kind in HistoryKind]: Partial<EntryStates[Kind]> };

/** Parses the JSON that `readStates` returns. */
export const parseState = <Kind extends HistoryKind>(kind: Kind, state: string): EntryStates[Kind] => ({
  ...initialState[kind],
  ...(JSON.parse(state) as EntryStates[Kind]),
});

/** Names of the pictures a state shows. A category's may be the URL of an external image. */
export function statePictures(kind: HistoryKind, state: string): Set<string> {
  if (kind === 'product') return new Set(parseState('product', state).pictures.map(({ name }) => name));
  if (kind === 'vocabulary') return new Set();
  const { image } = parseState('category', state);
  return new Set(image === null ? [] : [image]);
}

/** Returns the states of entries by id as stored JSON, deleted entries included. */
export function readStates(
  db: Database,
  kind: HistoryKind,
  ids: readonly number[],
): Promise<Map<number, string>> {
  return statesOf[kind](db, ids);
}

const statesOf = {
  product: productStates,
  category: categoryStates,
  vocabulary: vocabularyStates,
} satisfies Record<HistoryKind, unknown>;

async function productStates(db: Database, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await queryInChunks(ids, (part) =>
    db
      .selectFrom('products')
      .leftJoin('categories', 'categories.id', 'products.category_id')
      .selectAll('products')
      .select('categories.name as current_category')
      .where('products.id', 'in', part)
      .orderBy('products.id')
      .execute(),
  );
  const pictures = await queryInChunks(ids, (part) =>
    db
      .selectFrom('product_pictures')
      .select(['product_id', 'picture_name', 'alt'])
      .where('product_id', 'in', part)
      .orderBy('product_id')
      .orderBy('position')
      .execute(),
  );
  const byProduct = Map.groupBy(pictures, ({ product_id }) => product_id);
  return new Map(
    rows.map((row) => {
      const state: ProductState = {
        ...byFieldName(productTextFields, (field) => row[productFields[field].wireName]),
        categoryId: row.category_id,
        categoryName: row.current_category ?? row.category_name,
        keyword: row.keyword,
        isBestseller: row.bestseller === 1,
        isTrending: row.trending === 1,
        data: row.data,
        drawing: row.drawing,
        acceptedIssues: row.accepted_issues,
        pictures: (byProduct.get(row.id) ?? []).map(({ picture_name, alt }) => ({ name: picture_name, alt })),
      };
      return [row.id, JSON.stringify(state)];
    }),
  );
}

async function categoryStates(db: Database, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await queryInChunks(ids, (part) =>
    db
      .selectFrom('categories')
      .leftJoin('categories as parents', 'parents.id', 'categories.parent_id')
      .selectAll('categories')
      .select('parents.name as parent_name')
      .where('categories.id', 'in', part)
      .orderBy('categories.id')
      .execute(),
  );
  return new Map(
    rows.map((row) => {
      const state: CategoryState = {
        name: row.name,
        parentId: row.parent_id,
        parentName: row.parent_name ?? '',
        description: row.description,
        image: row.image,
        isActive: row.active === 1,
      };
      return [row.id, JSON.stringify(state)];
    }),
  );
}

async function vocabularyStates(db: Database, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await queryInChunks(ids, (part) =>
    db
      .selectFrom('vocabulary')
      .select(['id', 'kind', 'typed', 'meaning'])
      .where('id', 'in', part)
      .orderBy('id')
      .execute(),
  );
  return new Map(rows.map(({ id, ...state }) => [id, JSON.stringify(state satisfies VocabularyDraft)]));
}
