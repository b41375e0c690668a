import { readSizes, readSpecification } from '@elvora/catalogue/operations';
import { describe, expect, it } from 'vitest';
import { readCatalogueContent } from '../../src/seed/content.ts';
import { growCatalogue } from '../../src/seed/growCatalogue.ts';
import { tableFamilies } from '../../src/seed/tableFamilies.ts';
import { testStore } from '../support/testDatabases.ts';

describe('a grown catalogue', () => {
  it('has tables of all families of the seed, with the requested cells and their own codes', async () => {
    const store = await testStore('sqlite');
    const families = tableFamilies(await readCatalogueContent());
    expect(families.length).toBeGreaterThan(90);
    const count = 2 * families.length;
    await growCatalogue({ store, now: new Date(0), products: count, categories: 10, cells: 60 * count });
    const products = await store.products({});
    const tables = products.flatMap(({ data }) => {
      const specification = readSpecification(data);
      return specification.status === 'ready' ? [specification] : [];
    });
    expect(tables).toHaveLength(count);
    const titles = new Set(tables.map(({ table }) => table.headers.join()));
    expect(titles).toEqual(new Set(families.map(({ table }) => table.headers.join())));
    const cells = tables.reduce((sum, { table }) => sum + table.rows.length * table.headers.length, 0);
    expect(cells / (60 * count)).toBeGreaterThan(0.9);
    expect(cells / (60 * count)).toBeLessThan(1.1);
    const codes = tables.flatMap((specification) => readSizes(specification).map(({ code }) => code));
    expect(codes.length).toBeGreaterThan(count);
    expect(new Set(codes).size).toBe(codes.length);
  });
});
