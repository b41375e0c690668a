import type { FastifyInstance } from 'fastify';
import type { ApiHandler } from '../api/apiHandler.ts';
import { registerMultipart } from '../http/multipartForms.ts';
import type { MediaLibrary } from '../media/mediaLibrary.ts';
import type { Store } from '../store/index.ts';
import { categoryRoutes } from './categoryRoutes.ts';
import { createCategoryWrites } from './categoryWrites.ts';
import { pictureRoutes } from './pictureRoutes.ts';
import { productRoutes } from './productRoutes.ts';
import { createProductWrites } from './productWrites.ts';
import { createVocabularyWrites } from './vocabularyWrites.ts';
import { vocabularyRoutes } from './vocabularyRoutes.ts';
import { createSendWrite } from './sendWrite.ts';

export interface CatalogueRoutesOptions {
  store: Store;
  media: Pick<MediaLibrary, 'importFile' | 'ensureStored'>;
  apiHandler: ApiHandler;
  /** Folder for files during an upload. */
  uploadsDir: string;
  now?: () => Date;
}

/** Writes to the catalogue (S-385…S-387, S-390…S-392), with history, trash and uploads of pictures. */
export async function catalogueRoutes(
  app: FastifyInstance,
  { store, media, apiHandler, uploadsDir, now = () => new Date() }: CatalogueRoutesOptions,
) {
  const sendWrite = createSendWrite(apiHandler);
  await registerMultipart(app);

  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  const products = createProductWrites({ store, media, now });
  await app.register(productRoutes, { products, uploadsDir, sendWrite });
  await app.register(categoryRoutes, { categories: createCategoryWrites({ store, now }), sendWrite });
  await app.register(vocabularyRoutes, { vocabulary: createVocabularyWrites({ store, now }), sendWrite });
  await app.register(pictureRoutes, { store, media, uploadsDir, sendWrite, now });
}
