import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { onTestFinished } from 'vitest';
import { createApiHandler } from '../../src/api/apiHandler.ts';
import { catalogueRoutes } from '../../src/catalogue/catalogueRoutes.ts';
import type { MediaLibrary } from '../../src/media/mediaLibrary.ts';
import type { Store } from '../../src/store/index.ts';
import { createFakeMediaLibrary } from './fakeMediaLibrary.ts';
import { signIn, sampleDocuments, testApp, type TestAppOptions } from './testApp.ts';

export interface CatalogueApp {
  app: FastifyInstance;
  /** Sends requests as the owner, unless they have their own cookie. */
  inject(options: InjectOptions): Promise<LightMyRequestResponse>;
  /** Files of forms being read. */
  pendingUploads(): Promise<string[]>;
}

export interface CatalogueAppOptions extends Partial<Omit<TestAppOptions, 'store' | 'now'>> {
  /** @default a fake library that accepts all files except those that begin with `<` */
  media?: Pick<MediaLibrary, 'importFile' | 'ensureStored'>;
  now?: () => Date;
}

/** Creates the app with the catalogue's routes and signs in the owner. */
export async function catalogueApp(
  store: Store,
  { media = createFakeMediaLibrary(), now, ...options }: CatalogueAppOptions = {},
): Promise<CatalogueApp> {
  const folder = await mkdtemp(join(tmpdir(), 'elvora-catalogue-'));
  const uploadsDir = join(folder, 'uploads');
  const responses = createApiHandler({ store, documents: sampleDocuments });
  const app = await testApp({
    store,
    apiHandler: responses,
    ...options,
    apiPlugins: [
      async (context) => {
        await context.register(catalogueRoutes, {
          store,
          media,
          apiHandler: responses,
          uploadsDir,
          ...(now ? { now } : {}),
        });
      },
    ],
  });
  onTestFinished(async () => {
    await app.close();
    await rm(folder, { recursive: true, force: true });
  });
  const cookie = await signIn(app);
  return {
    app,
    inject: ({ headers, ...request }) => app.inject({ ...request, headers: { cookie, ...headers } }),
    pendingUploads: () => readdir(uploadsDir, { recursive: true }).catch(() => []),
  };
}

export interface FormPart {
  name: string;
  value: string | Buffer;
  /** Set for file fields. */
  fileName?: string;
}

const boundary = 'boundary-not-in-any-value';

/** Encodes a form as `multipart/form-data`. */
export function multipartForm(parts: readonly FormPart[]): {
  payload: Buffer;
  headers: Record<string, string>;
} {
  const quoted = (text: string) =>
    text.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  const payload = Buffer.concat([
    ...parts.flatMap(({ name, value, fileName }) => [
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="${quoted(name)}"${
          fileName === undefined
            ? ''
            : `; filename="${quoted(fileName)}"\r\ncontent-type: application/octet-stream`
        }\r\n\r\n`,
      ),
      Buffer.from(value),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
  return { payload, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } };
}

export const imagePart = (value: string | Buffer, fileName = 'a.jpg'): FormPart => ({
  name: 'images',
  value,
  fileName,
});

export const fieldParts = (fields: Readonly<Record<string, string | readonly string[]>>): FormPart[] =>
  Object.entries(fields).flatMap(([name, value]) =>
    (typeof value === 'string' ? [value] : value).map((one) => ({ name, value: one })),
  );
