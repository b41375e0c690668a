import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseBucketUrl } from '../bucketUrl.ts';
import { UnavailableError } from '../unavailableError.ts';
import { mediaType } from './pictureTypes.ts';

/** Object storage that several servers share for pictures; each has a local copy of those it serves. */
export interface Bucket {
  /** Uploads a file unless the name exists already; names are content hashes. */
  putIfAbsent(name: string, file: string): Promise<void>;
  /** Uploads a file in place of an older one. */
  put(name: string, file: string): Promise<void>;
  /** Lists all objects whose names begin with a prefix. */
  list(prefix: string): Promise<{ name: string; storedAt: Date }[]>;
  /** Lists one object, to check whether the bucket responds. */
  ping(): Promise<void>;
  /** Downloads an object to a file; returns false if it does not exist. */
  download(name: string, to: string): Promise<boolean>;
  remove(name: string): Promise<void>;
  close(): void;
}

/**
 * Opens an S3-compatible bucket: `https://KEY:SECRET@host/bucket/folder?region=ap-south-1`. Without key and secret the SDK's
 * default providers apply (environment, files, instance role). The SDK is imported only here.
 */
export async function openBucket(address: string): Promise<Bucket> {
  const {
    S3Client,
    DeleteObjectCommand,
    GetObjectCommand,
    HeadObjectCommand,
    ListObjectsV2Command,
    paginateListObjectsV2,
    PutObjectCommand,
  } = await import('@aws-sdk/client-s3');
  const { endpoint, bucket, folder, region, credentials } = parseBucketUrl(address);
  const client = new S3Client({
    endpoint,
    region,
    ...(credentials ? { credentials } : {}),
    // Not every host has a wildcard certificate for bucket names as subdomains.
    forcePathStyle: true,
    // Not every host supports the newer checksums; the signature covers the content anyway.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 3000, requestTimeout: 30_000 },
  });
  client.middlewareStack.add((next) => (request) => next(request).catch(rejectUnavailable), {
    step: 'initialize',
    name: 'elvoraUnavailable',
  });
  const objectOf = (name: string) => ({ Bucket: bucket, Key: `${folder}${name}` });

  async function put(name: string, file: string, headers: { ContentType: string; CacheControl?: string }) {
    const { size } = await stat(file);
    const body = { Body: createReadStream(file), ContentLength: size };
    await client.send(new PutObjectCommand({ ...objectOf(name), ...body, ...headers }));
  }

  return {
    async putIfAbsent(name, file) {
      const { size } = await stat(file);
      const existing = await client.send(new HeadObjectCommand(objectOf(name))).catch(nullIfMissing);
      if (existing?.ContentLength === size) return;
      await put(name, file, {
        ContentType: mediaType(name),
        CacheControl: 'public, max-age=31536000, immutable',
      });
    },
    put: (name, file) => put(name, file, { ContentType: 'application/octet-stream' }),
    async list(prefix) {
      const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: `${folder}${prefix}` });
      const listed: { name: string; storedAt: Date }[] = [];
      for await (const { Contents = [] } of pages) {
        for (const { Key, LastModified } of Contents) {
          if (Key !== undefined && LastModified !== undefined)
            listed.push({ name: Key.slice(folder.length), storedAt: LastModified });
        }
      }
      return listed;
    },
    async ping() {
      await client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: folder, MaxKeys: 1 }));
    },
    async download(name, to) {
      const object = await client.send(new GetObjectCommand(objectOf(name))).catch(nullIfMissing);
      if (!object?.Body) return false;
      await pipeline(object.Body as Readable, createWriteStream(to, { flush: true }));
      return true;
    },
    async remove(name) {
      await client.send(new DeleteObjectCommand(objectOf(name)));
    },
    close: () => client.destroy(),
  };
}

/** Turns "not found" errors into null and rethrows all others. */
function nullIfMissing(error: unknown): null {
  if (error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound')) return null;
  throw error;
}

/** Throws an `UnavailableError` unless the bucket has rejected the request itself, such as for its key. */
function rejectUnavailable(error: unknown): never {
  const status = statusOf(error);
  if (status !== null && status < 500 && status !== 429) throw error;
  throw new UnavailableError('The bucket cannot be reached.', { cause: error });
}

function statusOf(error: unknown): number | null {
  if (!(error instanceof Error) || !('$metadata' in error)) return null;
  const { $metadata: metadata } = error;
  if (typeof metadata !== 'object' || metadata === null || !('httpStatusCode' in metadata)) return null;
  return typeof metadata.httpStatusCode === 'number' ? metadata.httpStatusCode : null;
}
