import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { MediaLibrary, StoredPicture } from '../../src/media/mediaLibrary.ts';
import { PictureError } from '../../src/media/pictureTypes.ts';

/** Returns a picture row derived from a path instead of a file's content. */
export function fakePicture(path: string): StoredPicture {
  const hash = createHash('sha256').update(path).digest('hex').slice(0, 32);
  return {
    name: `${hash}.jpg`,
    hash,
    width: 1200,
    height: 900,
    placeholder: 'data:image/webp;base64,UklGRg==',
    bytes: 1000,
    type: 'image/jpeg',
  };
}

/** A media library for the seed that stores nothing. */
export const stubMediaLibrary: Pick<MediaLibrary, 'importStored'> = { importStored: async () => undefined };

/** A media library that does not decode files: rejects content that begins with `<`, and names pictures by hash. */
export function createFakeMediaLibrary(): Pick<MediaLibrary, 'importFile' | 'ensureStored'> {
  const stored = new Map<string, StoredPicture>();
  return {
    async importFile(path) {
      const bytes = await readFile(path);
      if (bytes.length === 0) throw new PictureError('This file is empty.');
      if (bytes[0] === 0x3c)
        throw new PictureError('This file is not a JPEG, PNG, GIF, WebP or AVIF picture.');
      const picture = fakePicture(bytes.toString('hex'));
      stored.set(picture.name, picture);
      return picture;
    },
    ensureStored: async (name) => stored.has(name),
  };
}
