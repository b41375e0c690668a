import { parseArgs } from 'node:util';
import { assessClock } from '../clockGuard.ts';
import { CliError } from '../cliError.ts';
import { describeClockWarning } from '../clockIssues.ts';
import { createAuditLogStore } from '../store/auditLog.ts';
import { createClockRecord } from '../store/clockRecord.ts';
import { migrationStatus } from '../store/migrate.ts';
import { openBesideServer } from './openBesideServer.ts';
import { runCommand } from './runCommand.ts';

await runCommand(async (config, print) => {
  const { values } = parseArgs({ options: { confirm: { type: 'boolean', default: false } } });
  const opened = openBesideServer(config);
  try {
    if ((await migrationStatus(opened)).pending.length > 0) {
      throw new CliError('The database was created by an older version. Start the server first.');
    }
    const clock = createClockRecord(opened.db);
    const [now, lastSeen] = [new Date(), await clock.lastSeen()];
    print(`Clock      ${now.toISOString()}`);
    print(`Last seen  ${lastSeen?.toISOString() ?? 'never'}`);
    const state = assessClock(now, lastSeen);
    if (state.kind === 'right') return print('The clock is right: expired data is erased.');
    if (!values.confirm) {
      return print(`The clock is ${state.kind}: nothing is erased. If it is right, add --confirm.`);
    }
    await clock.confirm(now);
    await createAuditLogStore(opened.db).record(
      { action: 'clock.confirmed', actor: '', source: 'command line', detail: describeClockWarning(state) },
      now,
    );
    print('Confirmed. Running servers continue within a minute, and erase expired data within the hour.');
  } finally {
    await opened.close();
  }
});
