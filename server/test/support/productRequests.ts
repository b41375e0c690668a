import type { LightMyRequestResponse } from 'fastify';
import { fakePicture } from './fakeMediaLibrary.ts';
import {
  type CatalogueApp,
  type CatalogueAppOptions,
  catalogueApp,
  fieldParts,
  type FormPart,
  multipartForm,
} from './catalogueApp.ts';
import { newCategory } from './newEntries.ts';
import { type DatabaseKind, testStore } from './testDatabases.ts';

type Requests = Pick<CatalogueApp, 'inject'>;

export const productFields = {
  name: ' Relay 24 V ',
  category_id: 'Relays',
  keyword: 'relay, din',
  description: ' Two poles ',
  bestseller: '1',
  trending: '0',
  data: '{"headers":["A"],"rows":[{"a1":"x"}]}',
};

/** Returns the name the fake media library gives a file. */
export const storedName = (content: string) => fakePicture(Buffer.from(content).toString('hex')).name;

/** Opens a catalogue with an active and an inactive category, and no products. */
export async function productApp(kind: DatabaseKind, options: CatalogueAppOptions = {}) {
  const store = await testStore(kind);
  await store.write(async (writer) => {
    await writer.insertCategory(newCategory({ name: 'Relays' }));
    await writer.insertCategory(newCategory({ name: 'Hidden', isActive: false }));
  });
  const app = await catalogueApp(store, options);
  return {
    store,
    ...app,
    /** Returns all data that a rejected write must not change. */
    state: async () => ({
      version: await store.catalogueVersion(),
      products: await listProducts(app),
      categories: await store.categories(),
    }),
  };
}

function sendForm(
  { inject }: Requests,
  method: 'POST' | 'PUT',
  url: string,
  parts: readonly FormPart[],
  headers: Record<string, string>,
): Promise<LightMyRequestResponse> {
  const form = multipartForm(parts);
  return inject({ method, url, payload: form.payload, headers: { ...form.headers, ...headers } });
}

export const createProduct = (
  app: Requests,
  parts: readonly FormPart[] = fieldParts(productFields),
  headers: Record<string, string> = {},
) => sendForm(app, 'POST', '/backend/products', parts, headers);

export const updateProduct = (
  app: Requests,
  id: number,
  parts: readonly FormPart[],
  headers: Record<string, string> = {},
) => sendForm(app, 'PUT', `/backend/products/${id}`, parts, headers);

/** Lists all products as staff see them. */
export const listProducts = async ({ inject }: Requests) =>
  (await inject({ url: '/backend/products?scope=all' })).json().data;
