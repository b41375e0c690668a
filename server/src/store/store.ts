import type { CatalogueKind } from '@elvora/catalogue/model';
import type { Logger } from 'pino';
import * as accounts from './accounts.ts';
import { type AttemptStore, createAttemptStore } from './attempts.ts';
import * as categories from './categories.ts';
import * as changes from './changes.ts';
import {
  type VersionTracker,
  lockVersion,
  createLocalVersionTracker,
  incrementVersion,
  readVersion,
} from './catalogueVersion.ts';
import type { Database } from './database.ts';
import * as deleting from './deleteEntries.ts';
import { type EnquiryStore, createEnquiryStore } from './enquiries.ts';
import { migrate } from './migrate.ts';
import { type OutboxStore, createOutboxStore } from './outbox.ts';
import * as pictures from './pictures.ts';
import { createProductStore, type ProductStore } from './products.ts';
import { createProductWriter, type ProductWriter } from './productWrites.ts';
import { type OpenDatabase, openSqlite } from './sqlite.ts';
import * as requests from './writeRequests.ts';
import * as restoring from './restoreEntries.ts';
import * as staff from './staff.ts';
import * as trash from './trash.ts';

/** What a transaction may change. It reads what it has changed. */
export interface CatalogueWriter extends ProductWriter {
  /** The catalogue version this transaction makes; 1 is the first there ever was. */
  readonly version: number;
  /** A category that is not deleted. */
  category(id: number): Promise<categories.CategoryRow | null>;
  /** The category of a name, in any case and spacing; an earlier name leads to it too (D-06). */
  categoryByName(name: string): Promise<categories.CategoryRow | null>;
  countCategoryContents(categoryId: number): Promise<deleting.CategoryContentCounts>;
  pictures(names: readonly string[]): Promise<Map<string, pictures.PictureRow>>;
  change<Kind extends CatalogueKind>(
    kind: Kind,
    address: { id: number; changeId: number },
  ): Promise<changes.ChangeRow<Kind> | null>;

  /** Throws `NameTakenError`. */
  insertCategory(category: categories.NewCategory): Promise<number>;
  /** Throws `NameTakenError`, `MissingError`. */
  updateCategory(id: number, change: categories.CategoryChange): Promise<void>;
  /** Throws `CycleError`. */
  moveCategory(id: number, parentId: number | null): Promise<void>;
  insertPicture(picture: pictures.PictureRow, now: Date): Promise<void>;
  insertSiteMedia(media: { path: string; pictureName: string; alt: string }): Promise<void>;

  /** Makes a change and writes it into the history of what it touches. */
  recordChanges<T>(
    hand: changes.Actor,
    touched: readonly changes.ChangedEntries[],
    change: () => Promise<T>,
  ): Promise<T>;
  recordCreated(hand: changes.Actor, made: { kind: CatalogueKind; id: number }): Promise<void>;

  // These write their own history.
  deleteProduct(id: number, hand: changes.Actor): Promise<void>;
  /** With everything below it. */
  deleteCategoryTree(id: number, hand: changes.Actor): Promise<void>;
  /** What is right below it moves up (D-25). */
  deleteCategoryAlone(category: categories.CategoryRow, hand: changes.Actor): Promise<void>;
  /** Throws `MissingError` when it is not in the trash. */
  restoreProduct(id: number, hand: changes.Actor): Promise<void>;
  /** Throws `MissingError` when it is not in the trash, `NameTakenError`. */
  restoreCategory(id: number, hand: changes.Actor): Promise<void>;

  /** What a form has made that arrived under this name before; null when none has. */
  findRequest(request: string): Promise<requests.StoredRequest | null>;
  insertRequest(findRequest: requests.StoredRequest & { request: string }, now: Date): Promise<void>;
}

/** What may be tidied away, while nobody writes. */
export interface CatalogueMaintenance {
  /** Erases what was deleted before a moment, for good (D-25). */
  eraseDeleted(before: Date): Promise<void>;
  /** Takes away the rows of pictures that nothing shows, and that nobody has stored since a moment; gives their hashes. */
  deleteUnusedPictures(storedBefore: Date): Promise<string[]>;
  /** Those of the hashes that a picture has. */
  existingHashes(hashes: readonly string[]): Promise<Set<string>>;
  /** Forgets all but the newest changes of each entry. */
  pruneChanges(): Promise<void>;
  deleteRequests(before: Date): Promise<void>;
}

