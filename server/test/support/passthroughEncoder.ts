import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import type { Encoder } from '../../src/media/encoder.ts';
import { PictureError } from '../../src/media/pictureTypes.ts';

/** An encoder that copies files without decoding them and creates no variants. Rejects content that begins with `<`. */
export const passthroughEncoder: Encoder = {
  waiting: 0,
  async ingest({ from, to }) {
    const bytes = await readFile(from);
    if (bytes[0] === 0x3c) throw new PictureError('This file is not a JPEG, PNG, GIF, WebP or AVIF picture.');
    await writeFile(to, bytes, { flag: 'wx' });
    return {
      hash: createHash('sha256').update(bytes).digest('hex').slice(0, 32),
      extension: 'jpg',
      width: 1200,
      height: 900,
      bytes: bytes.length,
      placeholder: 'data:image/webp;base64,UklGRg==',
    };
  },
  variant: async () => ({ isServed: false, width: 1200 }),
  stop: async () => undefined,
};
