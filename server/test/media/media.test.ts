import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createEncoder, type Encoder } from '../../src/media/encoder.ts';
import { createMediaLibrary, type MediaLibrary } from '../../src/media/mediaLibrary.ts';
import { PictureError } from '../../src/media/pictureTypes.ts';
import { mediaRoutes } from '../../src/media/mediaRoutes.ts';
import { createSharedEncoder } from '../support/sharedEncoder.ts';

const realEncoder = createSharedEncoder();

async function library(encoder: Encoder = realEncoder): Promise<{ media: MediaLibrary; folder: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'elvora-media-'));
  const media = createMediaLibrary(join(folder, 'media'), { encoder });
  onTestFinished(async () => {
    await media.close();
    await rm(folder, { recursive: true, force: true });
  });
  return { media, folder };
}

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1976d2' } });

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

async function stored(media: MediaLibrary, folder: string, bytes: Buffer) {
  const path = join(folder, 'upload');
  await writeFile(path, bytes);
  return media.importFile(path);
}

describe('the media library', () => {
  it.each([
    ['jpeg', 'jpg', 'image/jpeg'],
    ['png', 'png', 'image/png'],
    ['webp', 'webp', 'image/webp'],
    ['gif', 'gif', 'image/gif'],
    ['avif', 'avif', 'image/avif'],
  ] as const)(
    'takes %s by its content and names it by its hash (O16, D-17, D-18)',
    async (format, extension, type) => {
      const { media, folder } = await library();
      const bytes = await picture(64, 48).toFormat(format).toBuffer();
      const row = await stored(media, folder, bytes);
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
      expect(await stored(media, folder, bytes)).toEqual(row);
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
    await expect(stored(media, folder, Buffer.from(text))).rejects.toThrow(PictureError);
    expect(await filesIn(media)).toEqual([]);
  });

  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)(
    'rejects a truncated %s and stores nothing (O18)',
    async (format) => {
      const { media, folder } = await library();
      const bytes = await noise(400, 300).toFormat(format).toBuffer();
      const half = bytes.subarray(0, bytes.length / 2);
      await expect(stored(media, folder, half)).rejects.toThrow(PictureError);
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
    const row = await stored(media, folder, bytes);
    expect(performance.now() - began).toBeLessThan(3000);
    expect(row).toMatchObject({ width: 64, height: 48, type: 'image/gif' });
    expect((await sharp(join(media.root, row.name)).metadata()).pages ?? 1).toBe(1);
  });

  it('scales a picture down to the largest size that is shown', async () => {
    const { media, folder } = await library();
    const row = await stored(media, folder, await picture(5000, 1000).png().toBuffer());
    expect(row).toMatchObject({ width: 4000, height: 800 });
  });

  it('drops data appended to the picture in its file (O16)', async () => {
    const { media, folder } = await library();
    const bytes = Buffer.concat([
      await picture(64, 48).jpeg().toBuffer(),
      Buffer.from('<script>alert(1)</script>'),
    ]);
    const row = await stored(media, folder, bytes);
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
    await stored(media, folder, await picture(8, 8).png().toBuffer());
    const began = performance.now();
    await expect(stored(media, folder, bytes)).rejects.toThrow(PictureError);
    expect(performance.now() - began).toBeLessThan(300);
  });

  it('rotates a picture upright and removes its metadata (O21)', async () => {
    const { media, folder } = await library();
    const bytes = await picture(80, 40)
      .withExif({ IFD0: { Copyright: 'secret place' }, IFD3: { GPSLatitude: '22/1 34/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const row = await stored(media, folder, bytes);
    expect(row).toMatchObject({ width: 40, height: 80 });
    const metadata = await sharp(join(media.root, row.name)).metadata();
    expect(metadata.exif).toBeUndefined();
    expect(metadata.orientation).toBeUndefined();
  });

  it('encodes a variant once for concurrent requests, and only at served widths', async () => {
    const { media, folder } = await library();
    const { hash } = await stored(media, folder, await picture(500, 400).jpeg().toBuffer());
    const paths = await Promise.all(Array.from({ length: 20 }, () => media.variantPath(hash, 320, 'webp')));
    expect(new Set(paths)).toEqual(new Set([`variants/${hash}/320.webp`]));
    expect(await readdir(join(media.root, 'variants', hash))).toEqual(['320.webp']);
    expect(await media.variantPath(hash, 500, 'avif')).toBe(`variants/${hash}/500.avif`);
    for (const width of [321, 640, 0, 100_000])
      expect(await media.variantPath(hash, width, 'webp')).toBeNull();
    expect(await media.variantPath('0'.repeat(32), 320, 'webp')).toBeNull();
    expect(await media.variantPath('../../etc', 320, 'webp')).toBeNull();
  });
});

describe('the encoder', () => {
  it('serves a visitor in turn, though another client has asked for all sizes of the same picture', async () => {
    const { media, folder } = await library(createEncoder({ processes: 1 }));
    const { hash } = await stored(media, folder, await noise(1200, 900).jpeg().toBuffer());
    const done: string[] = [];
    const ask = async (client: string, width: number) => {
      await media.variantPath(hash, width, 'webp', { client });
      done.push(`${client} ${width}`);
    };
    const widths = [64, 96, 160, 240, 320, 480, 640];
    const hostile = Promise.all(widths.map((width) => ask('hostile', width)));
    await expect.poll(() => media.waiting).toBeGreaterThan(4);
    await ask('visitor', 640);
    expect(done.filter((name) => name.startsWith('hostile')).length).toBeLessThan(4);
    await hostile;
    expect(done).toHaveLength(8);
  });
});

describe('temporary files (O24)', () => {
  it('are removed when they are old, and kept while in use', async () => {
    const { media } = await library();
    const [old, young] = ['old', 'young'].map((name) => join(media.root, 'incoming', name));
    if (!old || !young) throw new Error('two paths');
    await media.removeTemporaryFiles();
    await mkdir(join(media.root, 'incoming'), { recursive: true });
    await writeFile(old, 'x');
    await writeFile(young, 'x');
    const then = new Date(Date.now() - 61_000);
    await utimes(old, then, then);
    await media.removeTemporaryFiles();
    expect(await filesIn(media)).toEqual(['young']);
  });
});

describe('media over HTTP', () => {
  async function app(encoder?: Encoder): Promise<{ app: FastifyInstance; name: string; hash: string }> {
    const { media, folder } = await library(encoder);
    const row = await stored(media, folder, await picture(500, 400).jpeg().toBuffer());
    const [documentsDir, videoDir] = [join(folder, 'documents'), join(folder, 'video')];
    await mkdir(documentsDir);
    await mkdir(videoDir);
    await writeFile(join(videoDir, 'works.mp4'), '0123456789');
    await writeFile(join(documentsDir, 'policy.pdf'), '%PDF-1.7');
    await writeFile(join(documentsDir, 'plan.docx'), 'x');
    await writeFile(join(documentsDir, 'secret.txt'), 'x');
    await writeFile(join(folder, 'secret.txt'), 'x');
    const server = Fastify();
    await server.register(mediaRoutes, { media, documentsDir, videoDir });
    return { app: server, name: row.name, hash: row.hash };
  }

  it('serves pictures as immutable, sandboxed and with their own type (O26)', async () => {
    const { app: server, name, hash } = await app();
    for (const [url, type] of [
      [`/media/${name}`, 'image/jpeg'],
      [`/media/${hash}/320.avif`, 'image/avif'],
      [`/media/${hash}/320.webp`, 'image/webp'],
      [`/media/${hash}/500.jpg`, 'image/jpeg'],
    ] as const) {
      const response = await server.inject(url);
      expect([url, response.statusCode]).toEqual([url, 200]);
      expect(response.headers).toMatchObject({
        'content-type': type,
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "sandbox; frame-ancestors 'none'",
        'cross-origin-resource-policy': 'cross-origin',
        etag: expect.any(String),
      });
      const width = Number(/(\d+)\.\w+$/.exec(url)?.[1]) || 500;
      if (url.includes(`${hash}/`)) expect((await sharp(response.rawPayload).metadata()).width).toBe(width);
    }
  });

  it.each([
    '/media/nothing.jpg',
    '/media/secret.txt',
    '/media/..%2Fsecret.txt',
    '/media/documents/..%2F..%2Fsecret.txt',
    '/media/documents/secret.txt',
    '/media/documents/nothing.pdf',
    '/media/video/policy.pdf%00.mp4',
    `/media/${'0'.repeat(32)}/320.webp`,
    `/media/${'0'.repeat(32)}/320.svg`,
    '/media/x/y',
    '/media/',
  ])('responds with 404 to %s (O27)', async (url) => {
    const { app: server } = await app();
    const response = await server.inject(url);
    expect(response.statusCode).toBe(404);
    expect(response.body).not.toContain(tmpdir());
  });

  it('serves PDFs inline and all other documents as attachments (D-27, S-250, S-251)', async () => {
    const { app: server } = await app();
    const disposition = async (url: string) => (await server.inject(url)).headers['content-disposition'];
    expect(await disposition('/media/documents/policy.pdf')).toBe('inline; filename="policy.pdf"');
    expect(await disposition('/media/documents/policy.pdf?download')).toBe(
      'attachment; filename="policy.pdf"',
    );
    expect(await disposition('/media/documents/plan.docx')).toBe('attachment; filename="plan.docx"');
  });

  it('serves byte ranges (O82)', async () => {
    const { app: server } = await app();
    const response = await server.inject({
      url: '/media/documents/policy.pdf',
      headers: { range: 'bytes=0-3' },
    });
    expect([response.statusCode, response.body]).toEqual([206, '%PDF']);
  });

  it.each([
    ['bytes=2-5', 206, '2345', 'bytes 2-5/10'],
    ['bytes=6-', 206, '6789', 'bytes 6-9/10'],
    ['bytes=-3', 206, '789', 'bytes 7-9/10'],
    ['bytes=8-99', 206, '89', 'bytes 8-9/10'],
    ['bytes=10-12', 416, '', 'bytes */10'],
    ['pieces=1-2', 200, '0123456789', undefined],
  ])('serves the range %s of a video (O82)', async (range, status, body, contentRange) => {
    const { app: server } = await app();
    const response = await server.inject({ url: '/media/video/works.mp4', headers: { range } });
    expect(response.statusCode).toBe(status);
    expect(response.headers['content-range']).toBe(contentRange);
    if (status !== 416) {
      expect(response.body).toBe(body);
      expect(response.headers).toMatchObject({
        'accept-ranges': 'bytes',
        'content-length': String(body.length),
        'content-type': 'video/mp4',
      });
    }
  });

  it('serves a range only if If-Range matches, else the full video (O82)', async () => {
    const { app: server } = await app();
    const url = '/media/video/works.mp4';
    const { etag, 'last-modified': modified } = (await server.inject({ method: 'HEAD', url })).headers;
    const get = async (version: unknown) => {
      const response = await server.inject({
        url,
        headers: { range: 'bytes=0-3', 'if-range': String(version) },
      });
      return [response.statusCode, response.body];
    };
    for (const known of [etag, modified]) expect(await get(known)).toEqual([206, '0123']);
    expect(await get('"another"')).toEqual([200, '0123456789']);
    expect(await get('Thu, 01 Jan 2015 00:00:00 GMT')).toEqual([200, '0123456789']);
  });

  it('responds to HEAD for a video without a body (O82)', async () => {
    const { app: server } = await app();
    const response = await server.inject({ method: 'HEAD', url: '/media/video/works.mp4' });
    expect([response.statusCode, response.body]).toEqual([200, '']);
    expect(response.headers).toMatchObject({
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=86400',
      'content-length': '10',
      'content-type': 'video/mp4',
    });
  });

  it('responds with 503 and Retry-After when too many pictures are waiting (O78)', async () => {
    const { app: server, hash } = await app(createEncoder({ processes: 1, maxWaiting: 1 }));
    const responses = await Promise.all(
      [64, 96, 160, 240, 320].map((width) => server.inject(`/media/${hash}/${width}.avif`)),
    );
    const full = responses.filter(({ statusCode }) => statusCode === 503);
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2);
    expect(full).toHaveLength(3);
    expect(full[0]?.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
    expect((await server.inject(`/media/${hash}/320.avif`)).statusCode).toBe(200);
  });
});
