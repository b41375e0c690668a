import { expect, it } from 'vitest';
import { testStore } from '../support/testDatabases.ts';
import { testApp } from '../support/testApp.ts';

it('are sent by the API while the database does not respond, marked as stale; others are 503 with Retry-After (O88)', async () => {
  const store = await testStore('sqlite');
  let isLost = false;
  const app = await testApp({
    store: {
      ...store,
      cachedCatalogueVersion: () => (isLost ? null : store.cachedCatalogueVersion()),
      async catalogueVersion() {
        if (isLost) throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
        return store.catalogueVersion();
      },
    },
  });
  const fresh = await app.inject('/backend/categories');
  isLost = true;
  const stale = await app.inject('/backend/categories');
  expect([stale.statusCode, stale.body]).toEqual([200, fresh.body]);
  expect(stale.headers).toMatchObject({ 'cache-status': 'elvora; hit; detail=stale' });
  expect(stale.headers).not.toHaveProperty('etag');
  const other = await app.inject('/backend/products');
  expect([other.statusCode, other.headers['retry-after']]).toEqual([503, '2']);
});
