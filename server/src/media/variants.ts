import { join } from 'node:path';
import { isServedWidth } from '@elvora/catalogue/operations';
import { moveFileDurably } from '../files/atomicFile.ts';
import { pathExists } from '../files/pathExists.ts';
import type { TaskOptions } from '../taskQueue.ts';
import type { Encoder } from './encoder.ts';
import type { Original, Originals } from './originals.ts';
import type { VariantFormat } from './pictureTypes.ts';
import type { TemporaryFiles } from './temporaryFiles.ts';

/** One width and format of a picture. */
export interface Variant {
  hash: string;
  width: number;
  format: VariantFormat;
}

export interface VariantsOptions {
  root: string;
  originals: Originals;
  encoder: Encoder;
  temporaryFiles: TemporaryFiles;
}

/** Folder of a picture's variants, or of all, relative to `root`. */
export const variantsFolder = (hash = '') => join('variants', hash);

/**
 * Returns a function that finds the path of a variant relative to `root`, encoding it on first request; null for a width that
 * is not served.
 */
export function createVariants({ root, originals, encoder, temporaryFiles }: VariantsOptions) {
  const pendingVariants = new Map<string, Promise<string | null>>();

  function encode(
    path: string,
    original: Original,
    { width, format }: Variant,
    options?: TaskOptions,
  ): Promise<string | null> {
    return temporaryFiles.use(async (temporary) => {
      const job = { from: join(root, original.name), to: temporary, width, format };
      const isNeeded = async () => !(await pathExists(join(root, path)));
      const variant = await encoder.variant(job, { ...options, isNeeded });
      if (variant === null) return path;
      original.width = variant.width;
      if (!variant.isServed) return null;
      await moveFileDurably(temporary, join(root, path));
      return path;
    });
  }

  return async (variant: Variant, options?: TaskOptions): Promise<string | null> => {
    const { hash, width, format } = variant;
    const path = join(variantsFolder(hash), `${width}.${format}`);
    if (await pathExists(join(root, path))) return path;
    const original = await originals.find(hash);
    if (!original || (original.width && !isServedWidth(original.width, width))) return null;
    // A queue per client: in another client's queue it could wait for long.
    const pendingKey = `${options?.client ?? ''} ${path}`;
    const pending = pendingVariants.get(pendingKey);
    if (pending) return pending;
    const encoding = encode(path, original, variant, options).finally(() =>
      pendingVariants.delete(pendingKey),
    );
    pendingVariants.set(pendingKey, encoding);
    return encoding;
  };
}
