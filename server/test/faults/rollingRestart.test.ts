import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { assetsOf, buildFakeSite } from '../support/fakeSite.ts';
import { startFakeS3Server } from '../support/fakeS3Server.ts';
import { freePort } from '../support/freePort.ts';
import { type ServerProcess, startServerProcess } from '../support/serverProcess.ts';
import { createEmptyDatabase, openDatabase } from '../support/testDatabases.ts';
import { seedStore } from '../support/testApp.ts';

/** Minimum number of requests; `npm run faults` sets more. */
const minRequests = Number(process.env['ROLLING_REQUESTS'] ?? 200);

/** Tries servers in turn like a proxy, skipping those that refuse or reset the connection. */
function balancer(sites: readonly string[]) {
  let turn = 0;
  return async function send(path: string): Promise<Response> {
    const first = turn++;
    for (let tries = 0; ; tries++) {
      const site = sites[(first + tries) % sites.length] ?? '';
      try {
        return await fetch(site + path);
      } catch (error) {
        if (tries === 4) throw error;
      }
    }
  };
}

async function ready(server: ServerProcess): Promise<string> {
  const site = await server.siteUrl();
  while ((await fetch(`${site}/readyz`)).status !== 200) await pause(20);
  return site;
}

it(
  'two servers over one PostgreSQL, updated one after the other under load, fail no page and no script (O84)',
  { timeout: 120_000 + minRequests * 20 },
  async () => {
    const database = await createEmptyDatabase('postgres');
    onTestFinished(() => database.remove());
    const store = await openDatabase(database);
    await seedStore(store);
    await store.close();
    const bucket = await startFakeS3Server();
    const releases = ['first', 'second', 'third'];
    for (const release of releases) await buildFakeSite(join(database.dataDir, release), release);
    const ports = [await freePort(), await freePort()];
    const start = (port: number, release: string) =>
      startServerProcess(
        {
          FAKE_SITE: join(database.dataDir, release),
          PORT: String(port),
          DATA_DIR: `${database.dataDir}/${port}`,
          DATABASE_URL: database.databaseUrl ?? '',
          MEDIA_URL: bucket.url,
          READ_RATE: '0',
        },
        { entry: 'fakeSite' },
      );
    const servers = new Map(ports.map((port) => [port, start(port, 'first')]));
    const sites = await Promise.all([...servers.values()].map(ready));
    const send = balancer(sites.map((_site, index) => `http://127.0.0.1:${ports[index]}`));

    const statuses = new Map<number | string, number>();
    const seenAssets = new Set<string>();
    const read = async (path: string): Promise<string> => {
      const [outcome, text] = await send(path).then(
        async (response) => [response.status, await response.text()] as const,
        (error: unknown) => [`${path}: ${String(error)}`, ''] as const,
      );
      statuses.set(outcome, (statuses.get(outcome) ?? 0) + 1);
      return text;
    };
    const stopped = new AbortController();
    const load = Array.from({ length: 8 }, async (_value, client) => {
      for (let count = 0; !stopped.signal.aborted; count++) {
        await read(`/backend/products?limit=5&offset=${(count + client) % 50}`);
        // The page comes from one server and its files from both.
        for (const asset of assetsOf(await read(count % 5 === 0 ? '/admin' : '/'))) {
          seenAssets.add(asset);
          await read(asset);
        }
      }
    });
    for (let round = 1; round < releases.length || (statuses.get(200) ?? 0) < minRequests; round++) {
      for (const [port, server] of servers) {
        await pause(500);
        server.process.kill('SIGTERM');
        expect(await server.exit()).toBe(0);
        const next = start(port, releases[round % releases.length] ?? '');
        servers.set(port, next);
        await ready(next);
      }
    }
    await pause(500);
    stopped.abort();
    await Promise.all(load);
    // Tabs of all releases are still open.
    expect(seenAssets.size).toBe(releases.length * 4);
    for (const asset of [...seenAssets, ...seenAssets]) await read(asset);
    expect(Object.fromEntries(statuses)).toEqual({ 200: expect.any(Number) });
    expect(statuses.get(200)).toBeGreaterThan(minRequests);
  },
);
