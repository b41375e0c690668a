import { randomUUID } from 'node:crypto';
import { access, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { servedWidths } from '@elvora/catalogue/operations';
import { copyFileDurably, moveFileDurably } from '../files/atomicFile.ts';
import type { PictureRow } from '../store/index.ts';
import { createTaskQueue, type Priority } from '../taskQueue.ts';
import type { Bucket } from './bucket.ts';
import { createEncoder, type Encoder } from './encoder.ts';
import { pictureTypes, type VariantFormat } from './pictureTypes.ts';

/** A picture as it is stored: the row that describes its file. */
export type StoredPicture = PictureRow;

/** The pictures of the catalogue, as files under the hash of their content. */
export interface MediaLibrary {
  /** Stores a picture; the same content is stored once. Throws `PictureError`, or `QueueFullError` when too many wait. */
  importFile(path: string): Promise<StoredPicture>;
  /** Stores a file that is a stored picture of another house already: its content is what its name says. */
  importStored(file: string, name: string): Promise<void>;
  /** Path of a stored file below `root`, or null. */
  originalPath(name: string): Promise<string | null>;
  /** Path below `root` of a picture at a served width, made when it is asked for the first time; else null. */
  variantPath(
    hash: string,
    width: number,
    format: VariantFormat,
    priority?: Priority,
  ): Promise<string | null>;
  /**
   * Whether a picture that was stored is still kept, for all machines: asked before its row is written, while nobody
   * tidies.
   */
  ensureStored(name: string): Promise<boolean>;
  /** Hashes of all that lies here. */
  listHashes(): Promise<string[]>;
  /** Removes a picture with its variants, unless it was stored here after a moment. */
  remove(hash: string, storedBefore: Date): Promise<void>;
  /** Removes what a crash has left half done. */
  removeTemporaryFiles(): Promise<void>;
  /** Folder of the files. */
  readonly root: string;
  /** Pictures waiting to be made. */
  readonly waiting: number;
  close(): Promise<void>;
}

const hashPattern = /^[0-9a-f]{32}$/;
const namePattern = /^([0-9a-f]{32})\.(jpg|png|webp|gif|avif)$/;

/** The name of one of our pictures, as itself or as its address on this site; null for anything else. */
export const parseStoredName = (image: string) =>
  /^(?:\/media\/)?([0-9a-f]{32}\.(?:jpg|png|webp|gif|avif))$/.exec(image)?.[1] ?? null;

/** Nothing is under way for longer: the process that makes pictures is ended before. */
const temporaryFileMaxAgeMs = 60_000;

export interface MediaLibraryOptions {
  encoder?: Encoder;
  /** Keeps the pictures of several machines; null when this disk is the only one. */
  bucket?: Bucket | null;
}

/** Pictures that are fetched at once, and wait for it: nobody is to keep the bucket busy with made-up names. */
const downloadLimits = { concurrency: 8, maxWaiting: 200 };

export function createMediaLibrary(
  root: string,
  { encoder = createEncoder(), bucket = null }: MediaLibraryOptions = {},
): MediaLibrary {
  const downloads = createTaskQueue(downloadLimits);
  const fetching = new Map<string, Promise<boolean>>();
  const inFlight = new Map<string, Promise<string | null>>();
  const originals = new Map<string, { name: string; width?: number }>();
  /** On the same disk as the files, so that a finished one moves to its place in one step. */
  const incoming = join(root, 'incoming');

  /** Whether a stored picture's file is on this disk, or can be brought here. */
  async function isHere(name: string): Promise<boolean> {
    if (await fileExists(join(root, name))) return true;
    if (!bucket) return false;
    const underWay =
      fetching.get(name) ?? downloads.run(() => bring(bucket, name)).finally(() => fetching.delete(name));
    fetching.set(name, underWay);
    return underWay;
  }

  const bring = (from: Bucket, name: string) =>
    withNewFile(async (temporary) => {
      if (!(await from.download(name, temporary))) return false;
      await moveFileDurably(temporary, join(root, name));
      return true;
    });

  async function originalOf(hash: string): Promise<{ name: string; width?: number } | null> {
    const known = originals.get(hash);
    if (known) return known;
    for (const extension of Object.keys(pictureTypes)) {
      const found = { name: `${hash}.${extension}` };
      if (!(await isHere(found.name))) continue;
      originals.set(hash, found);
      return found;
    }
    return null;
  }

  /** Gives work a file to write that is either moved to its place as a whole, or gone. */
  async function withNewFile<T>(write: (temporary: string) => Promise<T>): Promise<T> {
    await mkdir(incoming, { recursive: true });
    const temporary = join(incoming, randomUUID());
    try {
      return await write(temporary);
    } finally {
      await rm(temporary, { force: true });
    }
  }

  function make(
    path: string,
    original: { name: string; width?: number },
    width: number,
    format: VariantFormat,
    priority?: Priority,
  ): Promise<string | null> {
    return withNewFile(async (temporary) => {
      const job = { from: join(root, original.name), to: temporary, width, format };
      const made = await encoder.variant(job, priority);
      original.width = made.width;
      if (!made.isMade) return null;
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
      return withNewFile(async (temporary) => {
        const { extension, ...taken } = await encoder.ingest({ from: path, to: temporary });
        const name = `${taken.hash}.${extension}`;
        if (!(await fileExists(join(root, name)))) await moveFileDurably(temporary, join(root, name));
        // Before its row: whoever reads the row on another machine finds the picture.
        await bucket?.putIfAbsent(name, join(root, name));
        originals.set(taken.hash, { name, width: taken.width });
        return { name, ...taken, type: pictureTypes[extension] };
      });
    },
    async importStored(file, name) {
      if (!namePattern.test(name)) throw new Error(`${name} is no name of a stored picture.`);
      if (!(await fileExists(join(root, name)))) await copyFileDurably(file, join(root, name));
      await bucket?.putIfAbsent(name, join(root, name));
    },
    async originalPath(name) {
      return namePattern.test(name) && (await isHere(name)) ? name : null;
    },
    async variantPath(hash, width, format, priority) {
      if (!hashPattern.test(hash)) return null;
      const path = join('variants', hash, `${width}.${format}`);
      if (await fileExists(join(root, path))) return path;
      const original = await originalOf(hash);
      if (!original || (original.width && !servedWidths(original.width).includes(width))) return null;
      const underWay = inFlight.get(path);
      if (underWay) return underWay;
      const making = make(path, original, width, format, priority).finally(() => inFlight.delete(path));
      inFlight.set(path, making);
      return making;
    },
    async ensureStored(name) {
      if (!namePattern.test(name) || !(await isHere(name))) return false;
      // Another machine may have tidied the bucket since the picture was stored.
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
      const found = await Promise.all(names.map((name) => stat(join(root, name)).catch(() => null)));
      if (found.some((file) => file !== null && file.mtime >= storedBefore)) return;
      originals.delete(hash);
      await Promise.all(
        names.flatMap((name) => [rm(join(root, name), { force: true }), bucket?.remove(name)]),
      );
      await rm(join(root, 'variants', hash), { recursive: true, force: true });
    },
    async removeTemporaryFiles() {
      for (const name of await readdir(incoming).catch(() => [])) {
        const found = await stat(join(incoming, name)).catch(() => null);
        if (found && Date.now() - found.mtimeMs > temporaryFileMaxAgeMs)
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
