import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readPendingSizes } from '../../src/catalogue/readSizes.ts';
import { createVocabularyWrites } from '../../src/catalogue/vocabularyWrites.ts';
import { importFromHost } from '../../src/import/importFromHost.ts';
import { importInstance } from '../../src/import/importInstance.ts';
import { createMediaLibrary } from '../../src/media/mediaLibrary.ts';
import { migrate } from '../../src/store/migrate.ts';
import { openPostgresWithoutTimeouts } from '../../src/store/postgres.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { startForeignHost } from '../support/foreignHost.ts';
import { quote } from '../support/forms.ts';
import { passthroughEncoder } from '../support/passthroughEncoder.ts';
import {
  createEmptyDatabase,
  type DatabaseKind,
  databaseKinds,
  openDatabase,
} from '../support/testDatabases.ts';
import { seedStore, testApp } from '../support/testApp.ts';
import { newProduct } from '../support/newEntries.ts';

const now = new Date('2026-11-21T10:00:00Z');

/** An empty instance to import into. */
async function createInstance(kind: DatabaseKind) {
  const database = await createEmptyDatabase(kind);
  const media = createMediaLibrary(join(database.dataDir, 'media'), { encoder: passthroughEncoder });
  onTestFinished(async () => {
    await media.close();
    await database.remove();
  });
  const openTarget = async () => {
    const target =
      database.databaseUrl === null
        ? openSqlite(database.dataDir)
        : openPostgresWithoutTimeouts(database.databaseUrl);
    await migrate(target);
    return target;
  };
  return { database, media, openTarget };
}

