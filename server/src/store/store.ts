import type { HistoryKind, StaffPreferences } from '@elvora/catalogue/model';
import type { Logger } from 'pino';
import * as accounts from './accounts.ts';
import type { ServerKeys } from '../serverKeys.ts';
import { type AttemptStore, createAttemptStore } from './attempts.ts';
import { type AuditLogStore, createAuditLogStore } from './auditLog.ts';
import { type BackupRecord, createBackupRecord } from './backupRecord.ts';
import * as categories from './categories.ts';
import { type CatalogueMaintenance, createMaintenance } from './catalogueMaintenance.ts';
import { type ClockRecord, createClockRecord } from './clockRecord.ts';
import { type CatalogueWriter, createWriter } from './catalogueWriter.ts';
import * as changes from './changes.ts';
import {
  type VersionTracker,
  lockVersion,
  createLocalVersionTracker,
  incrementVersion,
  readVersion,
} from './catalogueVersion.ts';
import { createCspReportStore, type CspReportStore } from './cspReports.ts';
import { type EnquiryStore, createEnquiryStore } from './enquiries.ts';
import { migrate, type MigrationProgress, migrationStatus, requireCurrentSchema } from './migrate.ts';
import { type OutboxStore, createOutboxStore } from './outbox.ts';
import * as pictures from './pictures.ts';
import { pingDatabase } from './pingDatabase.ts';
import { createProductStore, type ProductStore } from './products.ts';
import { createSearchMissStore, type SearchMissStore } from './searchMisses.ts';
import { createSecondFactorStore, type SecondFactorStore } from './secondFactors.ts';
import { createSizeReadingStore, type SizeReadingStore } from './sizeReadings.ts';
import { openServerKeys } from './serverSecret.ts';
import { type OpenDatabase, openSqlite, openSqliteBesideServer } from './sqlite.ts';
import * as requests from './writeRequests.ts';
import * as staff from './staff.ts';
import * as staffPreferences from './staffPreferences.ts';
import * as trash from './trash.ts';
import { createVocabularyStore, type VocabularyStore } from './vocabulary.ts';

/** All persistent data except picture files, on SQLite or PostgreSQL. */
export interface Store extends ProductStore {
  kind: 'sqlite' | 'postgres';
  /** Increases with every write to the catalogue; anything rendered from an older version is stale. */
  catalogueVersion(): Promise<number>;
  /** The version without a database query; null when it is not cached. */
  cachedCatalogueVersion(): number | null;
  categories(): Promise<categories.CategoryRow[]>;
  /** Finds a category by its current or an earlier name, ignoring case and spacing (D-06). */
  categoryByName(name: string): Promise<categories.CategoryRow | null>;
  /** Category ids by earlier names (`nameKey`). */
  categoryAliases(): Promise<Map<string, number>>;
  pictures(names: readonly string[]): Promise<Map<string, pictures.PictureRow>>;
  siteMedia(): Promise<pictures.SiteMediaRow[]>;
  /** The history of an entry, newest first. */
  changes<Kind extends HistoryKind>(kind: Kind, id: number): Promise<changes.ChangeRow<Kind>[]>;
  /** Deletions that can be undone, newest first. */
  deletions(): Promise<trash.DeletionRow[]>;
  /** Returns the result of an earlier request with the same idempotency key; null when there is none (O100). */
  findRequest(request: string): Promise<requests.StoredRequest | null>;
  /** Runs `change` in one transaction; rolls back when it throws. */
  write<T>(change: (writer: CatalogueWriter) => Promise<T>): Promise<T>;
  /** Runs clean-up in one transaction that blocks writers. The catalogue version stays the same. */
  maintain<T>(cleanUp: (maintenance: CatalogueMaintenance) => Promise<T>): Promise<T>;
  staff: {
    find(userName: string): Promise<staff.StaffRow | null>;
    count(): Promise<number>;
    /** Throws `AccountTakenError`. */
    insert(account: Parameters<typeof staff.insertStaff>[1]): Promise<staff.StaffRow>;
    accounts(): Promise<staff.StaffRow[]>;
    /** Throws `NotFoundError`, `OwnerProtectedError`, `LastOwnerError`. */
    change(id: number, change: accounts.AccountChange, now: Date): Promise<staff.StaffRow>;
    /** By user name, since without sign-in there may be no account. */
    preferences(userName: string): Promise<StaffPreferences>;
    changePreferences(userName: string, change: Partial<StaffPreferences>): Promise<StaffPreferences>;
    /** Resolves to false when the password has changed since it was verified, or the account is disabled. */
    insertSession(session: staff.NewSession): Promise<boolean>;
    findSession(tokenHash: string): Promise<staff.SessionRow | null>;
    touchSession(tokenHash: string, now: number): Promise<void>;
    deleteSession(tokenHash: string): Promise<void>;
    sessions(staffId: number): Promise<staff.SessionEntryRow[]>;
    secondFactors: SecondFactorStore;
    /** Throws `NotFoundError`. */
    reset(userName: string, password: string): Promise<staff.StaffRow>;
    deleteExpiredSessions(before: Parameters<typeof staff.deleteExpiredSessions>[1]): Promise<void>;
  };
  attempts: AttemptStore;
  auditLog: AuditLogStore;
  cspReports: CspReportStore;
  /** Keys derived from the server's secret. */
  keys: ServerKeys;
  enquiries: EnquiryStore;
  outbox: OutboxStore;
  sizeReadings: SizeReadingStore;
  vocabulary: VocabularyStore;
  searchMisses: SearchMissStore;
  clock: ClockRecord;
  backups: BackupRecord;
  /** Rejects when the database does not respond, or cannot be written. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface StoreOptions {
  dataDir: string;
  databaseUrl: string | null;
  /** `SERVER_SECRET`; null for a random one in the database. @default null */
  serverSecret?: string | null;
  logger: Pick<Logger, 'error' | 'warn'>;
  onMigration?: MigrationProgress;
}

