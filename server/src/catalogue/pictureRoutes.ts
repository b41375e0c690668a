import { validationTexts } from '@elvora/catalogue/contract';
import type { FastifyInstance } from 'fastify';
import { validationError } from '../http/httpErrors.ts';
import { withMultipartForm } from '../http/multipartForms.ts';
import type { MediaLibrary } from '../media/mediaLibrary.ts';
import type { Store } from '../store/index.ts';
import { multipartConfig } from './readWriteRequest.ts';
import type { SendWrite } from './sendWrite.ts';
import { withStoredPictures } from './storePictures.ts';

export interface PictureRoutesOptions {
  store: Pick<Store, 'write'>;
  media: Pick<MediaLibrary, 'importFile' | 'ensureStored'>;
  uploadsDir: string;
  sendWrite: SendWrite;
  now: () => Date;
}

const field = 'image';

/** Stores a picture before the form that refers to it is saved. */
export async function pictureRoutes(
  app: FastifyInstance,
  { store, media, uploadsDir, sendWrite, now }: PictureRoutesOptions,
) {
  app.post('/pictures', multipartConfig, (request, reply) =>
    sendWrite(reply, 201, () =>
      withMultipartForm(request, { folder: uploadsDir, field, maxFiles: 1 }, async ({ files }) => {
        if (files.length === 0) throw validationError([{ field, text: validationTexts.imageEmpty }]);
        return withStoredPictures({ store, media, files, field, now: now() }, async (_writer, [picture]) => {
          if (!picture) throw new Error('The stored picture is missing.');
          const { name, width, height, placeholder } = picture;
          return { name, url: `/media/${name}`, width, height, placeholder };
        });
      }),
    ),
  );
}
