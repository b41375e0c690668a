import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { databaseFile, snapshotSqlite } from '../../src/store/sqlite.ts';
import { type Clone, createClones, updatedCommits } from '../support/clones.ts';
import { freePort } from '../support/freePort.ts';
import { startCaddy, startNginx } from '../support/proxies.ts';
import { startProxyLoad, untilReady } from '../support/proxyLoad.ts';
import { startServerProcess } from '../support/serverProcess.ts';
import { startOnHeldSocket } from '../support/socketHolder.ts';
import {
  createEmptyDatabase,
  type DatabaseKind,
  openDatabase,
  type TestDatabase,
} from '../support/testDatabases.ts';

/** Minimum number of requests of each update; `UPDATE_REQUESTS=20000` sends more. */
const minRequests = Number(process.env['UPDATE_REQUESTS'] ?? 5000);

const pages = [
  '/',
  '/products',
  '/product/1',
  '/contact',
  '/search?query=relay',
  '/category/Cable%20Accessories',
  '/admin',
];

const { from, to } = updatedCommits();
let clones: Awaited<ReturnType<typeof createClones>>;

beforeAll(async () => {
  clones = await createClones(from);
});
afterAll(() => clones.remove());

async function createSite(kind: DatabaseKind) {
  const database = await createEmptyDatabase(kind);
  onTestFinished(() => database.remove());
  return {
    environment: (dataDir: string) => ({
      DATA_DIR: dataDir,
      SITE_URL: 'https://shop.example',
      TRUST_PROXY: '127.0.0.1',
      READ_RATE: '0',
      NODE_ENV: 'production',
      ...(database.databaseUrl === null ? {} : { DATABASE_URL: database.databaseUrl }),
    }),
    dataDir: database.dataDir,
    async countEnquiries() {
      const store = await openDatabase(await readableCopy(database));
      const { contact } = await store.enquiries.counts();
      await store.close();
      return contact.new;
    },
  };
}

/** A snapshot of an SQLite database, which the running server keeps to itself; PostgreSQL needs none. */
async function readableCopy(database: TestDatabase): Promise<TestDatabase> {
  if (database.databaseUrl !== null) return database;
  const dataDir = await mkdtemp(join(tmpdir(), 'elvora-snapshot-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  snapshotSqlite(database.dataDir, join(dataDir, databaseFile));
  return { ...database, dataDir };
}

/** One machine with SQLite, whose port systemd holds. */
async function startMachine() {
  const { environment, dataDir, countEnquiries } = await createSite('sqlite');
  const clone = await clones.create();
  const server = await startOnHeldSocket(environment(dataDir), clone.server);
  return {
    ports: [server.port],
    countEnquiries,
    async update() {
      await clone.update(to);
      await server.restart();
    },
  };
}

/** Two machines over one PostgreSQL that share the scripts and styles of their releases, and are updated one after the other. */
async function startMachines() {
  const { environment, dataDir, countEnquiries } = await createSite('postgres');
  const ports = [await freePort(), await freePort()];
  const start = async (clone: Clone, port: number) => {
    const shared = {
      ...environment(`${dataDir}/${port}`),
      RELEASES_DIR: `${dataDir}/shared`,
      PORT: String(port),
    };
    const server = startServerProcess(shared, { entry: clone.server });
    while (!(await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null))?.ok) await pause(20);
    return server;
  };
  const machines: { clone: Clone; port: number; server: Awaited<ReturnType<typeof start>> }[] = [];
  for (const port of ports) {
    const clone = await clones.create();
    machines.push({ clone, port, server: await start(clone, port) });
  }
  return {
    ports,
    countEnquiries,
    async update() {
      for (const machine of machines) {
        await machine.clone.update(to);
        machine.server.process.kill('SIGTERM');
        expect(await machine.server.exit()).toBe(0);
        machine.server = await start(machine.clone, machine.port);
      }
    },
  };
}

describe.each([
  ['nginx', startNginx],
  ['Caddy', startCaddy],
] as const)('npm run update behind %s', (name, startProxy) => {
  it.each([
    ['one machine', startMachine],
    ['two machines, one after the other', startMachines],
  ] as const)(`loses none of ${minRequests} pages, assets and writes on %s`, async (machines, startSite) => {
    const site = await startSite();
    const proxy = await startProxy(site.ports);
    await untilReady(proxy);
    const load = startProxyLoad(proxy, { paths: pages, pauseMs: 20 });
    const untilSent = async (count: number) => {
      while (load.total() < count) await pause(100);
    };
    await untilSent(minRequests / 4);
    await site.update();
    // Pages of the previous release continue to work.
    await untilSent(Math.max(minRequests, load.total() + minRequests / 4));
    await load.stop();
    const { pages: pageCount, assets, reads, writes } = load.sent;
    console.log(
      `${name}, ${machines}, ${from.slice(0, 8)} to ${to.slice(0, 8)}: ${load.total()} requests (${pageCount} pages, ` +
        `${assets} assets, ${reads} reads, ${writes} writes), slowest ${Math.round(load.slowestMs())} ms`,
    );
    expect(Object.fromEntries(load.failures)).toEqual({});
    expect(await site.countEnquiries()).toBe(writes);
  });
});
