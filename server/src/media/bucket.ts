import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { mediaType } from './pictureTypes.ts';

/** Where several machines keep their pictures together; each has a copy of what it needs on its own disk. */
export interface Bucket {
  /** Keeps a file under a name, unless it is there already: a name stands for its content. */
  putIfAbsent(name: string, file: string): Promise<void>;
  /** Writes what is kept under a name to a file; false when there is nothing. */
  download(name: string, to: string): Promise<boolean>;
  remove(name: string): Promise<void>;
  close(): void;
}

/**
 * A bucket that speaks S3: `https://KEY:SECRET@host/bucket/folder?region=ap-south-1`. Without key and secret they come
 * from where the SDK finds them: environment, files, the machine's role. The SDK is loaded only when there is a bucket.
 */
export async function openBucket(address: string): Promise<Bucket> {
  const { S3Client, GetObjectCommand, HeadObjectCommand, PutObjectCommand, DeleteObjectCommand } =
    await import('@aws-sdk/client-s3');
  const { endpoint, bucket, folder, region, credentials } = parseBucketUrl(address);
  const client = new S3Client({
    endpoint,
    region,
    ...(credentials ? { credentials } : {}),
    // The bucket's name in the path: not every host has names of buckets in its certificate.
    forcePathStyle: true,
    // Newer kinds of checksums are not known everywhere; the signature covers the content anyway.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 3000, requestTimeout: 30_000 },
  });
  const at = (name: string) => ({ Bucket: bucket, Key: `${folder}${name}` });

  return {
    async putIfAbsent(name, file) {
      const { size } = await stat(file);
      const there = await client.send(new HeadObjectCommand(at(name))).catch(nullIfMissing);
      if (there?.ContentLength === size) return;
      await client.send(
        new PutObjectCommand({
          ...at(name),
          Body: createReadStream(file),
          ContentLength: size,
          ContentType: mediaType(name),
          CacheControl: 'public, max-age=31536000, immutable',
        }),
      );
    },
    async download(name, to) {
      const found = await client.send(new GetObjectCommand(at(name))).catch(nullIfMissing);
      if (!found?.Body) return false;
      await pipeline(found.Body as Readable, createWriteStream(to, { flush: true }));
      return true;
    },
    async remove(name) {
      await client.send(new DeleteObjectCommand(at(name)));
    },
    close: () => client.destroy(),
  };
}

/** Nothing there is an answer, not a failure. */
function nullIfMissing(error: unknown): null {
  if (error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound')) return null;
  throw error;
}

export function parseBucketUrl(address: string) {
  const { origin, username, password, pathname, searchParams } = new URL(address);
  const [bucket = '', ...folders] = pathname.split('/').filter(Boolean).map(decodeURIComponent);
  return {
    endpoint: origin,
    bucket,
    folder: folders.map((name) => `${name}/`).join(''),
    region: searchParams.get('region') ?? 'us-east-1',
    credentials:
      username === ''
        ? null
        : { accessKeyId: decodeURIComponent(username), secretAccessKey: decodeURIComponent(password) },
  };
}