/** Opens the database and migrates its schema. Throws `StoreError` with a message for the operator. */
export async function openStore(options: StoreOptions): Promise<Store> {
  const { dataDir, databaseUrl, serverSecret = null, logger, onMigration } = options;
  if (databaseUrl === null) {
    const opened = openSqlite(dataDir);
    const keys = await orClose(opened, async () => {
      await migrate(opened, onMigration);
      return openServerKeys(opened.db, serverSecret);
    });
    return createStore(
      opened,
      createLocalVersionTracker(() => readVersion(opened.db)),
      keys,
    );
  }
  // Lazy: installations with SQLite never load `pg`.
  const [{ openPostgres, openPostgresWithoutTimeouts }, { listenForVersions }] = await Promise.all([
    import('./postgres.ts'),
    import('./versionListener.ts'),
  ]);
  const opened = openPostgres(databaseUrl, logger);
  const keys = await orClose(opened, async () => {
    const { pending, unknown } = await migrationStatus(opened);
    if (pending.length > 0 || unknown.length > 0) {
      const migrating = openPostgresWithoutTimeouts(databaseUrl);
      await migrate(migrating, onMigration).finally(() => migrating.close());
    }
    return openServerKeys(opened.db, serverSecret);
  });
  return createStore(
    opened,
    listenForVersions(databaseUrl, () => readVersion(opened.db), logger),
    keys,
  );
}

/** Closes the database when a step fails. */
async function orClose<Result>(opened: OpenDatabase, step: () => Promise<Result>): Promise<Result> {
  try {
    return await step();
  } catch (error) {
    await opened.close();
    throw error;
  }
}

/**
 * Opens the database of a server that may be running, for commands that change only what no server caches:
 * accounts, rate limits and the audit log. Throws `StoreError` when the schema does not match this version of
 * the program.
 */
export async function openStoreBesideServer(options: StoreOptions): Promise<Store> {
  const { dataDir, databaseUrl, serverSecret = null, logger } = options;
  const opened =
    databaseUrl === null
      ? openSqliteBesideServer(dataDir)
      : (await import('./postgres.ts')).openPostgres(databaseUrl, logger);
  try {
    await requireCurrentSchema(opened);
    const keys = await openServerKeys(opened.db, serverSecret);
    return createStore(
      opened,
      createLocalVersionTracker(() => readVersion(opened.db)),
      keys,
    );
  } catch (error) {
    await opened.close();
    throw error;
  }
}

function createStore({ db, kind, close }: OpenDatabase, version: VersionTracker, keys: ServerKeys): Store {
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
    maintain: (cleanUp) =>
      db.transaction().execute(async (transaction) => {
        await lockVersion(transaction);
        return cleanUp(createMaintenance(transaction));
      }),
    async write(change) {
      const [written, result] = await db.transaction().execute(async (transaction) => {
        // The first statement locks the version's row: writers run one after the other and cannot deadlock.
        const next = await incrementVersion(transaction, kind);
        return [next, await change(createWriter(transaction, next))] as const;
      });
      version.recordWrite(written);
      return result;
    },
    staff: {
      find: (userName) => staff.findStaff(db, userName),
      count: () => staff.countStaff(db),
      insert: (account) => staff.insertStaff(db, account),
      accounts: () => accounts.findAccounts(db),
      change: (id, change, now) => accounts.changeAccount(db, id, change, now),
      preferences: (userName) => staffPreferences.findPreferences(db, userName),
      changePreferences: (userName, change) => staffPreferences.changePreferences(db, userName, change),
      insertSession: (session) => staff.insertSession(db, session),
      findSession: (tokenHash) => staff.findSession(db, tokenHash),
      touchSession: (tokenHash, now) => staff.touchSession(db, tokenHash, now),
      deleteSession: (tokenHash) => staff.deleteSession(db, tokenHash),
      sessions: (staffId) => staff.listSessions(db, staffId),
      secondFactors: createSecondFactorStore(db),
      reset: (userName, password) => accounts.resetAccount(db, userName, password),
      deleteExpiredSessions: (before) => staff.deleteExpiredSessions(db, before),
    },
    attempts: createAttemptStore(db, keys),
    auditLog: createAuditLogStore(db),
    cspReports: createCspReportStore(db),
    keys,
    enquiries: createEnquiryStore(db),
    outbox: createOutboxStore(db),
    sizeReadings: createSizeReadingStore(db),
    vocabulary: createVocabularyStore(db),
    searchMisses: createSearchMissStore(db),
    clock: createClockRecord(db),
    backups: createBackupRecord(db),
    ping: () => pingDatabase(db),
  };
}
