import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { copyFileDurably, moveFileDurably } from '../files/atomicFile.ts';
import { isPictureIntact } from '../files/fileHash.ts';
import { pathExists } from '../files/pathExists.ts';
import type { PictureRow } from '../store/index.ts';
import type { TaskOptions } from '../taskQueue.ts';
import type { Bucket } from './bucket.ts';
import { createEncoder, type Encoder } from './encoder.ts';
import { createOriginals, originalNames } from './originals.ts';
import { pictureTypes, type VariantFormat } from './pictureTypes.ts';
import { createTemporaryFiles } from './temporaryFiles.ts';
import { createVariants, variantsFolder } from './variants.ts';

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

export interface MediaLibraryOptions {
  encoder?: Encoder;
  /** Shared storage of several servers; null for the local disk only. */
  bucket?: Bucket | null;
}

export function createMediaLibrary(
  root: string,
  { encoder = createEncoder(), bucket = null }: MediaLibraryOptions = {},
): MediaLibrary {
  const temporaryFiles = createTemporaryFiles(join(root, 'incoming'));
  const originals = createOriginals({ root, bucket, temporaryFiles });
  const findVariant = createVariants({ root, originals, encoder, temporaryFiles });

  return {
    root,
    get waiting() {
      return encoder.waiting;
    },
    importFile: (path) =>
      temporaryFiles.use(async (temporary) => {
        const { extension, ...picture } = await encoder.ingest({ from: path, to: temporary });
        const name = `${picture.hash}.${extension}`;
        if (!(await pathExists(join(root, name)))) await moveFileDurably(temporary, join(root, name));
        // Uploaded before its row is written: another server may serve it as soon as the row exists.
        await bucket?.putIfAbsent(name, join(root, name));
        originals.add(picture.hash, { name, width: picture.width });
        return { name, ...picture, type: pictureTypes[extension] };
      }),
    async importStored(file, name) {
      if (!namePattern.test(name)) throw new Error(`${name} is not the name of a stored picture.`);
      // Replaces a corrupted file: a restore should repair it.
      if (!(await isPictureIntact(join(root, name), name))) await copyFileDurably(file, join(root, name));
      await bucket?.putIfAbsent(name, join(root, name));
    },
    async originalPath(name) {
      return namePattern.test(name) && (await originals.isAvailable(name)) ? name : null;
    },
    async variantPath(hash, width, format, options) {
      return hashPattern.test(hash) ? findVariant({ hash, width, format }, options) : null;
    },
    async ensureStored(name) {
      if (!namePattern.test(name) || !(await originals.isAvailable(name))) return false;
      // Another server's maintenance may have removed it from the bucket since.
      await bucket?.putIfAbsent(name, join(root, name));
      return true;
    },
    async listHashes() {
      const [names, withVariants] = await Promise.all([
        readdir(root).catch(() => []),
        readdir(join(root, variantsFolder())).catch(() => []),
      ]);
      const stored = names.flatMap((name) => namePattern.exec(name)?.[1] ?? []);
      return [...new Set([...stored, ...withVariants.filter((name) => hashPattern.test(name))])];
    },
    async remove(hash, storedBefore) {
      if (!hashPattern.test(hash)) return;
      const names = originalNames(hash);
      const files = await Promise.all(names.map((name) => stat(join(root, name)).catch(() => null)));
      if (files.some((file) => file !== null && file.mtime >= storedBefore)) return;
      originals.forget(hash);
      await Promise.all(
        names.flatMap((name) => [rm(join(root, name), { force: true }), bucket?.remove(name)]),
      );
      await rm(join(root, variantsFolder(hash)), { recursive: true, force: true });
    },
    async pingBucket() {
      await bucket?.ping();
    },
    removeTemporaryFiles: () => temporaryFiles.removeAbandoned(),
    async close() {
      await encoder.stop();
      bucket?.close();
    },
  };
}
