import type { Logger } from 'pino';
import * as categories from './categories.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import * as pictures from './pictures.ts';
import { openPostgres } from './postgres.ts';
import * as products from './products.ts';
import { type OpenDatabase, openSqlite } from './sqlite.ts';
import * as staff from './staff.ts';

/** What a transaction may change. */
export interface CatalogueWriter {
  /** The catalogue version this transaction makes; 1 is the first there ever was. */
  readonly version: number;
  /** Throws `NameTakenError`. */
  insertCategory(category: categories.NewCategory): Promise<number>;
  /** Throws `NameTakenError`, `MissingError`. */
  updateCategory(id: number, change: categories.CategoryChange): Promise<void>;
  insertProduct(product: products.NewProduct, now: Date): Promise<number>;
  insertPicture(picture: pictures.PictureRow): Promise<void>;
  insertSiteMedia(media: { path: string; pictureName: string; alt: string }): Promise<void>;
}

/** Everything the server keeps, on SQLite or PostgreSQL alike. */
export interface Store {
  kind: 'sqlite' | 'postgres';
  /** Raised by every change of the catalogue; what was made from an older one is stale. */
  catalogueVersion(): Promise<number>;
  categories(): Promise<categories.CategoryRow[]>;
  /** Category ids by earlier names (`nameKey`). */
  categoryAliases(): Promise<Map<string, number>>;
  products(query: products.ProductQuery): Promise<products.ProductRow[]>;
  countProducts(query: products.ProductQuery): Promise<number>;
  countByCategory(): Promise<Map<number, number>>;
  pictures(names: readonly string[]): Promise<Map<string, pictures.PictureRow>>;
  siteMedia(): Promise<pictures.SiteMediaRow[]>;
  /** Changes the catalogue in one transaction: all of it, or nothing when `change` throws. */
  write<T>(change: (writer: CatalogueWriter) => Promise<T>): Promise<T>;
  staff: {
    find(userName: string): Promise<staff.StaffRow | null>;
    count(): Promise<number>;
    insert(account: Parameters<typeof staff.insertStaff>[1]): Promise<void>;
    insertSession(session: Parameters<typeof staff.insertSession>[1]): Promise<void>;
    findSession(tokenHash: string): Promise<staff.SessionRow | null>;
    touchSession(tokenHash: string, now: number): Promise<void>;
    deleteSession(tokenHash: string): Promise<void>;
    deleteEnded(before: Parameters<typeof staff.deleteEnded>[1]): Promise<void>;
    countAttempt(attempt: Parameters<typeof staff.countAttempt>[1]): Promise<staff.AttemptCount>;
    forgiveAttempt(bucket: string): Promise<void>;
  };
  /** Asks the database anything; rejects when it does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface StoreOptions {
  dataDir: string;
  databaseUrl: string | null;
  logger: Pick<Logger, 'error'>;
}

/** Opens the database and brings its schema up to date. Throws `StoreError` with a plain message. */
export async function openStore({ dataDir, databaseUrl, logger }: StoreOptions): Promise<Store> {
  const opened = databaseUrl === null ? openSqlite(dataDir) : openPostgres(databaseUrl, logger);
  try {
    await migrate(opened);
  } catch (error) {
    await opened.close();
    throw error;
  }
  return storeOn(opened);
}

const versionKey = 'catalogue_version';

function storeOn({ db, kind, close }: OpenDatabase): Store {
  return {
    kind,
    close,
    async catalogueVersion() {
      const row = await db
        .selectFrom('meta')
        .select('value')
        .where('key', '=', versionKey)
        .executeTakeFirst();
      return Number(row?.value ?? 0);
    },
    categories: () => categories.findCategories(db),
    async categoryAliases() {
      const rows = await db.selectFrom('category_aliases').selectAll().execute();
      return new Map(rows.map(({ name_key, category_id }) => [name_key, category_id]));
    },
    products: (query) => products.findProducts(db, query),
    countProducts: (query) => products.countProducts(db, query),
    countByCategory: () => products.countByCategory(db),
    pictures: (names) => pictures.findPictures(db, names),
    siteMedia: () => pictures.findSiteMedia(db),
    write: (change) =>
      db.transaction().execute(async (transaction) => {
        // First of all: the row stays locked, so writers come one after the other and cannot block each other for good.
        const version = await raiseVersion(transaction);
        return change(writerOn(transaction, version));
      }),
    staff: {
      find: (userName) => staff.findStaff(db, userName),
      count: () => staff.countStaff(db),
      insert: (account) => staff.insertStaff(db, account),
      insertSession: (session) => staff.insertSession(db, session),
      findSession: (tokenHash) => staff.findSession(db, tokenHash),
      touchSession: (tokenHash, now) => staff.touchSession(db, tokenHash, now),
      deleteSession: (tokenHash) => staff.deleteSession(db, tokenHash),
      deleteEnded: (before) => staff.deleteEnded(db, before),
      countAttempt: (attempt) => staff.countAttempt(db, attempt),
      forgiveAttempt: (bucket) => staff.forgiveAttempt(db, bucket),
    },
    async ping() {
      await db.selectFrom('meta').select('key').limit(1).execute();
    },
  };
}

function writerOn(db: Database, version: number): CatalogueWriter {
  return {
    version,
    insertCategory: (category) => categories.insertCategory(db, category),
    updateCategory: (id, change) => categories.updateCategory(db, id, change),
    insertProduct: (product, now) => products.insertProduct(db, product, now),
    insertPicture: (picture) => pictures.insertPicture(db, picture),
    insertSiteMedia: (media) => pictures.insertSiteMedia(db, media),
  };
}

/** Counts up under a row lock, so that two writers never give the same version. */
async function raiseVersion(db: Database): Promise<number> {
  const { value } = await db
    .insertInto('meta')
    .values({ key: versionKey, value: '1' })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet(({ cast, eb, ref }) => ({
        value: cast<string>(eb(cast<number>(ref('meta.value'), 'integer'), '+', 1), 'text'),
      })),
    )
    .returning('value')
    .executeTakeFirstOrThrow();
  return Number(value);
}
