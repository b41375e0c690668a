import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { readKeywords, readSpecification, sizeFacts } from '@elvora/catalogue/operations';
import {
  createSizeReader,
  readerVersion,
  readStoredSize,
  serializeSize,
  type SizeReading,
} from '@elvora/catalogue/search';
import type { ParsedSpecification } from '@elvora/catalogue/model';
import { sql } from 'kysely';
import { lockVersion, readVersion } from './catalogueVersion.ts';
import { chunksOf, queryInChunks } from './chunks.ts';
import type { Database } from './database.ts';

/** A product with its sizes, as the search indexes it. */
export interface ProductReading {
  id: number;
  categoryId: number | null;
  /** Name of the category when the product was stored. */
  categoryName: string;
  name: string;
  description: string;
  keywords: readonly string[];
  isBestseller: boolean;
  sizes: readonly SizeReading[];
  /** The table of a product without sizes, whose texts may contain codes; `none` for others. */
  specification: ParsedSpecification;
}

/** Readings of the tables of products. */
export interface SizeReadingStore {
  /** A batch of the products that are not deleted, in the order of their ids. */
  after(id: number, limit: number): Promise<ProductReading[]>;
  /** Products by id, without deleted ones. */
  ofProducts(ids: readonly number[]): Promise<ProductReading[]>;
  /** Ids of products that have changed since a catalogue version, including deleted ones; at most `limit`. */
  changedSince(version: number, limit: number): Promise<number[]>;
  /** A value that changes when all products were replaced at once, as by an import. */
  generation(): Promise<string>;
  /** The catalogue version in the database, never a cached one. */
  version(): Promise<number>;
  /**
   * Reads tables whose stored reading is missing or outdated, of at most `limit` products; returns their
   * number. A table that makes the reader fail is stored without sizes, so that it is reported once and does
   * not block others.
   */
  storePending(limit: number, onUnreadable?: UnreadableTable): Promise<number>;
}

/** Called with the id of a product whose table makes the reader fail. */
export type UnreadableTable = (productId: number, error: unknown) => void;

const readTable = createSizeReader();
/** Time spent reading a table after which other work may run. */
const sliceMs = 10;

/**
 * Reads the sizes of a table; a long one does not delay other requests. A table that makes the reader fail
 * has no sizes: its product is saved, and found by its texts.
 */
async function readSizes(
  specification: ParsedSpecification,
  onError: (error: unknown) => void = () => undefined,
): Promise<SizeReading[]> {
  const sizes: SizeReading[] = [];
  let began = performance.now();
  try {
    for (const size of readTable(specification)) {
      sizes.push(size);
      if (performance.now() - began < sliceMs) continue;
      await yieldToEventLoop();
      began = performance.now();
    }
  } catch (error) {
    onError(error);
    return [];
  }
  return sizes;
}

const generationKey = 'readings_generation';

