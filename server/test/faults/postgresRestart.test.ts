import { randomInt, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { contact } from '../support/forms.ts';
import { startPostgres } from '../support/postgresServer.ts';
import { startServerProcess } from '../support/serverProcess.ts';
import { openDatabase } from '../support/testDatabases.ts';
import { newCategory } from '../support/newEntries.ts';

/** Maximum time to recover after the database is back. */
const recoveryMs = 10_000;
/** Allows for creating, stopping and starting a cluster and a server on a busy machine. */
const timeout = 90_000;

it(
  'PostgreSQL restarted under load: 503 meanwhile, served again in 10 seconds, nothing lost (O88)',
  { timeout },
  async () => {
    const postgres = await startPostgres();
    onTestFinished(() => postgres.remove());
    await postgres.createDatabase('elvora');
    const databaseUrl = `${postgres.url}/elvora`;
    const database = {
      dataDir: join(postgres.folder, 'data'),
      databaseUrl,
      remove: async () => undefined,
    };
    const store = await openDatabase(database);
    await store.write((writer) => writer.insertCategory(newCategory()));
    await store.close();
    const server = startServerProcess({
      DATA_DIR: database.dataDir,
      DATABASE_URL: databaseUrl,
      TRUST_PROXY: '127.0.0.1',
      LOG_LEVEL: 'silent',
    });
    const site = await server.siteUrl();

    const heard = new Set<string>();
    const statuses = new Map<number, number>();
    const enough = new AbortController();
    const load = Array.from({ length: 6 }, async () => {
      while (!enough.signal.aborted) {
        const id = randomUUID();
        const { status } = await fetch(`${site}/backend/enquiries/contact-messages`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'x-forwarded-for': `10.${randomInt(250)}.${randomInt(250)}.${randomInt(250)}`,
          },
          body: JSON.stringify({ ...contact, email: `${id}@example.in` }),
        });
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (status === 201) heard.add(`${id}@example.in`);
      }
    });
    await pause(1000);
    await postgres.stop();
    await pause(1000);
    await postgres.start();
    const back = performance.now();
    while ((await fetch(`${site}/readyz`)).status !== 200) await pause(50);
    expect(performance.now() - back).toBeLessThan(recoveryMs);
    const before = heard.size;
    while (heard.size < before + 20 && performance.now() - back < recoveryMs) await pause(50);
    expect(heard.size).toBeGreaterThanOrEqual(before + 20);
    enough.abort();
    await Promise.all(load);
    expect([...statuses.keys()].filter((status) => status !== 201 && status !== 503)).toEqual([]);

    const again = await openDatabase(database);
    const kept = new Set<string>();
    for (let offset = 0; ; offset += 200) {
      const rows = await again.enquiries.page({ limit: 200, offset });
      for (const { email } of rows) kept.add(email);
      if (rows.length === 0) break;
    }
    await again.close();
    expect([...heard].filter((email) => !kept.has(email))).toEqual([]);
  },
);
