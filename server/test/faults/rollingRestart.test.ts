import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from '../support/freePort.ts';
import { type ServerProcess, startServerProcess } from '../support/serverProcess.ts';
import { createEmptyDatabase, openDatabase } from '../support/testDatabases.ts';
import { seedStore } from '../support/testApp.ts';

/** Minimum number of requests; `npm run faults` sets more. */
const least = Number(process.env['ROLLING_REQUESTS'] ?? 200);

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
  'two servers over one PostgreSQL, restarted one after the other under load, fail nobody (O84)',
  { timeout: 120_000 + least * 20 },
  async () => {
    const database = await createEmptyDatabase('postgres');
    onTestFinished(() => database.remove());
    const store = await openDatabase(database);
    await seedStore(store);
    await store.close();
    const ports = [await freePort(), await freePort()];
    const start = (port: number) =>
      startServerProcess({
        PORT: String(port),
        DATA_DIR: `${database.dataDir}/${port}`,
        DATABASE_URL: database.databaseUrl ?? '',
      });
    const servers = new Map(ports.map((port) => [port, start(port)]));
    const sites = await Promise.all([...servers.values()].map(ready));
    const send = balancer(sites.map((_site, index) => `http://127.0.0.1:${ports[index]}`));

    const statuses = new Map<number | string, number>();
    const stopped = new AbortController();
    const load = Array.from({ length: 8 }, async (_value, client) => {
      for (let count = 0; !stopped.signal.aborted; count++) {
        const path = ['/backend/categories', `/backend/products?limit=5&offset=${(count + client) % 50}`][
          count % 2
        ];
        const outcome = await send(path ?? '').then(
          async (response) => {
            await response.arrayBuffer();
            return response.status;
          },
          (error: unknown) => String(error),
        );
        statuses.set(outcome, (statuses.get(outcome) ?? 0) + 1);
      }
    });
    do {
      for (const [port, server] of servers) {
        await pause(500);
        server.process.kill('SIGTERM');
        expect(await server.exit()).toBe(0);
        const next = start(port);
        servers.set(port, next);
        await ready(next);
      }
    } while ((statuses.get(200) ?? 0) < least);
    await pause(500);
    stopped.abort();
    await Promise.all(load);
    expect(Object.fromEntries(statuses)).toEqual({ 200: expect.any(Number) });
    expect(statuses.get(200)).toBeGreaterThan(least);
  },
);
