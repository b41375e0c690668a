// `npm run upgrade:large`: lets the database of each recorded release grow to 50,000 products, migrates it, and prints how long
// every migration and the first search take. `-- --products 5000` for another size.
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { openStore } from '../../src/store/index.ts';
import { describeMigration, migrate } from '../../src/store/migrate.ts';
import { openPostgresWithoutTimeouts } from '../../src/store/postgres.ts';
import { type OpenDatabase, openSqlite } from '../../src/store/sqlite.ts';
import { startPostgres } from '../support/postgresServer.ts';
import { growRelease } from './growRelease.ts';
import { releases, restoreRelease } from './releaseFixtures.ts';

const { values } = parseArgs({ options: { products: { type: 'string', default: '50000' } } });
const products = Number(values.products);

const print = (line: string) => void process.stdout.write(`${line}\n`);
const secondsSince = (began: number) => `${((performance.now() - began) / 1000).toFixed(1)} s`.padStart(8);

async function timed<Result>(label: string, action: () => Promise<Result>): Promise<Result> {
  const began = performance.now();
  const result = await action();
  print(`${secondsSince(began)}  ${label}`);
  return result;
}

/** Prints each migration when the next one begins. */
async function migrateTimed(opened: OpenDatabase): Promise<void> {
  let began = performance.now();
  let running: string | null = null;
  const finish = () => {
    if (running !== null) print(`${secondsSince(began)}  ${running}`);
    began = performance.now();
  };
  await migrate(opened, (migration) => {
    finish();
    running = describeMigration(migration);
  });
  finish();
}

async function upgrade(release: string, database: { dataDir: string; databaseUrl: string | null }) {
  const { dataDir, databaseUrl } = database;
  print(`\nRelease ${release} on ${databaseUrl === null ? 'SQLite' : 'PostgreSQL'}`);
  await restoreRelease(release, database);
  const opened = databaseUrl === null ? openSqlite(dataDir) : openPostgresWithoutTimeouts(databaseUrl);
  try {
    await timed(`grown to ${products} products`, () => growRelease(opened, products));
    await timed('all migrations', () => migrateTimed(opened));
  } finally {
    await opened.close();
  }
  const store = await timed('opened', () => openStore({ ...database, logger: pino({ level: 'silent' }) }));
  try {
    const count = await store.countProducts({});
    const found = await timed('searched', () => store.productPage({ search: 'contactor', limit: 10 }));
    print(`${count} products, ${found.total} hits`);
    if (count < products || found.total === 0) throw new Error('Products were lost.');
  } finally {
    await store.close();
  }
}

const server = await startPostgres();
try {
  for (const [index, release] of releases.entries()) {
    const dataDir = join(server.folder, `sqlite-${index}`);
    await mkdir(dataDir);
    await upgrade(release, { dataDir, databaseUrl: null });
    await rm(dataDir, { recursive: true });
    await server.createDatabase(`release_${index}`);
    await upgrade(release, { dataDir, databaseUrl: `${server.url}/release_${index}` });
  }
} finally {
  await server.remove();
}
