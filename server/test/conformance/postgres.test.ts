import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { openStore, type Store } from '../../src/store/index.ts';
import {
  createEmptyDatabase,
  openDatabase,
  silentLogger,
  type TestDatabase,
} from '../support/testDatabases.ts';
import { seedStore, testApp } from '../support/testApp.ts';

/** Time for the listener to connect. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 300));

describe('PostgreSQL', () => {
  let database: TestDatabase;
  let store: Store;
  let app: FastifyInstance;
  let other: pg.Client;

  beforeAll(async () => {
    database = await createEmptyDatabase('postgres');
    store = await openDatabase(database);
    await seedStore(store);
    app = await testApp({ store });
    other = new pg.Client(database.databaseUrl ?? '');
    await other.connect();
  });
  afterAll(async () => {
    await other.end();
    await app.close();
    await store.close();
    await database.remove();
  });

  it('responds with 503 to a query slower than 5 seconds, without blocking others (O87)', async () => {
    await app.inject('/backend/categories');
    await other.query('begin');
    await other.query('lock table products');
    const began = performance.now();
    const slow = app.inject('/backend/products?case=get_product_trending');
    expect((await app.inject('/backend/site/media')).statusCode).toBe(200);
    expect((await app.inject('/readyz')).statusCode).toBe(200);
    expect(performance.now() - began).toBeLessThan(2000);
    const response = await slow;
    await other.query('rollback');
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBeDefined();
    expect(performance.now() - began).toBeLessThan(8000);
    expect((await app.inject('/backend/products?case=get_product_trending')).statusCode).toBe(200);
  });

  it('replaces broken connections without a restart (O88)', async () => {
    await Promise.all(Array.from({ length: 20 }, () => app.inject('/backend/products?limit=3')));
    await other.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    const statuses: number[] = [];
    for (let tries = 0; tries < 20 && statuses.at(-1) !== 200; tries++) {
      statuses.push((await app.inject(`/backend/products?limit=2&offset=${tries}`)).statusCode);
    }
    expect(statuses.at(-1)).toBe(200);
    for (const status of statuses) expect([200, 503]).toContain(status);
  });

  it('notifies every process of a change without polling', async () => {
    const neighbour = await openDatabase(database);
    onTestFinished(() => neighbour.close());
    const change = () => store.write(async () => undefined);
    await change();
    const before = await store.catalogueVersion();
    await settled();
    await vi.waitFor(async () => expect(await neighbour.catalogueVersion()).toBe(before));
    await change();
    await vi.waitFor(async () => expect(await neighbour.catalogueVersion()).toBe(before + 1), {
      timeout: 1000,
    });
    // Queries are impossible now; the notified version suffices.
    await other.query('begin');
    await other.query('lock table meta');
    const began = performance.now();
    for (let times = 0; times < 100; times++) expect(await neighbour.catalogueVersion()).toBe(before + 1);
    expect(performance.now() - began).toBeLessThan(200);
    await other.query('rollback');
  });

  it('queries the version while the listener is disconnected, and reconnects', async () => {
    const neighbour = await openDatabase(database);
    onTestFinished(() => neighbour.close());
    await settled();
    const before = await neighbour.catalogueVersion();
    const listeners = () =>
      other.query<{ pid: number }>(
        "select pid from pg_stat_activity where datname = current_database() and query ilike '%catalogue_version%' and pid <> pg_backend_pid()",
      );
    for (const { pid } of (await listeners()).rows)
      await other.query('select pg_terminate_backend($1)', [pid]);
    await vi.waitFor(async () => {
      await store.write(async () => undefined);
      expect(await neighbour.catalogueVersion()).toBe(await store.catalogueVersion());
    });
    expect(await neighbour.catalogueVersion()).toBeGreaterThan(before);
    await vi.waitFor(async () => expect((await listeners()).rows.length).toBeGreaterThan(0), {
      timeout: 5000,
    });
    await store.write(async () => undefined);
    const latest = await store.catalogueVersion();
    await vi.waitFor(async () => expect(await neighbour.catalogueVersion()).toBe(latest));
  });

  it('serialises the migrations of several processes', async () => {
    const empty = await createEmptyDatabase('postgres');
    const stores = await Promise.all(Array.from({ length: 4 }, () => openDatabase(empty)));
    expect(await Promise.all(stores.map((one) => one.catalogueVersion()))).toEqual([0, 0, 0, 0]);
    await Promise.all(stores.map((one) => one.close()));
    await empty.remove();
  });
});

describe('migrations of PostgreSQL', () => {
  /** An empty database that runs `statements` after every change of its schema. */
  async function watchedDatabase(statements: string) {
    const database = await createEmptyDatabase('postgres');
    onTestFinished(() => database.remove());
    const client = new pg.Client({ connectionString: database.databaseUrl ?? '' });
    await client.connect();
    onTestFinished(() => client.end());
    await client.query(`create schema watch; create table watch.seen (timeout text);
      create function watch.note() returns event_trigger language plpgsql as $$ begin ${statements} end $$;
      create event trigger note on ddl_command_end when tag in ('CREATE TABLE', 'ALTER TABLE', 'CREATE INDEX')
        execute function watch.note()`);
    return { database, client };
  }

  it('run without a time limit, and report each step', async () => {
    const { database, client } = await watchedDatabase(
      "insert into watch.seen values (current_setting('statement_timeout'));",
    );
    const steps: string[] = [];
    const onMigration = (step: { name: string; position: number; count: number }) =>
      steps.push(`${step.name} ${step.position}/${step.count}`);
    await (await openStore({ ...database, logger: silentLogger, onMigration })).close();
    const { rows } = await client.query('select distinct timeout from watch.seen');
    expect(rows).toEqual([{ timeout: '0' }]);
    expect(steps[0]).toBe(`0001-catalogue 1/${steps.length}`);
    expect(steps.at(-1)).toMatch(new RegExp(` ${steps.length}/${steps.length}$`));
  });

  it('report the migration and the cause when one fails', async () => {
    const { database } = await watchedDatabase(
      "if to_regclass('public.enquiries') is not null then raise exception 'no space left'; end if;",
    );
    await expect(openStore({ ...database, logger: silentLogger })).rejects.toThrow(
      /^The database could not be migrated \(0005-enquiries\): no space left$/,
    );
  });
});
