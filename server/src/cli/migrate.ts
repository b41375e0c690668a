import { describeMigration, migrate, migrationStatus } from '../store/migrate.ts';
import { openPostgresWithoutTimeouts } from '../store/postgres.ts';
import { openSqlite } from '../store/sqlite.ts';
import { runCommand } from './runCommand.ts';

await runCommand(async ({ databaseUrl, dataDir }, print) => {
  const opened = databaseUrl === null ? openSqlite(dataDir) : openPostgresWithoutTimeouts(databaseUrl);
  try {
    const { pending } = await migrationStatus(opened);
    await migrate(opened, (migration) => print(describeMigration(migration)));
    print(
      pending.length === 0
        ? 'The database schema is already up to date.'
        : 'The database schema is up to date.',
    );
  } finally {
    await opened.close();
  }
});
