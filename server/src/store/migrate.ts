import { Migrator } from 'kysely/migration';
import { StoreError } from './database.ts';
import { catalogue } from './migrations/0001-catalogue.ts';
import { signInAttempts } from './migrations/0002-sign-in-attempts.ts';
import { productSearch } from './migrations/0003-product-search.ts';
import { changes } from './migrations/0004-changes.ts';
import { enquiries } from './migrations/0005-enquiries.ts';
import type { OpenDatabase } from './sqlite.ts';

/**
 * Brings the schema up to date, forward only. A database that has seen migrations this program does not know is newer
 * than it, and is left alone (O86). On PostgreSQL an advisory lock lets one process migrate at a time.
 */
export async function migrate({ db, kind }: OpenDatabase): Promise<void> {
  const migrations = {
    '0001-catalogue': catalogue(kind),
    '0002-sign-in-attempts': signInAttempts,
    '0003-product-search': productSearch,
    '0004-changes': changes(kind),
    '0005-enquiries': enquiries(kind),
  };
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });

  const known = new Set(Object.keys(migrations));
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (tables.some(({ name }) => name === 'kysely_migration')) {
    const applied = await db
      .selectFrom('kysely_migration' as 'meta')
      .select('name' as 'key')
      .execute();
    const newer = applied.map((row) => String(Object.values(row)[0])).filter((name) => !known.has(name));
    if (newer.length > 0) {
      throw new StoreError(
        `The database was made by a newer version of this program (${newer.join(', ')}). Update the program, or use another database.`,
      );
    }
  }
  const { error } = await migrator.migrateToLatest();
  if (error) throw new StoreError('The database could not be brought up to date.', { cause: error });
}
