import { readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Encoder } from '../../src/media/encoder.ts';
import type { MediaLibrary } from '../../src/media/mediaLibrary.ts';
import { PictureError } from '../../src/media/pictureTypes.ts';
import { createTaskQueue } from '../../src/taskQueue.ts';
import { passthroughEncoder } from '../support/passthroughEncoder.ts';
import { importPicture, openLibrary, picture } from '../support/mediaLibraries.ts';
import { createSharedEncoder } from '../support/sharedEncoder.ts';

const sharedEncoder = createSharedEncoder();
const library = (encoder: Encoder = sharedEncoder) => openLibrary(encoder);

const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  });

/** Lists the files of a library, without folders. */
const filesIn = async (media: MediaLibrary) =>
  (await readdir(media.root, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

describe('the media library', () => {
  it.each([
    ['jpeg', 'jpg', 'image/jpeg'],
    ['png', 'png', 'image/png'],
    ['webp', 'webp', 'image/webp'],
    ['gif', 'gif', 'image/gif'],
    ['avif', 'avif', 'image/avif'],
  ] as const)(
    'accepts %s by its content and names it by its hash (O16, D-17, D-18)',
    async (format, extension, type) => {
      const { media, folder } = await library();
      const bytes = await picture(64, 48).toFormat(format).toBuffer();
      const row = await importPicture(media, folder, bytes);
      expect(row).toEqual({
        name: `${row.hash}.${extension}`,
        hash: expect.stringMatching(/^[0-9a-f]{32}$/),
        width: 64,
        height: 48,
        placeholder: expect.stringMatching(/^data:image\/webp;base64,/),
        bytes: expect.any(Number),
        type,
      });
      expect(row.placeholder.length).toBeLessThan(250);
      expect(await importPicture(media, folder, bytes)).toEqual(row);
      expect(await filesIn(media)).toEqual([row.name]);
    },
  );

  it.each([
    ['nothing', ''],
    ['text', 'hello'],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>'],
    ['PDF', '%PDF-1.7\n1 0 obj'],
    ['half a GIF', 'GIF89a'],
  ])('rejects %s and stores nothing (O18)', async (_what, text) => {
    const { media, folder } = await library();
    await expect(importPicture(media, folder, Buffer.from(text))).rejects.toThrow(PictureError);
    expect(await filesIn(media)).toEqual([]);
  });

  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)(
    'rejects a truncated %s and stores nothing (O18)',
    async (format) => {
      const { media, folder } = await library();
      const bytes = await noise(400, 300).toFormat(format).toBuffer();
      const half = bytes.subarray(0, bytes.length / 2);
      await expect(importPicture(media, folder, half)).rejects.toThrow(PictureError);
      expect(await filesIn(media)).toEqual([]);
    },
  );

  it('stores the first frame of an animation (O20)', async () => {
    const { media, folder } = await library();
    const frames = Array.from({ length: 500 }, (_, frame) =>
      Buffer.alloc(64 * 48 * 3, frame % 2 === 0 ? 200 : 20),
    );
    const bytes = await sharp(Buffer.concat(frames), {
      raw: { width: 64, height: 48 * 500, channels: 3, pageHeight: 48 },
    })
      .gif()
      .toBuffer();
    expect((await sharp(bytes).metadata()).pages).toBe(500);
    const began = performance.now();
    const row = await importPicture(media, folder, bytes);
    expect(performance.now() - began).toBeLessThan(3000);
    expect(row).toMatchObject({ width: 64, height: 48, type: 'image/gif' });
    expect((await sharp(join(media.root, row.name)).metadata()).pages ?? 1).toBe(1);
  });

  it('scales a picture down to the largest size that is shown', async () => {
    const { media, folder } = await library();
    const row = await importPicture(media, folder, await picture(5000, 1000).png().toBuffer());
    expect(row).toMatchObject({ width: 4000, height: 800 });
  });

  it('drops data appended to the picture in its file (O16)', async () => {
    const { media, folder } = await library();
    const bytes = Buffer.concat([
      await picture(64, 48).jpeg().toBuffer(),
      Buffer.from('<script>alert(1)</script>'),
    ]);
    const row = await importPicture(media, folder, bytes);
    expect((await readFile(join(media.root, row.name))).includes('script')).toBe(false);
  });

  it('rejects 60 megapixels before decoding them (O19)', async () => {
    const { media, folder } = await library();
    const bytes = await sharp({
      create: { width: 10_000, height: 6_000, channels: 3, background: '#fff' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 1 })
      .toBuffer();
    // The encoder process starts with the first picture.
    await importPicture(media, folder, await picture(8, 8).png().toBuffer());
    const began = performance.now();
    await expect(importPicture(media, folder, bytes)).rejects.toThrow(PictureError);
    expect(performance.now() - began).toBeLessThan(300);
  });

  it('rotates a picture upright and removes its metadata (O21)', async () => {
    const { media, folder } = await library();
    const bytes = await picture(80, 40)
      .withExif({ IFD0: { Copyright: 'secret place' }, IFD3: { GPSLatitude: '22/1 34/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const row = await importPicture(media, folder, bytes);
    expect(row).toMatchObject({ width: 40, height: 80 });
    const metadata = await sharp(join(media.root, row.name)).metadata();
    expect(metadata.exif).toBeUndefined();
    expect(metadata.orientation).toBeUndefined();
  });

  it('encodes a variant once for concurrent requests, and only at served widths', async () => {
    const { media, folder } = await library();
    const { hash } = await importPicture(media, folder, await picture(500, 400).jpeg().toBuffer());
    const paths = await Promise.all(Array.from({ length: 20 }, () => media.variantPath(hash, 320, 'webp')));
    expect(new Set(paths)).toEqual(new Set([`variants/${hash}/320.webp`]));
    expect(await readdir(join(media.root, 'variants', hash))).toEqual(['320.webp']);
    expect(await media.variantPath(hash, 500, 'avif')).toBe(`variants/${hash}/500.avif`);
    expect(await media.variantPath(hash, 480, 'webp')).toBe(`variants/${hash}/480.webp`);
    for (const width of [321, 640, 0, 100_000])
      expect(await media.variantPath(hash, width, 'webp')).toBeNull();
    expect(await media.variantPath('0'.repeat(32), 320, 'webp')).toBeNull();
    expect(await media.variantPath('../../etc', 320, 'webp')).toBeNull();
  });
});

describe('the encoder', () => {
  it('rejects an AVIF picture that would take too much memory to decode (O19)', async () => {
    const { media, folder } = await library();
    const large = await picture(4000, 2600).avif({ effort: 0, quality: 1 }).toBuffer();
    await expect(importPicture(media, folder, large)).rejects.toThrow(
      'This AVIF picture has more than 10 million pixels. Larger pictures can be JPEG, PNG or WebP.',
    );
  });

  it('serves clients in turn, even if another one requests all sizes of the same picture', async () => {
    const queue = createTaskQueue({ concurrency: 1 });
    const gate = Promise.withResolvers<undefined>();
    const turns: (string | undefined)[] = [];
    const { media, folder } = await library({
      ...passthroughEncoder,
      variant: (job, { isNeeded = async () => true, ...options } = {}) =>
        queue.run(async () => {
          await gate.promise;
          turns.push(options.client);
          if (!(await isNeeded())) return null;
          await writeFile(job.to, 'encoded');
          return { isServed: true, width: 1200 };
        }, options),
    });
    const { hash } = await importPicture(media, folder, Buffer.from('picture'));
    const requestVariant = (client: string, width: number) =>
      media.variantPath(hash, width, 'webp', { client });
    const hostile = [64, 96, 160, 240, 320, 480, 640].map((width) => requestVariant('hostile', width));
    await expect.poll(() => queue.waiting).toBe(6);
    const visitor = requestVariant('visitor', 640);
    await expect.poll(() => queue.waiting).toBe(7);
    gate.resolve(undefined);
    await Promise.all([...hostile, visitor]);
    expect(turns.indexOf('visitor')).toBeLessThan(3);
    expect(turns).toHaveLength(8);
  });
});

describe('temporary files (O24)', () => {
  it('are removed when they are old, and kept while in use', async () => {
    const gate = Promise.withResolvers<undefined>();
    const hoursAgo = new Date(Date.now() - 4 * 3_600_000);
    const begun = Promise.withResolvers<undefined>();
    const { media, folder } = await library({
      ...passthroughEncoder,
      async ingest(job) {
        await writeFile(job.to, 'written so far');
        await utimes(job.to, hoursAgo, hoursAgo);
        begun.resolve(undefined);
        await gate.promise;
        await rm(job.to);
        return passthroughEncoder.ingest(job);
      },
    });
    const incoming = join(media.root, 'incoming');
    const upload = importPicture(media, folder, await picture(64, 48).jpeg().toBuffer());
    await begun.promise;
    for (const [name, ageMs] of [
      ['old', 3_601_000],
      ['young', 121_000],
    ] as const) {
      const then = new Date(Date.now() - ageMs);
      await writeFile(join(incoming, name), 'x');
      await utimes(join(incoming, name), then, then);
    }
    await media.removeTemporaryFiles();
    expect((await readdir(incoming)).toSorted()).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), 'young']);
    gate.resolve(undefined);
    const { name } = await upload;
    expect((await filesIn(media)).toSorted()).toEqual([name, 'young'].toSorted());
  });
});
