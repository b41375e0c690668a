import { join } from 'node:path';
import { moveFileDurably } from '../files/atomicFile.ts';
import { pathExists } from '../files/pathExists.ts';
import { createTaskQueue } from '../taskQueue.ts';
import type { Bucket } from './bucket.ts';
import { pictureTypes } from './pictureTypes.ts';
import type { TemporaryFiles } from './temporaryFiles.ts';

/** A stored picture at its uploaded size. */
export interface Original {
  name: string;
  /** Missing until the encoder has read it. */
  width?: number;
}

export interface OriginalsOptions {
  root: string;
  bucket: Bucket | null;
  temporaryFiles: TemporaryFiles;
}

/** Originals on this disk and in the bucket that servers share. */
export interface Originals {
  /** Whether a file exists on this disk, downloading it from the bucket if necessary. */
  isAvailable(name: string): Promise<boolean>;
  find(hash: string): Promise<Original | null>;
  /** Remembers a picture that has just been stored. */
  add(hash: string, original: Original): void;
  forget(hash: string): void;
}

/** Limits downloads, so that requests for made-up names cannot keep the bucket busy. */
const downloadLimits = { concurrency: 8, maxWaiting: 200 };

/** Returns the possible names of an original: its type depends on its content. */
export const originalNames = (hash: string) =>
  Object.keys(pictureTypes).map((extension) => `${hash}.${extension}`);

export function createOriginals({ root, bucket, temporaryFiles }: OriginalsOptions): Originals {
  const downloads = createTaskQueue(downloadLimits);
  const pendingDownloads = new Map<string, Promise<boolean>>();
  const known = new Map<string, Original>();

  const download = (from: Bucket, name: string) =>
    temporaryFiles.use(async (temporary) => {
      if (!(await from.download(name, temporary))) return false;
      await moveFileDurably(temporary, join(root, name));
      return true;
    });

  async function isAvailable(name: string): Promise<boolean> {
    if (await pathExists(join(root, name))) return true;
    if (!bucket) return false;
    const pending =
      pendingDownloads.get(name) ??
      downloads.run(() => download(bucket, name)).finally(() => pendingDownloads.delete(name));
    pendingDownloads.set(name, pending);
    return pending;
  }

  return {
    isAvailable,
    async find(hash) {
      const original = known.get(hash);
      if (original) return original;
      for (const name of originalNames(hash)) {
        if (!(await isAvailable(name))) continue;
        const found: Original = { name };
        known.set(hash, found);
        return found;
      }
      return null;
    },
    add(hash, original) {
      known.set(hash, original);
    },
    forget(hash) {
      known.delete(hash);
    },
  };
}
