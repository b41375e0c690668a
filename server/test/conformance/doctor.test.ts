import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { examineInstallation } from '../../src/doctor/examineInstallation.ts';
import { createEnquiryService } from '../../src/enquiries/enquiryService.ts';
import { openPostgresWithoutTimeouts } from '../../src/store/postgres.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { contact, sendForm } from '../support/forms.ts';
import { testApp } from '../support/testApp.ts';
import { createEmptyDatabase, databaseKinds, openDatabase } from '../support/testDatabases.ts';
import { restoreRelease } from '../upgrade/releaseFixtures.ts';

const projectDir = fileURLToPath(new URL('../../../', import.meta.url));
const dayMs = 24 * 60 * 60_000;

const openRaw = ({ databaseUrl, dataDir }: { databaseUrl: string | null; dataDir: string }) =>
  databaseUrl === null ? openSqlite(dataDir) : openPostgresWithoutTimeouts(databaseUrl);

describe.each(databaseKinds)('npm run doctor on %s (O47)', (kind) => {
  async function installation() {
    const database = await createEmptyDatabase(kind);
    onTestFinished(() => database.remove());
    const env = { DATA_DIR: database.dataDir, DATABASE_URL: database.databaseUrl ?? '', MEDIA_URL: '' };
    /** Returns findings about a subject, without those that are fine. */
    const examine = async (subject: string, now = new Date()) => {
      const findings = await examineInstallation({ env, projectDir, now });
      return findings
        .filter((finding) => finding.subject === subject)
        .map(({ state, text }) => `${state}: ${text}`);
    };
    return { database, examine };
  }

  it('reports a check that throws as a problem of its subject only', async () => {
    const { database, examine } = await installation();
    await (await openDatabase(database)).close();
    const { db, close } = openRaw(database);
    await sql`drop table outbox`.execute(db);
    await close();
    expect(await examine('Mail')).toEqual([
      expect.stringMatching(/^problem: could not be checked: .*outbox/),
      'ok: SMTP_URL is not set: enquiries appear in the admin only',
    ]);
    expect((await examine('Database'))[0]).toMatch(/^ok: /);
  });

  it('reports a current database, its clock and its backups', async () => {
    const { database, examine } = await installation();
    const store = await openDatabase(database);
    onTestFinished(() => store.close());
    const now = new Date();
    await store.clock.recordSeen(now);
    await store.backups.recordStart(new Date(now.getTime() - 9 * dayMs));
    const version = kind === 'sqlite' ? 'SQLite 3' : 'PostgreSQL 1';
    expect(await examine('Database')).toEqual([
      expect.stringMatching(new RegExp(`^ok: ${version}\\S+, can be written, has the newest schema$`)),
    ]);
    expect(await examine('Backups')).toEqual([
      kind === 'sqlite' ? 'problem: There is no good backup.' : 'warning: none has been taken yet',
    ]);

    await store.backups.record('succeeded', now);
    expect(await examine('Backups')).toEqual([
      `ok: the last one was taken at ${now.toISOString()}`,
      'warning: never verified',
    ]);
    await store.backups.record('verified', now);
    expect((await examine('Backups')).map((line) => line.split(':')[0])).toEqual(['ok', 'ok']);
    await store.backups.record('damaged', new Date(now.getTime() + 1000));
    expect((await examine('Backups'))[1]).toMatch(/^problem: damage was found on/);

    expect((await examine('Clock'))[0]).toMatch(/^ok: /);
    expect((await examine('Clock', new Date(now.getTime() - dayMs)))[0]).toMatch(/^problem: /);
    const late = new Date(now.getTime() + 60 * dayMs);
    expect((await examine('Clock', late))[0]).toMatch(/^problem: /);
    expect(await examine('Backups', late)).toEqual([
      'problem: The last good backup is 60 days old.',
      expect.stringMatching(/^problem: damage/),
    ]);
  });

  it('counts mail that could not be sent', async () => {
    const { database, examine } = await installation();
    const store = await openDatabase(database);
    onTestFinished(() => store.close());
    const enquiries = createEnquiryService({ store, onMailQueued: () => undefined });
    await sendForm(await testApp({ store, enquiries }), 'contact-messages', contact);
    const unset = 'ok: SMTP_URL is not set: enquiries appear in the admin only';
    expect(await examine('Mail')).toEqual([unset]);
    await store.outbox.claim(Date.now() + dayMs, dayMs);
    expect(await examine('Mail')).toEqual([
      'warning: 1 could not be sent yet and will be tried again',
      unset,
    ]);
  });

  it('reports a database with pending migrations, and one of a newer version', async () => {
    const { database, examine } = await installation();
    await restoreRelease('0.1.0', database);
    expect(await examine('Database')).toEqual([
      expect.stringMatching(/^warning: .*, \d+ migrations behind$/),
    ]);
    const { db, close } = openRaw(database);
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2099-01-01')`.execute(db);
    await close();
    expect(await examine('Database')).toEqual([
      expect.stringMatching(/^problem: .*, of a newer version of this program \(9999-later\)$/),
    ]);
  });
});
