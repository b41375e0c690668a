import { type Migration, Migrator } from 'kysely/migration';
import { StoreError } from './database.ts';
import { catalogue } from './migrations/0001-catalogue.ts';
import { signInAttempts } from './migrations/0002-sign-in-attempts.ts';
import { productSearch } from './migrations/0003-product-search.ts';
import { changes } from './migrations/0004-changes.ts';
import { enquiries } from './migrations/0005-enquiries.ts';
import { productLists } from './migrations/0006-product-lists.ts';
import { searchIndex } from './migrations/0007-search-index.ts';
import { stayingSessions } from './migrations/0008-staying-sessions.ts';
import { codeIndex } from './migrations/0009-code-index.ts';
import { foldedSearch } from './migrations/0010-folded-search.ts';
import { staffPreferences } from './migrations/0011-staff-preferences.ts';
import { secondFactors } from './migrations/0015-second-factors.ts';
import { sessionOrigins } from './migrations/0016-session-origins.ts';
import { auditLog } from './migrations/0017-audit-log.ts';
import { newsletterConfirmation } from './migrations/0018-newsletter-confirmation.ts';
import { quarantine } from './migrations/0019-quarantine.ts';
import { sizeCodes } from './migrations/0021-size-codes.ts';
import { sizeReadings } from './migrations/0022-size-readings.ts';
import { enquiryAttachments } from './migrations/0025-enquiry-attachments.ts';
import { sizeFacts } from './migrations/0026-size-facts.ts';
import { vocabulary } from './migrations/0029-vocabulary.ts';
import { searchMisses } from './migrations/0030-search-misses.ts';
import { vocabularyQuarantine } from './migrations/0031-vocabulary-quarantine.ts';
import { productDrawings } from './migrations/0032-product-drawings.ts';
import { acceptedIssues } from './migrations/0034-accepted-issues.ts';
import { addedSynonymsMigration } from './migrations/0035-added-synonyms.ts';
import type { OpenDatabase } from './sqlite.ts';

/** In order of their numbers, some of which are unused. A new migration gets the next number after the last. */
const migrationsFor = (kind: OpenDatabase['kind']) => ({
  '0001-catalogue': catalogue(kind),
  '0002-sign-in-attempts': signInAttempts,
  '0003-product-search': productSearch,
  '0004-changes': changes(kind),
  '0005-enquiries': enquiries(kind),
  '0006-product-lists': productLists,
  '0007-search-index': searchIndex(kind),
  '0008-staying-sessions': stayingSessions,
  '0009-code-index': codeIndex(kind),
  '0010-folded-search': foldedSearch,
  '0011-staff-preferences': staffPreferences,
  '0015-second-factors': secondFactors,
  '0016-session-origins': sessionOrigins,
  '0017-audit-log': auditLog(kind),
  '0018-newsletter-confirmation': newsletterConfirmation,
  '0019-quarantine': quarantine,
  '0021-size-codes': sizeCodes,
  '0022-size-readings': sizeReadings(kind),
  '0025-enquiry-attachments': enquiryAttachments(kind),
  '0026-size-facts': sizeFacts,
  '0029-vocabulary': vocabulary(kind),
  '0030-search-misses': searchMisses,
  '0031-vocabulary-quarantine': vocabularyQuarantine,
  '0032-product-drawings': productDrawings,
  '0034-accepted-issues': acceptedIssues,
  '0035-added-synonyms': addedSynonymsMigration,
});

export interface MigrationStatus {
  /** Migrations not applied yet. */
  pending: readonly string[];
  /** Applied migrations of a newer version of the program. */
  unknown: readonly string[];
}

export async function migrationStatus({ db, kind }: OpenDatabase): Promise<MigrationStatus> {
  const names = Object.keys(migrationsFor(kind));
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return { pending: names, unknown: [] };
  const rows = await db
    .selectFrom('kysely_migration' as 'meta')
    .select('name' as 'key')
    .execute();
  const applied = rows.map((row) => String(Object.values(row)[0]));
  return {
    pending: names.filter((name) => !applied.includes(name)),
    unknown: applied.filter((name) => !names.includes(name)),
  };
}

interface RunningMigration {
  name: string;
  /** From 1. */
  position: number;
  count: number;
  /** Whether they create the database. */
  isNew: boolean;
}

/** Called before each migration. */
export type MigrationProgress = (migration: RunningMigration) => void;

export const describeMigration = ({
  name,
  position,
  count,
}: Pick<RunningMigration, 'name' | 'position' | 'count'>) => `${name} (${position} of ${count})`;

/** Throws `StoreError` unless the schema matches this version of the program. */
export async function requireCurrentSchema(opened: OpenDatabase): Promise<void> {
  const { unknown, pending } = await migrationStatus(opened);
  if (unknown.length > 0) throw newerDatabaseError(unknown);
  if (pending.length > 0) {
    throw new StoreError(
      'The database was created by an older version of this program. Start the server once first.',
    );
  }
}

const newerDatabaseError = (unknown: readonly string[]) =>
  new StoreError(
    `The database was created by a newer version of this program (${unknown.join(', ')}). Update the program, or use another database.`,
  );

/**
 * Applies pending migrations, forward only. Throws `StoreError` for a database of a newer version (O86), and with the cause
 * when a migration fails. On PostgreSQL an advisory lock lets one process migrate at a time; the connection must have no
 * timeouts, because large tables take long.
 */
export async function migrate(opened: OpenDatabase, onProgress?: MigrationProgress): Promise<void> {
  const { pending, unknown } = await migrationStatus(opened);
  if (unknown.length > 0) throw newerDatabaseError(unknown);
  const isNew = pending[0] === '0001-catalogue';
  const migrations = Object.entries(migrationsFor(opened.kind)).map(
    ([name, migration]): [string, Migration] => [
      name,
      {
        ...migration,
        async up(db) {
          onProgress?.({ name, position: pending.indexOf(name) + 1, count: pending.length, isNew });
          await migration.up(db);
        },
      },
    ],
  );
  const migrator = new Migrator({
    db: opened.db,
    provider: { getMigrations: async () => Object.fromEntries(migrations) },
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const failed = results?.find(({ status }) => status === 'Error')?.migrationName;
  const reason = error instanceof Error ? error.message : String(error);
  throw new StoreError(
    `The database could not be migrated${failed === undefined ? '' : ` (${failed})`}: ${reason}`,
    { cause: error },
  );
}
