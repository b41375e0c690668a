import { createHash } from 'node:crypto';
import { readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { connect } from 'node:http2';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, describe, expect, it, onTestFinished } from 'vitest';
import type { Store } from '../../src/store/index.ts';
import { databaseFile, openSqliteFile } from '../../src/store/sqlite.ts';
import { buildFakeSite } from '../support/fakeSite.ts';
import { freePort } from '../support/freePort.ts';
import { startCaddy, startNginx } from '../support/proxies.ts';
import { send, startProxyLoad, untilReady } from '../support/proxyLoad.ts';
import { startOnHeldSocket } from '../support/socketHolder.ts';
import { startServerProcess } from '../support/serverProcess.ts';
import { seedStore } from '../support/testApp.ts';
import { createEmptyDatabase, openDatabase } from '../support/testDatabases.ts';
import { testedProxyFiles, type TestedRecord } from '../support/testedProxyFiles.ts';

/** Minimum number of requests of each proxy; `PROXY_REQUESTS=10000` sends more. */
const minRequests = Number(process.env['PROXY_REQUESTS'] ?? 2000);

/** Generous, for busy machines. */
const timeout = 300_000 + minRequests * 60;

/** One server over SQLite on a socket that systemd holds; an update points `current` to another release and restarts it. */
async function startMachine(releases: readonly string[]) {
  const database = await createEmptyDatabase('sqlite');
  onTestFinished(() => database.remove());
  const store = await openDatabase(database);
  await seedStore(store);
  await store.close();
  const current = join(database.dataDir, 'current');
  const switchTo = async (release: string) => {
    await rm(current, { force: true });
    await symlink(release, current);
  };
  for (const release of releases) await buildFakeSite(join(database.dataDir, release), release);
  await switchTo(releases[0] ?? '');
  const server = await startOnHeldSocket(
    {
      FAKE_SITE: current,
      DATA_DIR: database.dataDir,
      SITE_URL: 'https://shop.example',
      TRUST_PROXY: '127.0.0.1',
      READ_RATE: '0',
    },
    'fakeSite',
  );
  return {
    ports: [server.port],
    async update(release: string) {
      await switchTo(release);
      await server.restart();
      // All requests wait while it restarts.
      await pause(5000);
    },
    async countEnquiries() {
      const { db, close } = openSqliteFile(join(database.dataDir, databaseFile), { readOnly: true });
      const rows = await db.selectFrom('enquiries').select('id').execute();
      await close();
      return rows.length;
    },
  };
}

/** Two servers over one PostgreSQL that share their releases. */
async function startServers(releases: readonly string[]) {
  const database = await createEmptyDatabase('postgres');
  onTestFinished(() => database.remove());
  const store = await openDatabase(database);
  await seedStore(store);
  await store.close();
  for (const release of releases) await buildFakeSite(join(database.dataDir, release), release);
  const ports = [await freePort(), await freePort()];
  const start = async (port: number, release: string) => {
    const server = startServerProcess(
      {
        FAKE_SITE: join(database.dataDir, release),
        PORT: String(port),
        DATA_DIR: `${database.dataDir}/${port}`,
        RELEASES_DIR: `${database.dataDir}/shared`,
        DATABASE_URL: database.databaseUrl ?? '',
        SITE_URL: 'https://shop.example',
        TRUST_PROXY: '127.0.0.1',
        READ_RATE: '0',
      },
      { entry: 'fakeSite' },
    );
    while (!(await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null))?.ok) await pause(20);
    return server;
  };
  async function readStore<T>(read: (store: Store) => Promise<T>): Promise<T> {
    const opened = await openDatabase(database);
    try {
      return await read(opened);
    } finally {
      await opened.close();
    }
  }
  const servers = new Map<number, Awaited<ReturnType<typeof start>>>();
  for (const port of ports) servers.set(port, await start(port, releases[0] ?? ''));
  return {
    ports,
    /** Replaces one server after the other. */
    async update(release: string) {
      for (const port of ports) {
        const server = servers.get(port);
        server?.process.kill('SIGTERM');
        expect(await server?.exit()).toBe(0);
        servers.set(port, await start(port, release));
        await pause(300);
      }
    },
    countEnquiries: () => readStore(async ({ enquiries }) => (await enquiries.counts()).contact.new),
    /** Address that the last sign-in came from, as the servers saw it. */
    lastSource: () =>
      readStore(async ({ auditLog }) => (await auditLog.page({ before: null, limit: 1 }))[0]?.source),
  };
}

