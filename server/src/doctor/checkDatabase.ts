import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { backupIssues } from '../backupIssues.ts';
import { assessClock } from '../clockGuard.ts';
import type { Config } from '../config.ts';
import { explainSystemErrors } from '../commandErrors.ts';
import { type BackupState, createBackupRecord } from '../store/backupRecord.ts';
import { createClockRecord } from '../store/clockRecord.ts';
import { migrationStatus } from '../store/migrate.ts';
import { pingDatabase } from '../store/pingDatabase.ts';
import { openPostgres } from '../store/postgres.ts';
import { databaseFile, type OpenDatabase, openSqliteFile } from '../store/sqlite.ts';
import { errorText, type Finding, findingsOf } from './finding.ts';

const subject = 'Database';

/** Checks the database, and its records of the clock, backups and queued mail. */
export async function checkDatabase(config: Config, now: Date): Promise<Finding[]> {
  const { databaseUrl, dataDir } = config;
  if (databaseUrl === null && !existsSync(join(dataDir, databaseFile))) {
    const text = `there is none in ${dataDir} yet`;
    return [
      {
        subject,
        state: 'warning',
        text,
        advice: 'The first start creates it. If there was one, DATA_DIR is wrong.',
      },
    ];
  }
  try {
    return await explainSystemErrors(config, async () => {
      const opened =
        databaseUrl === null
          ? openSqliteFile(join(dataDir, databaseFile), { readOnly: false })
          : openPostgres(databaseUrl, { error: () => undefined });
      return checkOpened(opened, now).finally(() => opened.close());
    });
  } catch (error) {
    return [
      { subject, state: 'problem', text: errorText(error), advice: 'The server cannot start without it.' },
    ];
  }
}

async function checkOpened(opened: OpenDatabase, now: Date): Promise<Finding[]> {
  const { db, kind } = opened;
  const version = await readVersion(opened);
  const { pending, unknown } = await migrationStatus(opened);
  if (unknown.length > 0) {
    const text = `${version}, of a newer version of this program (${unknown.join(', ')})`;
    return [
      {
        subject,
        state: 'problem',
        text,
        advice: 'Update the program, or restore the backup from before the update.',
      },
    ];
  }
  if (pending.length > 0) {
    const text = `${version}, ${pending.length} migrations behind`;
    return [
      {
        subject,
        state: 'warning',
        text,
        advice: 'The next start migrates it; npm run migrate does so alone.',
      },
    ];
  }
  await pingDatabase(db);
  return [
    { subject, state: 'ok', text: `${version}, can be written, has the newest schema` },
    ...(await findingsOf('Clock', async () => checkClock(now, await createClockRecord(db).lastSeen()))),
    ...(await findingsOf('Backups', async () =>
      checkBackups(await createBackupRecord(db).state(), { now: now.getTime(), kind }),
    )),
    ...(await findingsOf('Mail', () => checkOutbox(opened))),
  ];
}

async function readVersion({ db, kind }: OpenDatabase): Promise<string> {
  const query =
    kind === 'sqlite'
      ? sql<{ version: string }>`select sqlite_version() as version`
      : sql<{ version: string }>`select current_setting('server_version') as version`;
  const { rows } = await query.execute(db);
  return `${kind === 'sqlite' ? 'SQLite' : 'PostgreSQL'} ${rows[0]?.version ?? ''}`;
}

function checkClock(now: Date, lastSeen: Date | null): Finding {
  const { kind } = assessClock(now, lastSeen);
  const text = `${now.toISOString()}, last seen ${lastSeen?.toISOString() ?? 'never'}`;
  if (kind === 'right') return { subject: 'Clock', state: 'ok', text };
  const advice = `It is ${kind}, and nothing expires. Set it right, or confirm it with npm run clock -- --confirm.`;
  return { subject: 'Clock', state: 'problem', text, advice };
}

const dayMs = 24 * 60 * 60_000;

/** A restore drill once a month is recommended. */
const maxVerificationAgeMs = 45 * dayMs;

function checkBackups(
  state: BackupState,
  { now, kind }: { now: number; kind: OpenDatabase['kind'] },
): Finding[] {
  const { succeededAt, verifiedAt, damagedAt } = state;
  const [issue] = backupIssues(state, { now, kind });
  const last =
    succeededAt === null
      ? 'none has been taken yet'
      : `the last one was taken at ${succeededAt.toISOString()}`;
  const age: Finding =
    issue === undefined
      ? { subject: 'Backups', state: succeededAt === null ? 'warning' : 'ok', text: last }
      : { subject: 'Backups', state: 'problem', text: issue.name, advice: issue.detail };
  if (damagedAt !== null && (verifiedAt === null || damagedAt > verifiedAt)) {
    const text = `damage was found on ${damagedAt.toISOString()}`;
    return [
      age,
      {
        subject: 'Backups',
        state: 'problem',
        text,
        advice: 'Take a new one; npm run backup -- FOLDER --verify lists the damage.',
      },
    ];
  }
  if (succeededAt === null) return [age];
  const isVerified = verifiedAt !== null && now - verifiedAt.getTime() <= maxVerificationAgeMs;
  const text = verifiedAt === null ? 'never verified' : `verified on ${verifiedAt.toISOString()}`;
  return [
    age,
    isVerified
      ? { subject: 'Backups', state: 'ok', text }
      : {
          subject: 'Backups',
          state: 'warning',
          text,
          advice: 'npm run backup -- FOLDER --verify reads them all.',
        },
  ];
}

/** Mail that was attempted and is still queued. */
async function checkOutbox({ db }: OpenDatabase): Promise<Finding[]> {
  const { late } = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll<number>().as('late'))
    .where('attempts', '>', 0)
    .executeTakeFirstOrThrow();
  if (late === 0) return [];
  const text = `${late} could not be sent yet and will be tried again`;
  return [{ subject: 'Mail', state: 'warning', text, advice: 'The log of the server says why.' }];
}
