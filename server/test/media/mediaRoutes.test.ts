import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createEncoder, type Encoder } from '../../src/media/encoder.ts';
import { mediaRoutes } from '../../src/media/mediaRoutes.ts';
import { importPicture, openLibrary, picture } from '../support/mediaLibraries.ts';
import { createSharedEncoder } from '../support/sharedEncoder.ts';

const sharedEncoder = createSharedEncoder();

describe('media over HTTP', () => {
  async function app(encoder?: Encoder): Promise<{ app: FastifyInstance; name: string; hash: string }> {
    const { media, folder } = await openLibrary(encoder ?? sharedEncoder);
    const row = await importPicture(media, folder, await picture(500, 400).jpeg().toBuffer());
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