let hasFailed = false;
afterEach(({ task }) => {
  hasFailed ||= task.result?.state !== 'pass';
});
/** Files whose rolling update has been tried. */
const passed = new Set<string>();

describe.each([
  ['nginx.conf', startNginx],
  ['Caddyfile', startCaddy],
] as const)('deploy/%s', (file, startProxy) => {
  it('forwards requests, and replaces forwarded headers sent by visitors', async () => {
    const servers = await startServers(['first']);
    const proxy = await startProxy(servers.ports);
    await untilReady(proxy);

    const redirect = await send(proxy, { path: '/contact?a=1' }, true);
    expect([301, 308]).toContain(redirect.status);
    expect(redirect.headers.location).toMatch(/^https:\/\/shop\.example(:\d+)?\/contact\?a=1$/);
    const forged = await send(proxy, { path: '/contact', headers: { host: 'other.example' } }, true);
    if (proxy.name === 'nginx') expect(forged.headers.location).toBe('https://shop.example/contact');

    const page = await send(proxy, { path: '/backend/products', headers: { 'accept-encoding': 'br' } });
    expect(page).toMatchObject({ status: 200, headers: { 'content-encoding': 'br' } });
    expect(page.headers['strict-transport-security']).toMatch(/max-age/);
    const spoofed = { 'x-forwarded-for': '10.9.9.9', 'x-forwarded-proto': 'http' };
    const signIn = await send(proxy, {
      path: '/backend/staff/session',
      method: 'POST',
      from: '127.0.0.6',
      headers: { ...spoofed, 'content-type': 'application/json' },
      body: JSON.stringify({ userName: 'admin', password: 'wrong password' }),
    });
    expect(signIn.status).toBe(401);
    expect(await servers.lastSource()).toBe('127.0.0.6');

    const session = connect(`https://127.0.0.1:${proxy.port}`, {
      rejectUnauthorized: false,
      servername: 'shop.example',
    });
    await new Promise((resolve, reject) => session.once('connect', resolve).once('error', reject));
    expect(session.alpnProtocol).toBe('h2');
    session.close();
  });

  const sites = [
    ['both servers are', startServers],
    ['one machine is', startMachine],
  ] as const;

  it.each(sites)(
    `loses none of ${minRequests} pages, assets and writes while %s updated`,
    { timeout },
    async (updated, startSite) => {
      const releases = ['first', 'second', 'third'];
      const servers = await startSite(releases);
      const proxy = await startProxy(servers.ports);
      await untilReady(proxy);

      const load = startProxyLoad(proxy, { paths: ['/admin', '/', '/', '/'] });
      for (let round = 1; round < releases.length || load.total() < minRequests; round++) {
        await servers.update(releases[round % releases.length] ?? '');
      }
      await load.stop();
      console.log(
        `${file}, ${updated} updated: ${load.total()} requests, of which ${load.sent.writes} writes`,
      );
      expect(Object.fromEntries(load.failures)).toEqual({});
      expect(await servers.countEnquiries()).toBe(load.sent.writes);
      passed.add(file);
    },
  );
});

it('nginx limits the requests of one address, and shows metrics only to this machine', async () => {
  const { ports } = await startServers(['first']);
  const proxy = await startNginx(ports);
  await untilReady(proxy);
  expect((await send(proxy, { path: '/metrics', from: '127.0.0.9' })).status).toBe(403);
  expect((await send(proxy, { path: '/metrics' })).status).toBe(401);
  const flood = await Promise.all(
    Array.from({ length: 40 }, async () => {
      const seen: number[] = [];
      for (let count = 0; count < 30; count++)
        seen.push((await send(proxy, { path: '/', from: '127.0.0.8' })).status);
      return seen;
    }),
  );
  expect(new Set(flood.flat())).toEqual(new Set([200, 429]));
  expect((await send(proxy, { path: '/', from: '127.0.0.7' })).status).toBe(200);
});

/** Records the files, so that `npm test` notices a change that has not been tried. */
afterAll(async () => {
  if (hasFailed || passed.size < 2) return;
  const record: TestedRecord = {};
  for (const { name, url } of testedProxyFiles) {
    record[name] = createHash('sha256')
      .update(await readFile(url))
      .digest('hex');
  }
  await writeFile(
    new URL('../../../deploy/tried.json', import.meta.url),
    `${JSON.stringify(record, null, 2)}\n`,
  );
});