describe.each(databaseKinds)('an import into %s', { timeout: 60_000 }, (kind) => {
  it('imports the catalogue of a foreign host with its ids and pictures, and reports problems', async () => {
    const [host, target] = [await startForeignHost(), await createInstance(kind)];
    const report = await importFromHost({ ...host, ...target, isReplacing: false, isDryRun: false, now });
    expect(report).toMatchObject({ categories: 7, products: 3, pictures: 2 });
    expect(report.problems.sort()).toEqual([
      'Category LOST: appears twice; imported once',
      'Category Lost: its parent Gone is missing or below it; imported as a main category',
      'Category Ring A: its parent Ring B is missing or below it; imported as a main category',
      expect.stringMatching(/^Product 71 Odd one: its table cannot be read \(.+\); imported unchanged$/),
      'Product 71 Odd one: the picture missing.png was skipped: the host responded with 404',
      expect.stringMatching(/^Product 71 Odd one: the picture notes\.txt was skipped: /),
      'Product 71 Odd one: there is no category Nowhere',
      'Product 71 Same number: its id is already used; imported with a new id',
    ]);

    const store = await openDatabase(target.database);
    onTestFinished(() => store.close());
    expect(await store.sizeReadings.storePending(9), 'tables that are still to be read').toBe(0);
    const categories = await store.categories();
    const named = (id: number | null) => categories.find((category) => category.id === id)?.name ?? null;
    expect(
      Object.fromEntries(categories.map(({ name, parent_id, active }) => [name, [named(parent_id), active]])),
    ).toEqual({
      Relays: [null, 1],
      'Cable & Glands': [null, 1],
      'Small relays': ['Relays', 1],
      Timers: ['Small relays', 1],
      Lost: [null, 0],
      'Ring A': [null, 1],
      'Ring B': ['Ring A', 1],
    });
    expect(categories.find(({ name }) => name === 'Timers')?.id).toBe(12);
    const products = await store.products({});
    expect(products.map(({ id, name }) => [id, name])).toEqual([
      [70, 'Timer 24 V'],
      [71, 'Odd one'],
      [72, 'Same number'],
    ]);
    expect(products[0]).toMatchObject({
      category_id: 12,
      description: 'Counts\nseconds',
      keyword: 'timer, 24v',
      bestseller: 1,
      data: JSON.stringify({ headers: ['Code'], rows: [{ a1: 'T-24' }] }),
      drawing: JSON.stringify({ family: 'of-another-program', columns: { W: 'Code' } }),
    });
    expect(products[1]).toMatchObject({ category_id: null, category_name: 'Nowhere', data: '{broken' });
    expect(products.map(({ pictures }) => pictures.length)).toEqual([2, 1, 0]);
    for (const { name } of products.flatMap(({ pictures }) => pictures)) {
      expect(await target.media.originalPath(name)).toBe(name);
    }
    // The site's own pictures exist, and new rows get the next id.
    expect((await store.siteMedia()).length).toBeGreaterThan(0);
    const app = await testApp({ store });
    expect((await app.inject('/backend/products?case=search_product&query=t-24')).json().total).toBe(1);
    const id = await store.write((writer) => writer.insertProduct(newProduct({ name: 'New' }), now));
    expect(id).toBe(73);
  });

  it('changes nothing in a dry run, or in an existing catalogue without isReplacing', async () => {
    const [host, target] = [await startForeignHost(), await createInstance(kind)];
    const options = { ...host, ...target, encoder: passthroughEncoder, now };
    const report = await importFromHost({ ...options, isReplacing: false, isDryRun: true });
    expect(report).toMatchObject({ categories: 7, products: 3 });
    expect(await readdir(target.database.dataDir)).toEqual([]);

    const store = await openDatabase(target.database);
    await seedStore(store);
    const app = await testApp({ store });
    await app.inject({ method: 'POST', url: '/backend/enquiries/quotes', payload: quote });
    const before = await store.products({});
    const version = await store.catalogueVersion();
    await store.close();
    await expect(importFromHost({ ...options, isReplacing: false, isDryRun: false })).rejects.toThrow(
      /There is a catalogue already/,
    );
    const unchanged = await openDatabase(target.database);
    expect(await unchanged.products({})).toEqual(before);
    await unchanged.close();

    await importFromHost({ ...options, isReplacing: true, isDryRun: false });
    const replaced = await openDatabase(target.database);
    onTestFinished(() => replaced.close());
    expect(await replaced.products({})).toHaveLength(3);
    expect((await replaced.enquiries.counts()).quote.new).toBe(1);
    expect(await replaced.staff.count()).toBe(1);
    expect(await replaced.catalogueVersion()).toBeGreaterThan(version);
  });

  it('keeps the vocabulary of staff with its history', async () => {
    const [host, target] = [await startForeignHost(), await createInstance(kind)];
    const store = await openDatabase(target.database);
    await seedStore(store);
    const writes = createVocabularyWrites({ store, now: () => now });
    const draft = { kind: 'synonym', typed: 'contramuff', meaning: 'lock nut' } as const;
    const { id, version } = await writes.create(draft, 'Asha', null);
    await writes.update({ id, version }, { ...draft, typed: 'contra muff' }, 'Ravi');
    const history = async ({ changes }: typeof store) =>
      (await changes('vocabulary', id)).map(({ id: _id, ...change }) => change);
    const before = await history(store);
    expect(before.map(({ by }) => by)).toEqual(['Ravi', 'Asha']);
    await store.close();
    const options = { ...host, ...target, encoder: passthroughEncoder, now };
    await importFromHost({ ...options, isReplacing: true, isDryRun: false });
    const replaced = await openDatabase(target.database);
    onTestFinished(() => replaced.close());
    expect(await history(replaced)).toEqual(before);
    // A further change gets a number after those that were kept.
    const again = createVocabularyWrites({ store: replaced, now: () => now });
    await again.update({ id, version: 2 }, draft, 'Ravi');
    expect(await history(replaced)).toHaveLength(3);
  });

  it('keeps accepted table issues, by the name of their product', async () => {
    const [host, target] = [await startForeignHost(), await createInstance(kind)];
    const options = { ...host, ...target, encoder: passthroughEncoder, now };
    await importFromHost({ ...options, isReplacing: false, isDryRun: false });
    const imported = await openDatabase(target.database);
    const [product] = await imported.products({});
    if (!product) throw new Error('The product is missing.');
    const acceptedIssues = JSON.stringify([{ kind: 'outliers', header: 'A', fingerprint: 'x' }]);
    await imported.write((writer) =>
      writer.updateProduct(product.id, newProduct({ name: product.name.toUpperCase(), acceptedIssues })),
    );
    await imported.close();
    await importFromHost({ ...options, isReplacing: true, isDryRun: false });
    const replaced = await openDatabase(target.database);
    onTestFinished(() => replaced.close());
    const accepted = (await replaced.products({})).filter((row) => row.accepted_issues !== null);
    expect(accepted).toMatchObject([{ name: product.name, accepted_issues: acceptedIssues }]);
  });

  it('rejects a host without a catalogue', async () => {
    const [host, target] = [await startForeignHost(), await createInstance(kind)];
    const wrong = { ...host, base: `${host.base}/elsewhere` };
    const importing = importFromHost({ ...wrong, ...target, isReplacing: false, isDryRun: true, now });
    await expect(importing).rejects.toThrow(/^The host's (products|categories) could not be read from .*404/);
  });

  it('moves an instance to the other database and back', async () => {
    const other = kind === 'sqlite' ? 'postgres' : 'sqlite';
    const [here, there, back] = [
      await createInstance(kind),
      await createInstance(other),
      await createInstance(kind),
    ];
    const store = await openDatabase(here.database);
    await seedStore(store);
    const app = await testApp({ store });
    await app.inject({ method: 'POST', url: '/backend/enquiries/quotes', payload: quote });
    const content = async (kept: typeof store) => ({
      products: await kept.products({}),
      categories: await kept.categories(),
      enquiries: await kept.enquiries.page({ limit: 9, offset: 0 }),
      staff: await kept.staff.accounts(),
    });
    const before = await content(store);
    await store.close();
    const move = (from: typeof here, to: typeof here, isDryRun = false) =>
      importInstance({
        label: 'source',
        source: { ...from.database, media: from.media },
        target: { ...to.database, media: to.media },
        isReplacing: false,
        isDryRun,
        now,
      });
    expect((await move(here, there, true)).products).toBe(before.products.length);
    expect(await readdir(there.database.dataDir)).toEqual([]);
    await move(here, there);
    await move(there, back);
    const after = await openDatabase(back.database);
    onTestFinished(() => after.close());
    // Readings of tables are not moved: the server stores them when it starts.
    await readPendingSizes(after, new AbortController().signal);
    expect(await content(after)).toEqual(before);
  });
});
