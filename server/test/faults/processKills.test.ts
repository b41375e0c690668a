import { randomInt, randomUUID } from 'node:crypto';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { quote } from '../support/forms.ts';
import { startServerProcess } from '../support/serverProcess.ts';
import {
  createEmptyDatabase,
  type DatabaseKind,
  databaseKinds,
  openDatabase,
  type TestDatabase,
} from '../support/testDatabases.ts';
import { newCategory } from '../support/newEntries.ts';

/** Number of kills; `npm run faults` sets more. */
const rounds = Number(process.env['FAULT_ROUNDS'] ?? 2);

/**
 * Prints the progress of a long run, which adds up with earlier runs, so that an interrupted one
 * can continue.
 */
function report(
  what: string,
  { round, since, confirmed }: { round: number; since: number; confirmed: number },
): void {
  if (round % 25 > 0 && round < rounds) return;
  const perRound = (performance.now() - since) / round / 1000;
  console.log(
    `${what}: ${round} of ${rounds} kills, ${confirmed} confirmed, none lost, ${perRound.toFixed(1)} s each`,
  );
}

/** Submits quotes from changing addresses until aborted; collects the confirmed references. */
async function sendUntil(site: string, heard: Map<string, string>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
    const idempotencyKey = randomUUID();
    try {
      const response = await fetch(`${site}/backend/enquiries/quotes`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': address,
          'idempotency-key': idempotencyKey,
        },
        body: JSON.stringify({ ...quote, email: `${idempotencyKey}@example.in` }),
      });
      const { data } = (await response.json()) as { data: { reference: string } };
      if (response.status === 201) heard.set(idempotencyKey, data.reference);
    } catch {
      // Killed before it responded, so nothing was confirmed.
      return;
    }
  }
}

async function storedProducts(database: TestDatabase): Promise<Map<string, string>> {
  const store = await openDatabase(database);
  const kept = new Map<string, string>();
  for (let offset = 0; ; offset += 200) {
    const rows = await store.enquiries.page({ limit: 200, offset });
    for (const { email, reference } of rows) kept.set(email.replace('@example.in', ''), reference);
    if (rows.length === 0) break;
  }
  await store.close();
  return kept;
}

async function databaseWithCategory(kind: DatabaseKind) {
  const database = await createEmptyDatabase(kind);
  onTestFinished(() => database.remove());
  const store = await openDatabase(database);
  await store.write((writer) => writer.insertCategory(newCategory()));
  await store.close();
  return database;
}

describe.each(databaseKinds)('the server on %s, killed at random times', (kind) => {
  it(
    'loses and duplicates no enquiry confirmed with 201 (O48, O53)',
    { timeout: 60_000 + rounds * 10_000 },
    async () => {
      const database = await databaseWithCategory(kind);
      const heard = new Map<string, string>();
      const since = performance.now();
      for (let round = 0; round < rounds; round++) {
        const server = startServerProcess({
          DATA_DIR: database.dataDir,
          TRUST_PROXY: '127.0.0.1',
          ...(database.databaseUrl === null ? {} : { DATABASE_URL: database.databaseUrl }),
        });
        const site = await server.siteUrl();
        const ended = new AbortController();
        const before = heard.size;
        const senders = Array.from({ length: 6 }, () => sendUntil(site, heard, ended.signal));
        while (heard.size < before + 10) await pause(5);
        await pause(randomInt(300));
        server.process.kill('SIGKILL');
        ended.abort();
        await Promise.all(senders);
        await server.exit();

        const kept = await storedProducts(database);
        const lost = [...heard].filter(
          ([idempotencyKey, reference]) => kept.get(idempotencyKey) !== reference,
        );
        expect(lost).toEqual([]);
        report(`enquiries on ${kind}`, { round: round + 1, since, confirmed: heard.size });
      }
    },
  );

  it(
    'loses no confirmed change of the catalogue and refers to no missing picture file (O24)',
    { timeout: 60_000 + rounds * 20_000 },
    async () => {
      const database = await databaseWithCategory(kind);
      const heard: Heard = { made: new Map(), deleted: new Set() };
      const since = performance.now();
      for (let round = 0; round < rounds; round++) {
        const server = startServerProcess({
          DATA_DIR: database.dataDir,
          ADMIN_AUTH: 'off',
          ...(database.databaseUrl === null ? {} : { DATABASE_URL: database.databaseUrl }),
        });
        const site = await server.siteUrl();
        const ended = new AbortController();
        const before = heard.made.size;
        const writers = Array.from({ length: 3 }, () => writeUntil(site, heard, ended.signal));
        while (heard.made.size < before + 5) await pause(5);
        await pause(randomInt(300));
        server.process.kill('SIGKILL');
        ended.abort();
        await Promise.all(writers);
        await server.exit();

        const store = await openDatabase(database);
        const products = await store.products({});
        const deletions = await store.deletions();
        const histories = await Promise.all([...heard.made.keys()].map((id) => store.changes('product', id)));
        await store.close();
        const kept = new Map(products.map((product) => [product.id, product]));
        const gone = new Set(deletions.map(({ id }) => id));
        expect([...heard.deleted].filter((id) => kept.has(id) || !gone.has(id))).toEqual([]);
        const lost = [...heard.made].filter(([id, name]) => !gone.has(id) && kept.get(id)?.name !== name);
        expect(lost).toEqual([]);
        expect(histories.filter((history) => history.at(-1)?.action !== 'created')).toEqual([]);
        for (const { pictures } of products) {
          expect(pictures).toHaveLength(1);
          for (const { name } of pictures) await access(join(database.dataDir, 'media', name));
        }
        const confirmed = heard.made.size + heard.deleted.size;
        report(`catalogue on ${kind}`, { round: round + 1, since, confirmed });
      }
    },
  );
});

interface Heard {
  /** Names of the confirmed products by id. */
  made: Map<number, string>;
  deleted: Set<number>;
}

/** Creates products with a picture and deletes every third until aborted; collects the confirmed results. */
async function writeUntil(site: string, heard: Heard, signal: AbortSignal): Promise<void> {
  const products = `${site}/backend/products`;
  while (!signal.aborted) {
    const name = randomUUID();
    const [red, green, blue] = [randomInt(256), randomInt(256), randomInt(256)];
    const create = { width: 8, height: 8, channels: 3, background: { r: red, g: green, b: blue } } as const;
    const picture = await sharp({ create }).png().toBuffer();
    const body = new FormData();
    const fields = { name, category_id: 'A', keyword: 'x', description: 'x', bestseller: '0', trending: '0' };
    for (const [field, value] of Object.entries(fields)) body.append(field, value);
    body.append('images', new Blob([new Uint8Array(picture)]), 'a.png');
    try {
      const response = await fetch(products, { method: 'POST', body });
      const { data } = (await response.json()) as { data: { id: number } };
      if (response.status !== 201) continue;
      heard.made.set(data.id, name);
      if (data.id % 3 > 0) continue;
      const deleted = await fetch(`${products}/${data.id}`, { method: 'DELETE' });
      if (deleted.status === 200) heard.deleted.add(data.id);
    } catch {
      // Killed before it responded, so nothing was confirmed.
      return;
    }
  }
}
