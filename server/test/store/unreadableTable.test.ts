import { serializeSpecification } from '@elvora/catalogue/operations';
import type * as search from '@elvora/catalogue/search';
import { expect, it, vi } from 'vitest';
import { readPendingSizes } from '../../src/catalogue/readSizes.ts';
import { newProduct } from '../support/newEntries.ts';
import { openWithTables } from '../support/rawDatabase.ts';

const failure = new Error('The reader has a fault.');

// No table is known that the reader fails on.
vi.mock('@elvora/catalogue/search', async (importOriginal) => {
  const original = await importOriginal<typeof search>();
  return {
    ...original,
    createSizeReader: () => {
      const read = original.createSizeReader();
      return (specification: Parameters<typeof read>[0]) => {
        if (JSON.stringify(specification).includes('unreadable')) throw failure;
        return read(specification);
      };
    },
  };
});

const tableOf = (code: string) =>
  serializeSpecification({ headers: ['Ordering code', 'Thread'], rows: [{ a1: code, a2: 'M20' }] });

it('reports a table that cannot be read once, and reads the others', async () => {
  const { store, tables } = await openWithTables('sqlite');
  const codes = ['EV-1', 'unreadable', 'EV-2'];
  for (const code of codes) {
    await store.write((writer) =>
      writer.insertProduct(newProduct({ name: code, data: tableOf(code) }), new Date()),
    );
  }
  await tables.deleteFrom('product_readings').execute();
  await tables.deleteFrom('size_readings').execute();
  const onUnreadable = vi.fn();
  const read = () => readPendingSizes(store, new AbortController().signal, onUnreadable);
  await read();
  await read();
  expect(onUnreadable.mock.calls).toEqual([[2, failure]]);
  const rows = await tables.selectFrom('size_readings').select('code').orderBy('product_id').execute();
  expect(rows.map(({ code }) => code)).toEqual(['EV-1', 'EV-2']);
  expect((await store.sizeReadings.after(0, 10)).map(({ sizes }) => sizes.length)).toEqual([1, 0, 1]);
});
