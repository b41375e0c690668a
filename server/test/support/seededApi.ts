import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect } from 'vitest';
import type { Store } from '../../src/store/index.ts';
import { type DatabaseKind, createTestDatabase, openDatabase, type TestDatabase } from './testDatabases.ts';
import { seedStore, testApp } from './testApp.ts';

interface ListBody {
  success: boolean;
  data: Record<string, unknown>[];
  total?: number;
  error?: string;
  message?: string;
}

/** The API with the seed catalogue, shared by a group of read-only tests. */
export function seededApi(kind: DatabaseKind) {
  let database: TestDatabase;
  let store: Store;
  let app: FastifyInstance;

  beforeAll(async () => {
    database = await createTestDatabase(kind, { hasTables: true });
    store = await openDatabase(database);
    await seedStore(store);
    app = await testApp({ store });
  });
  afterAll(async () => {
    await app.close();
    await store.close();
    await database.remove();
  });

  const get = async (key: string, headers: Record<string, string> = {}) => {
    const response = await app.inject({ url: `/backend${key}`, headers });
    return { status: response.statusCode, headers: response.headers, body: response.json() };
  };
  const list = async (key: string): Promise<ListBody> => {
    const { status, body } = await get(key);
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, data: expect.any(Array) });
    return body;
  };
  return { app: () => app, get, list };
}

/** Names of products or categories in a response. */
export const names = (entries: Record<string, unknown>[]) => entries.map(({ cname, name }) => cname ?? name);
