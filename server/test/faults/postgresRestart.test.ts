import { randomInt, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { contact } from '../support/forms.ts';
import { startPostgres } from '../support/postgresServer.ts';
import { isSiteBuilt, startServerProcess } from '../support/serverProcess.ts';
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

    const accepted = new Set<string>();
    const statuses = new Map<number, number>();
    const stop = new AbortController();
    const load = Array.from({ length: 6 }, async () => {
      while (!stop.signal.aborted) {
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
        if (status === 201) accepted.add(`${id}@example.in`);
      }
    });
    await pause(1000);
    await postgres.stop();
    await pause(1000);
    await postgres.start();
    const restartedAt = performance.now();
    while ((await fetch(`${site}/readyz`)).status !== 200) await pause(50);
    expect(performance.now() - restartedAt).toBeLessThan(recoveryMs);
    const before = accepted.size;
    while (accepted.size < before + 20 && performance.now() - restartedAt < recoveryMs) await pause(50);
    expect(accepted.size).toBeGreaterThanOrEqual(before + 20);
    stop.abort();
    await Promise.all(load);
    expect([...statuses.keys()].filter((status) => status !== 201 && status !== 503)).toEqual([]);

    const again = await openDatabase(database);
    const stored = new Set<string>();
    for (let offset = 0; ; offset += 200) {
      const rows = await again.enquiries.page({ limit: 200, offset });
      for (const { email } of rows) stored.add(email);
      if (rows.length === 0) break;
    }
    await again.close();
    expect([...accepted].filter((email) => !stored.has(email))).toEqual([]);
  },
);

it.runIf(isSiteBuilt)(
  'PostgreSQL lost while browsing and sending: cached pages are served, others are 503, and no form is lost',
  { timeout },
  async () => {
    const postgres = await startPostgres();
    onTestFinished(() => postgres.remove());
    await postgres.createDatabase('elvora');
    const databaseUrl = `${postgres.url}/elvora`;
    const dataDir = join(postgres.folder, 'data');
    const store = await openDatabase({ dataDir, databaseUrl, remove: async () => undefined });
    await store.write((writer) => writer.insertCategory(newCategory({ name: 'Relays' })));
    await store.close();
    const server = startServerProcess(
      { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent' },
      { entry: 'site' },
    );
    const site = await server.siteUrl();
    const status = async (path: string): Promise<number> => {
      const response = await fetch(`${site}${path}`);
      await response.arrayBuffer();
      return response.status;
    };
    const cached = ['/', '/category/Relays', '/backend/categories'];
    for (const path of cached) while ((await status(path)) !== 200) await pause(100);
    await postgres.stop();
    // The listener notices within seconds; until then the pages are not stale.
    while ((await fetch(`${site}/`)).headers.get('cache-status') === null) await pause(100);
    const seen = new Set<number>();
    let slowestMs = 0;
    for (let round = 0; round < 20; round++) {
      for (const path of cached) {
        const began = performance.now();
        seen.add(await status(path));
        slowestMs = Math.max(slowestMs, performance.now() - began);
      }
    }
    expect([...seen]).toEqual([200]);
    const other = await fetch(`${site}/products?page=7`);
    expect([other.status, other.headers.has('retry-after')]).toEqual([503, true]);
    const form = await fetch(`${site}/contact`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ email: 'rohit@company.example', message: 'Twelve relays, please.' }),
    });
    expect(form.status).toBe(503);
    expect(await form.text()).toContain('Twelve relays, please.');
    console.log(`lost PostgreSQL: slowest cached read ${Math.round(slowestMs)} ms`);
    await postgres.start();
    const restartedAt = performance.now();
    while ((await status('/products?page=1')) !== 200) await pause(50);
    expect(performance.now() - restartedAt).toBeLessThan(recoveryMs);
  },
);
