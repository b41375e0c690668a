import { randomUUID } from 'node:crypto';
import { access, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { servedWidths } from '@elvora/catalogue/operations';
import { copyFileDurably, moveFileDurably } from '../files/atomicFile.ts';
import { isPictureIntact } from '../files/fileHash.ts';
import type { PictureRow } from '../store/index.ts';
import { createTaskQueue, type TaskOptions } from '../taskQueue.ts';
import type { Bucket } from './bucket.ts';
import { createEncoder, type Encoder } from './encoder.ts';
import { pictureTypes, type VariantFormat } from './pictureTypes.ts';

/** Database row of a stored picture. */
export type StoredPicture = PictureRow;

/** Picture files of the catalogue, named by the hash of their content. */
export interface MediaLibrary {
  /** Stores a picture once per content. Throws `PictureError`, or `QueueFullError` when too many are waiting. */
  importFile(path: string): Promise<StoredPicture>;
  /** Stores a file that another instance has already processed and named by its hash. */
  importStored(file: string, name: string): Promise<void>;
  /** Returns the path of a stored file relative to `root`, or null. */
  originalPath(name: string): Promise<string | null>;
  /** Returns the path of a variant relative to `root`, encoding it on first request; null for a width that is not served. */
  variantPath(
    hash: string,
    width: number,
    format: VariantFormat,
    options?: TaskOptions,
  ): Promise<string | null>;
  /**
   * Makes sure that a picture stored earlier still exists for all servers; returns whether it does. Called before its row is
   * written, while maintenance is locked out.
   */
  ensureStored(name: string): Promise<boolean>;
  /** Returns the hashes of all local files. */
  listHashes(): Promise<string[]>;
  /** Removes a picture and its variants, unless it was stored here at or after `storedBefore`. */
  remove(hash: string, storedBefore: Date): Promise<void>;
  /** Rejects while the bucket cannot be reached. */
  pingBucket(): Promise<void>;
  /** Removes temporary files that a crash has left behind. */
  removeTemporaryFiles(): Promise<void>;
  /** Folder of the files. */
  readonly root: string;
  /** Number of pictures waiting for the encoder. */
  readonly waiting: number;
  close(): Promise<void>;
}

const hashPattern = /^[0-9a-f]{32}$/;
const namePattern = /^([0-9a-f]{32})\.(jpg|png|webp|gif|avif)$/;

/** Returns the name of a stored picture from its name or its URL on this site; null for anything else. */
export const parseStoredName = (image: string) =>
  /^(?:\/media\/)?([0-9a-f]{32}\.(?:jpg|png|webp|gif|avif))$/.exec(image)?.[1] ?? null;

/** Longer than any job: the encoder ends its processes sooner. */
const temporaryFileMaxAgeMs = 60_000;

export interface MediaLibraryOptions {
  encoder?: Encoder;
  /** Shared storage of several servers; null for the local disk only. */
  bucket?: Bucket | null;
}

/** Limits downloads, so that requests for made-up names cannot keep the bucket busy. */
const downloadLimits = { concurrency: 8, maxWaiting: 200 };

export function createMediaLibrary(
  root: string,
  { encoder = createEncoder(), bucket = null }: MediaLibraryOptions = {},
): MediaLibrary {
  const downloads = createTaskQueue(downloadLimits);
  const pendingDownloads = new Map<string, Promise<boolean>>();
  const pendingVariants = new Map<string, Promise<string | null>>();
  const originals = new Map<string, { name: string; width?: number }>();
  /** On the same disk as the files, so that finished files can be renamed atomically. */
  const incoming = join(root, 'incoming');

  /** Whether a file exists on this disk, downloading it from the bucket if necessary. */
  async function isAvailable(name: string): Promise<boolean> {
    if (await fileExists(join(root, name))) return true;
    if (!bucket) return false;
    const pending =
      pendingDownloads.get(name) ??
      downloads.run(() => download(bucket, name)).finally(() => pendingDownloads.delete(name));
    pendingDownloads.set(name, pending);
    return pending;
  }

  const download = (from: Bucket, name: string) =>
    withTemporaryFile(async (temporary) => {
      if (!(await from.download(name, temporary))) return false;
      await moveFileDurably(temporary, join(root, name));
      return true;
    });

  async function originalOf(hash: string): Promise<{ name: string; width?: number } | null> {
    const cached = originals.get(hash);
    if (cached) return cached;
    for (const extension of Object.keys(pictureTypes)) {
      const original = { name: `${hash}.${extension}` };
      if (!(await isAvailable(original.name))) continue;
      originals.set(hash, original);
      return original;
    }
    return null;
  }

  /** Passes the path of a temporary file to `write` and deletes it afterwards, if it still exists. */
  async function withTemporaryFile<T>(write: (temporary: string) => Promise<T>): Promise<T> {
    await mkdir(incoming, { recursive: true });
    const temporary = join(incoming, randomUUID());
    try {
      return await write(temporary);
    } finally {
      await rm(temporary, { force: true });
    }
  }

  function createVariant(
    path: string,
    original: { name: string; width?: number },
    width: number,
    format: VariantFormat,
    options?: TaskOptions,
  ): Promise<string | null> {
    return withTemporaryFile(async (temporary) => {
      const job = { from: join(root, original.name), to: temporary, width, format };
      const isNeeded = async () => !(await fileExists(join(root, path)));
      const variant = await encoder.variant(job, { ...options, isNeeded });
      if (variant === null) return path;
      original.width = variant.width;
      if (!variant.isServed) return null;
      await moveFileDurably(temporary, join(root, path));
      return path;
    });
  }

  return {
    root,
    get waiting() {
      return encoder.waiting;
    },
    async importFile(path) {
      return withTemporaryFile(async (temporary) => {
        const { extension, ...picture } = await encoder.ingest({ from: path, to: temporary });
        const name = `${picture.hash}.${extension}`;
        if (!(await fileExists(join(root, name)))) await moveFileDurably(temporary, join(root, name));
        // Uploaded before its row is written: another server may serve it as soon as the row exists.
        await bucket?.putIfAbsent(name, join(root, name));
        originals.set(picture.hash, { name, width: picture.width });
        return { name, ...picture, type: pictureTypes[extension] };
      });
    },
    async importStored(file, name) {
      if (!namePattern.test(name)) throw new Error(`${name} is not the name of a stored picture.`);
      // Replaces a file that has rotted: a restore is meant to mend it.
      if (!(await isPictureIntact(join(root, name), name))) await copyFileDurably(file, join(root, name));
      await bucket?.putIfAbsent(name, join(root, name));
    },
    async originalPath(name) {
      return namePattern.test(name) && (await isAvailable(name)) ? name : null;
    },
    async variantPath(hash, width, format, options) {
      if (!hashPattern.test(hash)) return null;
      const path = join('variants', hash, `${width}.${format}`);
      if (await fileExists(join(root, path))) return path;
      const original = await originalOf(hash);
      if (!original || (original.width && !servedWidths(original.width).includes(width))) return null;
      // Each client waits in its own line: in that of another it could wait for long.
      const pendingKey = `${options?.client ?? ''} ${path}`;
      const pending = pendingVariants.get(pendingKey);
      if (pending) return pending;
      const encoding = createVariant(path, original, width, format, options).finally(() =>
        pendingVariants.delete(pendingKey),
      );
      pendingVariants.set(pendingKey, encoding);
      return encoding;
    },
    async ensureStored(name) {
      if (!namePattern.test(name) || !(await isAvailable(name))) return false;
      // Another server's maintenance may have removed it from the bucket since.
      await bucket?.putIfAbsent(name, join(root, name));
      return true;
    },
    async listHashes() {
      const [names, withVariants] = await Promise.all([
        readdir(root).catch(() => []),
        readdir(join(root, 'variants')).catch(() => []),
      ]);
      const stored = names.flatMap((name) => namePattern.exec(name)?.[1] ?? []);
      return [...new Set([...stored, ...withVariants.filter((name) => hashPattern.test(name))])];
    },
    async remove(hash, storedBefore) {
      if (!hashPattern.test(hash)) return;
      const names = Object.keys(pictureTypes).map((extension) => `${hash}.${extension}`);
      const files = await Promise.all(names.map((name) => stat(join(root, name)).catch(() => null)));
      if (files.some((file) => file !== null && file.mtime >= storedBefore)) return;
      originals.delete(hash);
      await Promise.all(
        names.flatMap((name) => [rm(join(root, name), { force: true }), bucket?.remove(name)]),
      );
      await rm(join(root, 'variants', hash), { recursive: true, force: true });
    },
    async pingBucket() {
      await bucket?.ping();
    },
    async removeTemporaryFiles() {
      for (const name of await readdir(incoming).catch(() => [])) {
        const file = await stat(join(incoming, name)).catch(() => null);
        if (file && Date.now() - file.mtimeMs > temporaryFileMaxAgeMs)
          await rm(join(incoming, name), { force: true });
      }
    },
    async close() {
      await encoder.stop();
      bucket?.close();
    },
  };
}

async function fileExists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
