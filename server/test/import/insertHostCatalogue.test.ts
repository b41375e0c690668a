import { newCategory, newProduct } from '@elvora/catalogue/fixtures';
import { readSpecification } from '@elvora/catalogue/operations';
import { expect, it } from 'vitest';
import { insertHostCatalogue } from '../../src/import/insertHostCatalogue.ts';
import { newProduct as nextProduct } from '../support/newEntries.ts';
import { testStore } from '../support/testDatabases.ts';

const now = new Date('2026-11-21T10:00:00Z');

it('gives entries a new id when their own would make them or later ones unreachable', async () => {
  // Imports are staged in SQLite, regardless of the target.
  const store = await testStore('sqlite');
  // Columns with the names of inherited properties must not end the import.
  const specification = readSpecification('{"headers":["constructor"],"rows":[{"toString":"x"},{}]}');
  const product = (id: number, name: string) =>
    newProduct({ id, name, category: 'Relays', pictures: [], specification });
  const report = { source: '', categories: 0, products: 0, pictures: 0, problems: [] };
  const catalogue = {
    categories: [
      newCategory({ id: 2 ** 53 - 1, name: 'Relays', picture: null }),
      newCategory({ id: 7, name: 'Timers', picture: null }),
    ],
    products: [
      product(0, 'Zero'),
      product(2_147_483_647, 'Highest of PostgreSQL'),
      product(5, 'Own'),
      product(2 ** 53 - 1, 'Highest of JavaScript'),
      product(6, 'Next'),
    ],
  };
  await store.write((writer) => insertHostCatalogue(writer, { catalogue, pictures: new Map(), report, now }));
  expect(report.problems).toEqual([
    'Category Relays: its id is not between 1 and 1,000,000,000; imported with a new id',
    ...['0 Zero', '2147483647 Highest of PostgreSQL', '9007199254740991 Highest of JavaScript'].map(
      (label) => `Product ${label}: its id is not between 1 and 1,000,000,000; imported with a new id`,
    ),
  ]);
  expect((await store.products({})).map(({ id, name }) => [id, name])).toEqual([
    [5, 'Own'],
    [6, 'Next'],
    [7, 'Zero'],
    [8, 'Highest of PostgreSQL'],
    [9, 'Highest of JavaScript'],
  ]);
  expect((await store.categories()).map(({ name }) => name).sort()).toEqual(['Relays', 'Timers']);
  expect(await store.write((writer) => writer.insertProduct(nextProduct(), now))).toBe(10);
});
