import {
  byFieldName,
  type CatalogueKind,
  type ChangeAction,
  productFields,
  type ProductTextField,
  productTextFields,
} from '@elvora/catalogue/model';
import type { Selectable } from 'kysely';
import type { ChangeTable, Database } from './database.ts';
import { queryInChunks, chunksOf } from './chunks.ts';

/** Who changes something, and when. */
export interface Actor {
  by: string;
  at: Date;
}

/** A product as the history keeps it. */
export interface ProductState extends Record<ProductTextField, string> {
  categoryId: number | null;
  categoryName: string;
  keyword: string;
  isBestseller: boolean;
  isTrending: boolean;
  data: string | null;
  pictures: readonly { name: string; alt: string }[];
}

/** A category as the history keeps it. */
export interface CategoryState {
  name: string;
  parentId: number | null;
  /** Empty for a main category. */
  parentName: string;
  description: string | null;
  image: string | null;
  isActive: boolean;
}

interface EntryStates {
  product: ProductState;
  category: CategoryState;
}

export interface ChangeRow<Kind extends CatalogueKind> {
  id: number;
  at: string;
  by: string | null;
  action: ChangeAction;
  state: EntryStates[Kind];
}

/** What one write does to entries of one kind. */
export interface ChangedEntries {
  kind: CatalogueKind;
  ids: readonly number[];
  action: ChangeAction;
}

/** Most entries of the history of one product or category that are kept. */
const maxChangesPerEntry = 50;

/**
 * Makes a change and writes it into the history. An entry without a history gets the state it has been in so far as its
 * beginning, so that one can go back to it. An update that changes nothing leaves no trace.
 */
export async function recordChanges<T>(
  db: Database,
  { by, at }: Actor,
  touched: readonly ChangedEntries[],
  change: () => Promise<T>,
): Promise<T> {
  const before = new Map<ChangedEntries, Map<number, string>>();
  for (const touch of touched) {
    const states = await readStates(db, touch.kind, touch.ids);
    before.set(touch, states);
    const known = await idsWithHistory(db, touch.kind, touch.ids);
    const beginnings = [...states].filter(([id]) => !known.has(id));
    await insertChanges(
      db,
      beginnings.map(([entry_id, state]) => ({
        kind: touch.kind,
        entry_id,
        at: at.toISOString(),
        by_name: null,
        action: 'created' as const,
        state,
      })),
    );
  }
  const result = await change();
  for (const touch of touched) {
    const { kind, ids, action } = touch;
    const earlier = before.get(touch);
    const changed = [...(await readStates(db, kind, ids))].filter(
      ([id, state]) => action === 'deleted' || action === 'restored' || state !== earlier?.get(id),
    );
    await insertChanges(
      db,
      changed.map(([entry_id, state]) => ({
        kind,
        entry_id,
        at: at.toISOString(),
        by_name: by,
        action,
        state,
      })),
    );
  }
  return result;
}

/** Writes down that an entry has been made. */
export async function recordCreated(
  db: Database,
  { by, at }: Actor,
  { kind, id }: { kind: CatalogueKind; id: number },
): Promise<void> {
  const states = await readStates(db, kind, [id]);
  await insertChanges(
    db,
    [...states].map(([entry_id, state]) => ({
      kind,
      entry_id,
      at: at.toISOString(),
      by_name: by,
      action: 'created' as const,
      state,
    })),
  );
}

type NewChange = Omit<Selectable<ChangeTable>, 'id'>;

async function insertChanges(db: Database, changes: readonly NewChange[]): Promise<void> {
  for (const part of chunksOf(changes)) {
    const rows = await db.insertInto('changes').values(part).returning(['id', 'kind', 'state']).execute();
    const pictures = rows.flatMap(({ id, kind, state }) =>
      [...statePictures(kind, state)].map((picture_name) => ({ change_id: id, picture_name })),
    );
    const stored = await storedPictureNames(
      db,
      pictures.map(({ picture_name }) => picture_name),
    );
    const kept = pictures.filter(({ picture_name }) => stored.has(picture_name));
    for (const some of chunksOf(kept)) await db.insertInto('change_pictures').values(some).execute();
  }
}