/** Records that all products were replaced. */
export async function changeGeneration(db: Database, value: string): Promise<void> {
  await db
    .insertInto('meta')
    .values({ key: generationKey, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

/** Stores the sizes of a product's table, in the transaction that stores the product. */
export async function storeReading(
  db: Database,
  { id, version, data }: { id: number; version: number; data: string | null },
): Promise<void> {
  await storeSizes(db, { id, version }, await readSizes(readSpecification(data)));
}

async function storeSizes(
  db: Database,
  { id, version }: { id: number; version: number },
  sizes: readonly SizeReading[],
): Promise<void> {
  await db.deleteFrom('size_readings').where('product_id', '=', id).execute();
  const rows = sizes.map((size, position) => ({
    product_id: id,
    position,
    // An imported table may contain NUL, which PostgreSQL cannot store.
    code: size.code.replaceAll('\0', ''),
    cells: serializeSize(size),
  }));
  for (const chunk of chunksOf(rows)) await db.insertInto('size_readings').values(chunk).execute();
  const reading = {
    product_version: version,
    reader_version: readerVersion,
    size_count: sizes.length,
    facts: JSON.stringify(sizeFacts(sizes.map(statedSize))),
  };
  await db
    .insertInto('product_readings')
    .values({ product_id: id, ...reading })
    .onConflict((conflict) => conflict.column('product_id').doUpdateSet(reading))
    .execute();
}

/** Values of a reading; variants from the titles of code columns have no title. */
const statedSize = ({ cells }: SizeReading) => ({
  variants: cells.flatMap(({ title, text }) => (title === '' ? text : [])),
  values: cells.filter(({ title }) => title !== ''),
});

export function createSizeReadingStore(db: Database): SizeReadingStore {
  const selectProducts = () =>
    db
      .selectFrom('products')
      .leftJoin('product_readings', (join) =>
        join
          .onRef('product_readings.product_id', '=', 'products.id')
          .onRef('product_readings.product_version', '=', 'products.version')
          .on('product_readings.reader_version', '=', readerVersion),
      )
      .select([
        'products.id',
        'products.category_id',
        'products.category_name',
        'products.name',
        'products.description',
        'products.keyword',
        'products.bestseller',
        'product_readings.size_count',
      ])
      .where('products.deleted_at', 'is', null);
  type Row = Awaited<ReturnType<ReturnType<typeof selectProducts>['execute']>>[number];

  const complete = (rows: readonly Row[]) => completeReadings(db, rows);
  return {
    after: async (id, limit) =>
      complete(
        await selectProducts().where('products.id', '>', id).orderBy('products.id').limit(limit).execute(),
      ),
    ofProducts: async (ids) =>
      complete(
        await queryInChunks(ids, (chunk) => selectProducts().where('products.id', 'in', chunk).execute()),
      ),
    async changedSince(version, limit) {
      const rows = await db
        .selectFrom('product_feed')
        .select('product_id')
        .where('version', '>', version)
        .orderBy('version')
        .limit(limit)
        .execute();
      return rows.map(({ product_id }) => product_id);
    },
    async generation() {
      const row = await db
        .selectFrom('meta')
        .select('value')
        .where('key', '=', generationKey)
        .executeTakeFirst();
      return row?.value ?? '';
    },
    version: () => readVersion(db),
    storePending: (limit, onUnreadable) => storePending(db, limit, onUnreadable),
  };
}

interface ReadingRow {
  id: number;
  category_id: number | null;
  category_name: string;
  name: string;
  description: string;
  keyword: string;
  bestseller: number;
  /** Null without a reading of this version. */
  size_count: number | null;
}

/** Adds the sizes of products: stored ones, or else those of the tables, which are read now. */
async function completeReadings(db: Database, rows: readonly ReadingRow[]): Promise<ProductReading[]> {
  const withSizes = rows.filter(({ size_count }) => (size_count ?? 0) > 0).map(({ id }) => id);
  const others = rows.filter(({ size_count }) => !size_count).map(({ id }) => id);
  const sizes = await queryInChunks(withSizes, (chunk) =>
    db
      .selectFrom('size_readings')
      .select(['product_id', 'code', 'cells'])
      .where('product_id', 'in', chunk)
      .orderBy('product_id')
      .orderBy('position')
      .execute(),
  );
  const tables = await queryInChunks(others, (chunk) =>
    db.selectFrom('products').select(['id', 'data']).where('id', 'in', chunk).execute(),
  );
  const sizesById = Map.groupBy(sizes, ({ product_id }) => product_id);
  const dataById = new Map(tables.map(({ id, data }) => [id, data]));
  const readings: ProductReading[] = [];
  for (const row of rows) {
    const specification = readSpecification(dataById.get(row.id) ?? null);
    const stored = sizesById.get(row.id) ?? [];
    readings.push({
      id: row.id,
      categoryId: row.category_id,
      categoryName: row.category_name,
      name: row.name,
      description: row.description,
      keywords: readKeywords(row.keyword),
      isBestseller: row.bestseller === 1,
      sizes: row.size_count
        ? stored.map(({ code, cells }) => readStoredSize(code, cells))
        : await readSizes(specification),
      specification: specification.status === 'invalid' ? specification : { status: 'none' },
    });
  }
  return readings;
}

/**
 * Reads tables before the transactions that store them, so that writers do not wait for the
 * parsing.
 */
async function storePending(
  db: Database,
  limit: number,
  onUnreadable: UnreadableTable = () => undefined,
): Promise<number> {
  const pending = await db
    .selectFrom('products')
    .leftJoin('product_readings', 'product_readings.product_id', 'products.id')
    .select('products.id')
    .where('products.deleted_at', 'is', null)
    .where(
      sql<boolean>`(product_readings.product_id is null or product_readings.reader_version <> ${sql.lit(readerVersion)}
        or product_readings.product_version <> products.version)`,
    )
    .orderBy('products.id')
    .limit(limit)
    .execute();
  for (const { id } of pending) {
    const selectProduct = (from: Database) => from.selectFrom('products').where('id', '=', id);
    const row = await selectProduct(db).select(['version', 'data']).executeTakeFirst();
    if (!row) continue;
    const sizes = await readSizes(readSpecification(row.data), (error) => onUnreadable(id, error));
    await db.transaction().execute(async (transaction) => {
      await lockVersion(transaction);
      const now = await selectProduct(transaction).select('version').executeTakeFirst();
      // A writer that has changed the product meanwhile has stored its reading.
      if (now?.version === row.version) await storeSizes(transaction, { id, version: row.version }, sizes);
    });
  }
  return pending.length;
}
