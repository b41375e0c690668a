import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { createMediaLibrary } from '../../src/media/mediaLibrary.ts';
import { mediaRoutes } from '../../src/media/mediaRoutes.ts';
import {
  type CatalogueAppOptions,
  catalogueApp,
  fieldParts,
  type FormPart,
  multipartForm,
} from './catalogueApp.ts';
import { newCategory } from './newEntries.ts';
import { passthroughEncoder } from './passthroughEncoder.ts';
import { testStore } from './testDatabases.ts';

export const megabyte = 1024 * 1024;

export const uploadFields = {
  name: 'Relay',
  category_id: 'Relays',
  keyword: 'x',
  description: 'x',
  bestseller: '0',
  trending: '0',
};

/** Creates a catalogue app with a media folder. Pictures are not decoded unless a decoding encoder is given. */
export async function uploadApp({
  encoder = passthroughEncoder,
  ...options
}: Parameters<typeof createMediaLibrary>[1] & CatalogueAppOptions = {}) {
  const store = await testStore('sqlite');
  const folder = await mkdtemp(join(tmpdir(), 'elvora-uploads-'));
  const media = createMediaLibrary(join(folder, 'media'), { encoder });
  onTestFinished(async () => {
    await media.close();
    await rm(folder, { recursive: true, force: true });
  });
  await store.write((writer) => writer.insertCategory(newCategory({ name: 'Relays' })));
  const [documentsDir, videoDir] = [join(folder, 'documents'), join(folder, 'video')];
  await mkdir(documentsDir);
  await mkdir(videoDir);
  await mkdir(media.root);
  const served = { media, documentsDir, videoDir };
  const catalogue = await catalogueApp(store, {
    media,
    plugins: [async (context) => void (await context.register(mediaRoutes, served))],
    ...options,
  });
  const send = (parts: readonly FormPart[], url = '/backend/products') =>
    catalogue.inject({ method: 'POST', url, ...multipartForm(parts) });
  return {
    ...catalogue,
    store,
    media,
    send,
    create: (...images: readonly FormPart[]) => send([...fieldParts(uploadFields), ...images]),
    /** Returns all data that a rejected upload must not change. */
    async state() {
      return {
        version: await store.catalogueVersion(),
        products: await store.products({}),
        pending: await catalogue.pendingUploads(),
        files: (await readdir(media.root, { recursive: true }).catch(() => [])).filter((name) =>
          name.includes('.'),
        ),
      };
    },
  };
}