/** Everything the server keeps, on SQLite or PostgreSQL alike. */
export interface Store extends ProductStore {
  kind: 'sqlite' | 'postgres';
  /** Raised by every change of the catalogue; what was made from an older one is stale. */
  catalogueVersion(): Promise<number>;
  /** The same when it is known without a question to the database, else null. */
  cachedCatalogueVersion(): number | null;
  categories(): Promise<categories.CategoryRow[]>;
  /** The category of a name, in any case and spacing; an earlier name leads to it too (D-06). */
  categoryByName(name: string): Promise<categories.CategoryRow | null>;
  /** Category ids by earlier names (`nameKey`). */
  categoryAliases(): Promise<Map<string, number>>;
  pictures(names: readonly string[]): Promise<Map<string, pictures.PictureRow>>;
  siteMedia(): Promise<pictures.SiteMediaRow[]>;
  /** The history of an entry, newest first. */
  changes<Kind extends CatalogueKind>(kind: Kind, id: number): Promise<changes.ChangeRow<Kind>[]>;
  /** What can be taken back, newest first. */
  deletions(): Promise<trash.DeletionRow[]>;
  /** What a form has made that arrived under this name before; null when none has. */
  findRequest(request: string): Promise<requests.StoredRequest | null>;
  /** Changes the catalogue in one transaction: all of it, or nothing when `change` throws. */
  write<T>(change: (writer: CatalogueWriter) => Promise<T>): Promise<T>;
  /** Tidies in one transaction, in which nobody writes. What is shown of the catalogue stays as it is. */
  maintain<T>(tidying: (tidier: CatalogueMaintenance) => Promise<T>): Promise<T>;
  staff: {
    find(userName: string): Promise<staff.StaffRow | null>;
    count(): Promise<number>;
    /** Throws `AccountTakenError`. */
    insert(account: Parameters<typeof staff.insertStaff>[1]): Promise<staff.StaffRow>;
    accounts(): Promise<staff.StaffRow[]>;
    /** Throws `MissingError`, `LastOwnerError`. */
    change(id: number, change: accounts.AccountChange, now: Date): Promise<staff.StaffRow>;
    /** False when the account has another password by now, or is disabled. */
    insertSession(session: staff.NewSession): Promise<boolean>;
    findSession(tokenHash: string): Promise<staff.SessionRow | null>;
    touchSession(tokenHash: string, now: number): Promise<void>;
    deleteSession(tokenHash: string): Promise<void>;
    deleteEnded(before: Parameters<typeof staff.deleteExpiredSessions>[1]): Promise<void>;
  };
  attempts: AttemptStore;
  enquiries: EnquiryStore;
  outbox: OutboxStore;
  /** Asks the database anything; rejects when it does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface StoreOptions {
  dataDir: string;
  databaseUrl: string | null;
  logger: Pick<Logger, 'error' | 'warn'>;
}

/** Opens the database and brings its schema up to date. Throws `StoreError` with a plain message. */
export async function openStore({ dataDir, databaseUrl, logger }: StoreOptions): Promise<Store> {
  if (databaseUrl === null) {
    const opened = openSqlite(dataDir);
    await migrateOrClose(opened);
    return createStore(
      opened,
      createLocalVersionTracker(() => readVersion(opened.db)),
    );
  }
  // Loaded by who needs it: the embedded database brings nothing along.
  const [{ openPostgres }, { listenForVersions }] = await Promise.all([
    import('./postgres.ts'),
    import('./versionListener.ts'),
  ]);
  const opened = openPostgres(databaseUrl, logger);
  await migrateOrClose(opened);
  return createStore(
    opened,
    listenForVersions(databaseUrl, () => readVersion(opened.db), logger),
  );
}

/** Brings the schema up to date, or closes what was opened. */
async function migrateOrClose(opened: OpenDatabase): Promise<void> {
  try {
    await migrate(opened);
  } catch (error) {
    await opened.close();
    throw error;
  }
}

function createStore({ db, kind, close }: OpenDatabase, version: VersionTracker): Store {
  return {
    ...createProductStore(db, () => version.current()),
    kind,
    async close() {
      await version.close();
      await close();
    },
    catalogueVersion: () => version.current(),
    cachedCatalogueVersion: () => version.cached(),
    categories: () => categories.findCategories(db),
    categoryByName: (name) => categories.findCategoryByName(db, name),
    async categoryAliases() {
      const rows = await db.selectFrom('category_aliases').selectAll().execute();
      return new Map(rows.map(({ name_key, category_id }) => [name_key, category_id]));
    },
    pictures: (names) => pictures.findPictures(db, names),
    siteMedia: () => pictures.findSiteMedia(db),
    changes: (entryKind, id) => changes.findChanges(db, entryKind, id),
    deletions: () => trash.findDeletions(db),
    findRequest: (request) => requests.findRequest(db, request),
    maintain: (tidying) =>
      db.transaction().execute(async (transaction) => {
        await lockVersion(transaction);
        return tidying(createMaintenance(transaction));
      }),
    async write(change) {
      const [made, result] = await db.transaction().execute(async (transaction) => {
        // First of all: the row stays locked, so writers come one after the other and cannot block each other for good.
        const raised = await incrementVersion(transaction, kind);
        return [raised, await change(createWriter(transaction, raised))] as const;
      });
      version.recordWrite(made);
      return result;
    },
    staff: {
      find: (userName) => staff.findStaff(db, userName),
      count: () => staff.countStaff(db),
      insert: (account) => staff.insertStaff(db, account),
      accounts: () => accounts.findAccounts(db),
      change: (id, change, now) => accounts.changeAccount(db, id, change, now),
      insertSession: (session) => staff.insertSession(db, session),
      findSession: (tokenHash) => staff.findSession(db, tokenHash),
      touchSession: (tokenHash, now) => staff.touchSession(db, tokenHash, now),
      deleteSession: (tokenHash) => staff.deleteSession(db, tokenHash),
      deleteEnded: (before) => staff.deleteExpiredSessions(db, before),
    },
    attempts: createAttemptStore(db),
    enquiries: createEnquiryStore(db),
    outbox: createOutboxStore(db),
    async ping() {
      await db.selectFrom('meta').select('key').limit(1).execute();
    },
  };
}

function createWriter(db: Database, version: number): CatalogueWriter {
  return {
    ...createProductWriter(db),
    version,
    category: (id) => categories.findCategory(db, id),
    categoryByName: (name) => categories.findCategoryByName(db, name),
    countCategoryContents: (categoryId) => deleting.countCategoryContents(db, categoryId),
    pictures: (names) => pictures.findPictures(db, names),
    change: (kind, address) => changes.findChange(db, kind, address),
    insertCategory: (category) => categories.insertCategory(db, category),
    updateCategory: (id, change) => categories.updateCategory(db, id, change),
    moveCategory: (id, parentId) => categories.moveCategory(db, id, parentId),
    insertPicture: (picture, now) => pictures.insertPicture(db, picture, now),
    insertSiteMedia: (media) => pictures.insertSiteMedia(db, media),
    recordChanges: (hand, touched, change) => changes.recordChanges(db, hand, touched, change),
    recordCreated: (hand, made) => changes.recordCreated(db, hand, made),
    deleteProduct: (id, hand) => deleting.deleteProduct(db, id, hand),
    deleteCategoryTree: (id, hand) => deleting.deleteCategoryTree(db, id, hand),
    deleteCategoryAlone: (category, hand) => deleting.deleteCategoryAlone(db, category, hand),
    restoreProduct: (id, hand) => restoring.restoreProduct(db, id, hand),
    restoreCategory: (id, hand) => restoring.restoreCategory(db, id, hand),
    findRequest: (request) => requests.findRequest(db, request),
    insertRequest: (request, now) => requests.insertRequest(db, request, now),
  };
}

function createMaintenance(db: Database): CatalogueMaintenance {
  return {
    eraseDeleted: (before) => trash.eraseDeleted(db, before),
    deleteUnusedPictures: (storedBefore) => pictures.deleteUnusedPictures(db, storedBefore),
    existingHashes: (hashes) => pictures.findHashes(db, hashes),
    pruneChanges: () => changes.pruneChanges(db),
    deleteRequests: (before) => requests.deleteRequests(db, before),
  };
}