function statePictures(kind: CatalogueKind, state: string): Set<string> {
  if (kind === 'product') return new Set(parseState('product', state).pictures.map(({ name }) => name));
  const { image } = parseState('category', state);
  return new Set(image === null ? [] : [image]);
}

/** The image of a category may be an address of another host. */
async function storedPictureNames(db: Database, names: readonly string[]): Promise<Set<string>> {
  const rows = await queryInChunks([...new Set(names)], (part) =>
    db.selectFrom('pictures').select('name').where('name', 'in', part).execute(),
  );
  return new Set(rows.map(({ name }) => name));
}

async function idsWithHistory(
  db: Database,
  kind: CatalogueKind,
  ids: readonly number[],
): Promise<Set<number>> {
  const rows = await queryInChunks(ids, (part) =>
    db
      .selectFrom('changes')
      .select('entry_id')
      .distinct()
      .where('kind', '=', kind)
      .where('entry_id', 'in', part)
      .execute(),
  );
  return new Set(rows.map(({ entry_id }) => entry_id));
}

/** States of entries by their ids, deleted ones too, as the text that is kept of them. */
function readStates(db: Database, kind: CatalogueKind, ids: readonly number[]): Promise<Map<number, string>> {
  return kind === 'product' ? productStates(db, ids) : categoryStates(db, ids);
}

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

/** Values of the fields that a state lacks because it was stored before they existed. */
const initialState = {
  product: byFieldName(productTextFields, () => ''),
  category: {},
} satisfies { [Kind in CatalogueKind]: Partial<EntryStates[Kind]> };

/** Parses a state as `readStates` has written it. */
const parseState = <Kind extends CatalogueKind>(kind: Kind, state: string): EntryStates[Kind] => ({
  ...initialState[kind],
  ...(JSON.parse(state) as EntryStates[Kind]),
});

/** The history of an entry, newest first. */
export async function findChanges<Kind extends CatalogueKind>(
  db: Database,
  kind: Kind,
  id: number,
): Promise<ChangeRow<Kind>[]> {
  const rows = await db
    .selectFrom('changes')
    .selectAll()
    .where('kind', '=', kind)
    .where('entry_id', '=', id)
    .orderBy('id', 'desc')
    .limit(maxChangesPerEntry)
    .execute();
  return rows.map((row) => toChangeRow(kind, row));
}

/** One change of an entry. */
export async function findChange<Kind extends CatalogueKind>(
  db: Database,
  kind: Kind,
  { id, changeId }: { id: number; changeId: number },
): Promise<ChangeRow<Kind> | null> {
  const row = await db
    .selectFrom('changes')
    .selectAll()
    .where('id', '=', changeId)
    .where('kind', '=', kind)
    .where('entry_id', '=', id)
    .executeTakeFirst();
  return row ? toChangeRow(kind, row) : null;
}

function toChangeRow<Kind extends CatalogueKind>(kind: Kind, row: Selectable<ChangeTable>): ChangeRow<Kind> {
  const { id, at, by_name: by, action, state } = row;
  return { id, at, by, action, state: parseState(kind, state) };
}

/** Forgets all but the newest changes of each entry. */
export async function pruneChanges(db: Database): Promise<void> {
  await db
    .deleteFrom('changes')
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom((inner) =>
        inner
          .selectFrom('changes')
          .select(({ fn }) => [
            'id',
            fn
              .agg<number>('row_number')
              .over((over) => over.partitionBy(['kind', 'entry_id']).orderBy('id', 'desc'))
              .as('place'),
          ])
          .as('placed'),
      )
        .select('placed.id')
        .where('placed.place', '>', maxChangesPerEntry),
    )
    .execute();
}

/** The history of entries that are gone for good goes with them. */
export async function deleteChanges(
  db: Database,
  kind: CatalogueKind,
  ids: readonly number[],
): Promise<void> {
  for (const part of chunksOf(ids)) {
    await db.deleteFrom('changes').where('kind', '=', kind).where('entry_id', 'in', part).execute();
  }
}
