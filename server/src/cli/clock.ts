import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { assessClock } from '../clockGuard.ts';
import type { Config } from '../config.ts';
import { CliError } from '../cliError.ts';
import { createClockRecord } from '../store/clockRecord.ts';
import { migrationStatus } from '../store/migrate.ts';
import { openPostgresWithoutTimeouts } from '../store/postgres.ts';
import { databaseFile, type OpenDatabase, openSqliteFile } from '../store/sqlite.ts';
import { runCommand } from './runCommand.ts';

await runCommand(async (config, print) => {
  const { values } = parseArgs({ options: { confirm: { type: 'boolean', default: false } } });
  const opened = openRunningDatabase(config);
  try {
    if ((await migrationStatus(opened)).pending.length > 0) {
      throw new CliError('The database is of an older version. Start the server first.');
    }
    const clock = createClockRecord(opened.db);
    const [now, lastSeen] = [new Date(), await clock.lastSeen()];
    print(`Clock      ${now.toISOString()}`);
    print(`Last seen  ${lastSeen?.toISOString() ?? 'never'}`);
    const { kind } = assessClock(now, lastSeen);
    if (kind === 'right') return print('The clock is right: expired data is erased.');
    if (!values.confirm) {
      return print(`The clock is ${kind}: nothing is erased. If it is right, add --confirm.`);
    }
    await clock.confirm(now);
    print('Confirmed. Running servers continue within a minute, and erase expired data within the hour.');
  } finally {
    await opened.close();
  }
});

/** Opens the database beside the server that uses it. */
function openRunningDatabase({ databaseUrl, dataDir }: Config): OpenDatabase {
  if (databaseUrl !== null) return openPostgresWithoutTimeouts(databaseUrl);
  const file = join(dataDir, databaseFile);
  if (!existsSync(file)) throw new CliError(`There is no database in ${dataDir}. Is DATA_DIR right?`);
  return openSqliteFile(file, { readOnly: false });
}
