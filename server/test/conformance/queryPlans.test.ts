import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { databaseFile } from '../../src/store/sqlite.ts';
import type { Store } from '../../src/store/index.ts';
import {
  createTestDatabase,
  databaseKinds,
  openDatabase,
  type TestDatabase,
} from '../support/testDatabases.ts';

/** Tables that grow with the catalogue, its history or enquiries. */
const large = ['products', 'product_search', 'product_pictures', 'pictures', 'changes', 'enquiries'];
/** Tables that are large in this test. */
const filled = ['products', 'product_search'];

/** Enough rows that no query planner prefers a full scan. */
const grown = [
  `insert into products (id, category_id, category_name, name, slug, description, keyword, bestseller, trending,
     version, created_at)
   with recursive numbers (i) as (select 1 union all select i + 1 from numbers where i < 20000)
   select i, null, '', 'Product ' || i, 'product-' || i, '', '', case when i % 500 = 0 then 1 else 0 end,
     case when i % 500 = 1 then 1 else 0 end, 1, '' from numbers`,
  `insert into product_search (product_id, codes, name, keyword, description, cells)
   select id, '', 'product ' || id, 'relay', '', 'made of brass, tested to a standard, number ' || id from products`,
];

/** Frequent queries of pages, lists and searches. */
const hotQueries: readonly [string, (store: Store) => Promise<unknown>][] = [
  ['a product', (store) => store.products({ id: 7 })],
  ['products of a slug', (store) => store.products({ slug: 'product-7' })],
  ['products of a category', (store) => store.products({ categoryIds: [1, 2] })],
  ['best sellers', (store) => store.products({ isBestseller: true })],
  ['trending products', (store) => store.products({ isTrending: true })],
  ['a page of all', (store) => store.productPage({ limit: 20, offset: 40 })],
  ['what follows a product', (store) => store.productPage({ limit: 20, after: 9000 })],
  ['the newest', (store) => store.productPage({ limit: 20, order: 'newest' })],
  ['a page by name', (store) => store.productPage({ limit: 20, offset: 40, order: 'name' })],
  ['a page of a flag', (store) => store.productPage({ limit: 20, isBestseller: true, order: 'newest' })],
  ['a page of a category', (store) => store.productPage({ limit: 20, categoryIds: [1, 2] })],
  ['few finds', (store) => store.productPage({ search: 'product 1999', limit: 20 })],
  ['many finds', (store) => store.productPage({ search: '199', limit: 20 })],
  ['few finds by name', (store) => store.productPage({ search: '1999', limit: 20, order: 'name' })],
  ['no finds', (store) => store.productPage({ search: 'nothing of the kind', limit: 20 })],
  ['counts of flags', (store) => store.countProducts({ isTrending: true })],
  ['pictures', (store) => store.pictures(['a.jpg', 'b.jpg'])],
  ['a history', (store) => store.changes('product', 7)],
  ['an enquiry', (store) => store.enquiries.find(7)],
  ['a page of enquiries', (store) => store.enquiries.page({ limit: 20, offset: 0 })],
  ['a session', (store) => store.staff.findSession('x')],
];

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Cond'?: string;
  'Recheck Cond'?: string;
  Plans?: PlanNode[];
}

/** Query plans of the statements executed by a function. */
interface Observer {
  /** Plan steps that scan a large table. */
  fullReads(read: () => Promise<unknown>): Promise<string[]>;
  close(): Promise<void>;
}

async function postgresObserver(databaseUrl: string): Promise<Observer> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  for (const statement of grown) await client.query(statement);
  await client.query('vacuum analyze');
  // With sequential scans disabled, small tables are scanned only without a usable index.
  await client.query('set enable_seqscan = off');
  /** A scan below a limit stops after the page, unless the rows are sorted first. */
  const fullReadsOf = (node: PlanNode, isLimited: boolean): string[] => {
    const { 'Node Type': type, 'Relation Name': table = '', Plans = [] } = node;
    const condition = node['Index Cond'] ?? node['Recheck Cond'] ?? '(deleted_at IS NULL)';
    const isChosen = condition !== '(deleted_at IS NULL)';
    const isWalked =
      ['Index Scan', 'Bitmap Heap Scan'].includes(type) &&
      filled.includes(table) &&
      !isChosen &&
      (table === 'product_search' || !isLimited);
    const isWhole = isWalked || (type === 'Seq Scan' && large.includes(table));
    const isPaged = type === 'Limit' || (isLimited && type !== 'Sort');
    return [
      ...(isWhole ? [`${type} of ${table}`] : []),
      ...Plans.flatMap((below) => fullReadsOf(below, isPaged)),
    ];
  };
  return {
    async fullReads(read) {
      const queries = vi.spyOn(pg.Client.prototype, 'query');
      await read();
      const executed = queries.mock.calls.flatMap(([text, values]: readonly unknown[]) =>
        typeof text === 'string' ? [{ text, values: Array.isArray(values) ? values : [] }] : [],
      );
      queries.mockRestore();
      const rows: { 'QUERY PLAN': { Plan: PlanNode }[] }[] = [];
      for (const { text, values } of executed) {
        if (!/^\s*select/i.test(text)) continue;
        rows.push(...(await client.query(`explain (format json) ${text}`, values)).rows);
      }
      expect(rows.length).toBeGreaterThan(0);
      return rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => fullReadsOf(Plan, false)));
    },
    close: () => client.end(),
  };
}

async function sqliteObserver(dataDir: string): Promise<Observer> {
  const connection = new DatabaseSync(join(dataDir, databaseFile));
  for (const statement of grown) connection.exec(statement);
  /** A scan in index order stops after the page; a full-text table returns only matches. */
  const isWhole = (step: string) =>
    large.some((table) => new RegExp(`^SCAN ${table}\\b(?! USING INDEX)`).test(step)) ||
    filled.some((table) => new RegExp(`^SCAN ${table}\\b`).test(step)) ||
    /^SCAN product_(text|codes) .*:$/.test(step);
  return {
    async fullReads(read) {
      const prepared = vi.spyOn(DatabaseSync.prototype, 'prepare');
      await read();
      const texts = prepared.mock.calls.map(([text]) => text);
      prepared.mockRestore();
      expect(texts.length).toBeGreaterThan(0);
      return texts
        .flatMap((text) => connection.prepare(`explain query plan ${text}`).all())
        .map(({ detail }) => String(detail))
        .filter(isWhole);
    },
    close: async () => connection.close(),
  };
}

describe.each(databaseKinds)('on %s, in a catalogue of 20,000 products', (kind) => {
  let database: TestDatabase;
  let observer: Observer;

  beforeAll(async () => {
    database = await createTestDatabase(kind, { hasTables: true });
    const { dataDir, databaseUrl } = database;
    observer = await (databaseUrl === null ? sqliteObserver(dataDir) : postgresObserver(databaseUrl));
  });
  afterAll(async () => {
    await observer.close();
    await database.remove();
  });

  it.each(hotQueries)('%s: uses an index instead of scanning a large table', async (_what, read) => {
    // A new store has no prepared statements yet.
    const store = await openDatabase(database);
    onTestFinished(() => store.close());
    expect(await observer.fullReads(() => read(store))).toEqual([]);
  });
});
