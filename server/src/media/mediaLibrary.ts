import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { servedWidths } from '@elvora/catalogue/operations';
import sharp from 'sharp';
import type { PictureRow } from '../store/index.ts';
import {
  encodeVariant,
  type PictureExtension,
  pictureTypes,
  placeholderOf,
  readPicture,
  type VariantFormat,
} from './encoding.ts';
import { createQueue } from './queue.ts';

/** A picture as it is stored: the row that describes its file. */
export type StoredPicture = PictureRow;

/** The pictures of the catalogue, as files under the hash of their content. */
export interface MediaLibrary {
  /** Stores a picture; the same content is stored once. Throws `PictureError`. */
  importFile(path: string): Promise<StoredPicture>;
  /** Path of a stored file below `root`, or null. */
  original(name: string): Promise<string | null>;
  /** Path below `root` of a picture at a served width, made when it is asked for the first time; else null. */
  variant(
    hash: string,
    width: number,
    format: VariantFormat,
    priority?: 'urgent' | 'idle',
  ): Promise<string | null>;
  /** Folder of the files. */
  readonly root: string;
  /** Variants waiting to be made. */
  readonly waiting: number;
  close(): Promise<void>;
}

const hashLength = 32;
const namePattern = /^([0-9a-f]{32})\.(jpg|png|webp|gif|avif)$/;
const encodersAtOnce = 2;

export function createMediaLibrary(root: string): MediaLibrary {
  const queue = createQueue(encodersAtOnce);
  const inFlight = new Map<string, Promise<string>>();
  const originals = new Map<string, { name: string; width: number }>();

  async function originalOf(hash: string): Promise<{ name: string; width: number } | null> {
    const known = originals.get(hash);
    if (known) return known;
    for (const extension of Object.keys(pictureTypes)) {
      const name = `${hash}.${extension}`;
      if (!(await isFile(join(root, name)))) continue;
      const { width } = await sharp(join(root, name)).metadata();
      originals.set(hash, { name, width });
      return { name, width };
    }
    return null;
  }

  async function make(path: string, original: string, width: number, format: VariantFormat): Promise<string> {
    await writeDurably(join(root, path), await encodeVariant(join(root, original), width, format));
    return path;
  }

  return {
    root,
    get waiting() {
      return queue.waiting;
    },
    async importFile(path) {
      const { bytes, extension, width, height } = await readPicture(await readFile(path));
      const hash = createHash('sha256').update(bytes).digest('hex').slice(0, hashLength);
      const name = `${hash}.${extension}`;
      if (!(await isFile(join(root, name)))) await writeDurably(join(root, name), bytes);
      return {
        name,
        hash,
        width,
        height,
        placeholder: await placeholderOf(bytes),
        bytes: bytes.length,
        type: pictureTypes[extension],
      };
    },
    async original(name) {
      return namePattern.test(name) && (await isFile(join(root, name))) ? name : null;
    },
    async variant(hash, width, format, priority) {
      if (!/^[0-9a-f]{32}$/.test(hash)) return null;
      const path = join('variants', hash, `${width}.${format}`);
      if (await isFile(join(root, path))) return path;
      const original = await originalOf(hash);
      if (!original || !servedWidths(original.width).includes(width)) return null;
      const making =
        inFlight.get(path) ?? queue.run(() => make(path, original.name, width, format), priority);
      inFlight.set(path, making);
      try {
        return await making;
      } finally {
        inFlight.delete(path);
      }
    },
    close: () => queue.stop(),
  };
}

/** Content type of a stored or encoded file by its name. */
export function mediaType(path: string): string {
  const extension = path.slice(path.lastIndexOf('.') + 1);
  return pictureTypes[extension as PictureExtension] ?? 'application/octet-stream';
}

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
}

/** A file is either whole or not there: written beside its place, synced, then moved (durability practice). */
async function writeDurably(path: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const temporary = `${path}.${randomUUID()}.tmp`;
  const file = await open(temporary, 'wx');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporary, path);
  const folder = await open(dirname(path), 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
