import { finderKey, publicReaders, resourceKeys } from '@elvora/catalogue/contract';
import { serializeSpecification } from '@elvora/catalogue/operations';
import { describe, expect, it } from 'vitest';
import { createApiHandler } from '../../src/api/apiHandler.ts';
import { readPendingSizes } from '../../src/catalogue/readSizes.ts';
import { newProduct } from '../support/newEntries.ts';
import { openWithTables } from '../support/rawDatabase.ts';
import { databaseKinds } from '../support/testDatabases.ts';

const table = (...ranges: readonly string[]) =>
  serializeSpecification({
    headers: ['Ordering code', 'Clamping range (mm)'],
    rows: ranges.map((a2, at) => ({ a1: `XY-1-${at}`, a2 })),
  });

describe.each(databaseKinds)('summaries of sizes on %s', (kind) => {
  async function open() {
    const { store, tables } = await openWithTables(kind);
    const handler = createApiHandler({ store, documents: [], finderPatienceMs: 60_000 });
    const product = newProduct({ name: 'Gland', isBestseller: true, data: table('3–6', '8–12') });
    const id = await store.write((writer) => writer.insertProduct(product, new Date()));
    const [bestSellers, full] = [resourceKeys.bestSellers(), resourceKeys.product(id)];
    const card = async () => publicReaders.bestSellers((await handler(bestSellers)).body)[0]?.sizeSummary;
    const facts = async () => publicReaders.product((await handler(full)).body)?.sizeFacts;
    const found = async (units: readonly 'in'[]) =>
      publicReaders.finder((await handler(finderKey({ query: 'gland', units }))).body).groups[0]?.products[0]
        ?.product.sizeSummary;
    return { store, tables, id, product, card, facts, found };
  }

  it('are on cards and hits, and match the current table', async () => {
    const { store, id, product, card, facts, found } = await open();
    expect(await card()).toBe('2 sizes · 3–12 mm');
    expect(await facts()).toEqual([{ label: 'Clamping range', text: '3–12 mm' }]);
    expect(await found([])).toBe('2 sizes · 3–12 mm');
    expect(await found(['in'])).toBe('2 sizes · 0.118–0.472 in');
    await store.write((writer) => writer.updateProduct(id, { ...product, data: table('3–6', '8–15') }));
    expect(await card()).toBe('2 sizes · 3–15 mm');
    await store.write((writer) => writer.setFlags([id], { isTrending: true }));
    expect(await card()).toBe('2 sizes · 3–15 mm');
    await store.write((writer) => writer.updateProduct(id, { ...product, data: null }));
    expect([await card(), await facts()]).toEqual(['', []]);
  });

  it('of existing products follow in the background, with a new catalogue version', async () => {
    const { store, tables, card } = await open();
    await tables.updateTable('product_readings').set({ reader_version: 1, facts: '[]' }).execute();
    const before = await store.catalogueVersion();
    await readPendingSizes(store, new AbortController().signal);
    expect(await card()).toBe('2 sizes · 3–12 mm');
    expect(await store.catalogueVersion()).toBeGreaterThan(before);
    const after = await store.catalogueVersion();
    await readPendingSizes(store, new AbortController().signal);
    expect(await store.catalogueVersion()).toBe(after);
  });
});
