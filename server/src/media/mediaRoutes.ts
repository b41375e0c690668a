import { access } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { clientNetwork } from '../http/rateLimitKeys.ts';
import { QueueFullError, QueueStoppedError } from '../taskQueue.ts';
import type { MediaLibrary } from './mediaLibrary.ts';
import { mediaType, variantFormats, type VariantFormat } from './pictureTypes.ts';

export interface MediaRoutesOptions {
  media: MediaLibrary;
  /** Folder of the downloadable documents. */
  documentsDir: string;
  /** Folder of the site's videos. */
  videoDir: string;
}

/** Most files exist already, and the encoder has its own queue, so these routes are light. */
const fileConfig = { access: 'public', load: 'light' } as const;
const pictureConfig = { ...fileConfig, isSubresource: true } as const;
const immutableCacheControl = 'public, max-age=31536000, immutable';

/** Names of documents and videos; no other name reaches the file system. */
const safeName = /^[a-z0-9][a-z0-9-]*\.(pdf|docx|xlsx|mp4)$/;

const documentTypes: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Serves pictures, documents and videos. */
export async function mediaRoutes(
  app: FastifyInstance,
  { media, documentsDir, videoDir }: MediaRoutesOptions,
) {
  await app.register(fastifyStatic, {
    root: [media.root, documentsDir, videoDir],
    serve: false,
    cacheControl: false,
  });
  addPictureRoutes(app, media);
  addDocumentRoute(app, documentsDir);
  addVideoRoute(app, videoDir);
}

function addPictureRoutes(app: FastifyInstance, media: MediaRoutesOptions['media']) {
  const sendPicture = (reply: FastifyReply, path: string | null) => {
    if (path === null) return notFound(reply);
    return (
      reply
        .header('cache-control', immutableCacheControl)
        .header('content-security-policy', "sandbox; frame-ancestors 'none'")
        // Dealers embed the catalogue's pictures in their own pages.
        .header('cross-origin-resource-policy', 'cross-origin')
        .type(mediaType(path))
        .sendFile(path, media.root)
    );
  };

  app.get<{ Params: { name: string } }>(
    '/media/:name',
    { config: pictureConfig },
    async ({ params }, reply) => sendPicture(reply, await media.originalPath(params.name)),
  );

  app.get<{ Params: { hash: string; file: string } }>(
    '/media/:hash/:file',
    { config: pictureConfig },
    async ({ ip, params: { hash, file } }, reply) => {
      const [, width, format] = /^(\d{1,5})\.([a-z]+)$/.exec(file) ?? [];
      if (!width || !isVariantFormat(format)) return notFound(reply);
      try {
        return sendPicture(
          reply,
          await media.variantPath(hash, Number(width), format, { client: clientNetwork(ip) }),
        );
      } catch (error) {
        if (error instanceof QueueStoppedError || error instanceof QueueFullError) {
          return reply.code(503).headers({ 'retry-after': '5', 'cache-control': 'no-store' }).send();
        }
        throw error;
      }
    },
  );
}

function addDocumentRoute(app: FastifyInstance, documentsDir: string) {
  app.get<{ Params: { file: string }; Querystring: { download?: string } }>(
    '/media/documents/:file',
    { config: fileConfig },
    async ({ params: { file }, query }, reply) => {
      const type = documentTypes[file.slice(file.lastIndexOf('.') + 1)];
      if (!type || !(await isServedFile(documentsDir, file))) return notFound(reply);
      const isInline = type === documentTypes['pdf'] && query.download === undefined;
      return reply
        .header('cache-control', 'no-cache')
        .header('content-disposition', `${isInline ? 'inline' : 'attachment'}; filename="${file}"`)
        .type(type)
        .sendFile(file, documentsDir);
    },
  );
}

function addVideoRoute(app: FastifyInstance, videoDir: string) {
  app.get<{ Params: { file: string } }>(
    '/media/video/:file',
    { config: fileConfig },
    async ({ params: { file } }, reply) => {
      if (!(await isServedFile(videoDir, file))) return notFound(reply);
      return reply
        .header('cache-control', 'public, max-age=86400')
        .type('video/mp4')
        .sendFile(file, videoDir);
    },
  );
}

async function isServedFile(folder: string, file: string): Promise<boolean> {
  if (!safeName.test(file)) return false;
  return access(join(folder, file)).then(
    () => true,
    () => false,
  );
}

const isVariantFormat = (format: string | undefined): format is VariantFormat =>
  variantFormats.some((variantFormat) => variantFormat === format);

function notFound(reply: FastifyReply) {
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('Not found');
}
