import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { QueueFullError } from '../../src/taskQueue.ts';
import { fieldParts, type FormPart, imagePart, multipartForm } from '../support/catalogueApp.ts';
import { passthroughEncoder } from '../support/passthroughEncoder.ts';
import { createSharedEncoder } from '../support/sharedEncoder.ts';
import { megabyte, uploadApp, uploadFields } from '../support/uploadApp.ts';

const realEncoder = createSharedEncoder();

const jpeg = () =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: '#1976d2' } })
    .jpeg()
    .toBuffer();

/** A 50 KB PNG of 20,000 × 20,000 pixels. */
function hugePng(): Buffer {
  const side = 20_000;
  const chunk = (type: string, data: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const body = Buffer.concat([Buffer.from(type), data]);
    const checksum = Buffer.alloc(4);
    checksum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, checksum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1;
  const rows = Buffer.alloc(side * (1 + Math.ceil(side / 8)));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const heic = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypheic\0\0\0\0mif1heic'),
  Buffer.alloc(400),
]);

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

describe('uploaded images', { timeout: 20_000 }, () => {
  it('are re-encoded and visible immediately (O16, S-358)', async () => {
    const { app, create, store } = await uploadApp({ encoder: realEncoder });
    expect((await create(imagePart(await jpeg(), 'relay.jpg'))).statusCode).toBe(201);
    const [product] = (await app.inject('/backend/products')).json().data;
    expect(product.pictures).toMatchObject([{ name: product.images, width: 64, height: 48 }]);
    const picture = await app.inject(`/media/${product.images}`);
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect((await store.pictures([product.images])).size).toBe(1);
  });

  it.each([
    ['an empty file', Buffer.alloc(0), 'nothing.jpg', 'This file is empty'],
    ['an SVG named PNG', Buffer.from(svg), 'drawing.png', 'not a JPEG, PNG, GIF, WebP or AVIF'],
    ['text named PNG', Buffer.from('hello'), 'text.png', 'not a JPEG, PNG, GIF, WebP or AVIF'],
    ['a PDF named JPG', Buffer.from('%PDF-1.7\n1 0 obj'), 'page.jpg', 'not a JPEG, PNG, GIF, WebP or AVIF'],
    ['HEIC', heic, 'phone.heic', 'not a JPEG, PNG, GIF, WebP or AVIF'],
    ['400 megapixels in 50 KB', hugePng(), 'bomb.png', 'too large'],
    ['a path as its name', Buffer.from(svg), '../../etc/passwd', 'passwd: '],
  ])('are rejected when one is %s, without any change (O18, O19, D-18)', async (_what, bytes, name, text) => {
    const { create, state } = await uploadApp({ encoder: realEncoder });
    await create();
    const before = await state();
    const response = await create(imagePart(await jpeg(), 'good.jpg'), imagePart(bytes, name));
    expect([response.statusCode, response.json()]).toMatchObject([422, { success: false, fields: {} }]);
    const message: string = response.json().fields.images;
    expect(message).toContain(text);
    expect(message).not.toContain('good.jpg');
    expect(response.json().error).toBe(message);
    // The valid file may remain until maintenance; no row refers to it.
    const { files: _files, ...after } = await state();
    expect(after).toEqual({ version: before.version, products: before.products, pending: [] });
  });

  it('are rejected with the name and reason of each (D-19)', async () => {
    const { create } = await uploadApp({ encoder: realEncoder });
    const response = await create(
      imagePart(svg, 'a.svg'),
      imagePart(await jpeg()),
      imagePart('hello', 'b.png'),
    );
    expect(response.json().fields.images.split('\n')).toEqual([
      expect.stringMatching(/^a\.svg: /),
      expect.stringMatching(/^b\.png: /),
    ]);
  });

  it('must be smaller than 10 MB each (O17, S-334)', async () => {
    const { create, state } = await uploadApp();
    const before = await state();
    const rejected = await create(imagePart(Buffer.alloc(10 * megabyte, 1), 'large.jpg'));
    expect([rejected.statusCode, rejected.json()]).toEqual([
      413,
      {
        success: false,
        error: 'large.jpg: An image has less than 10 MB',
        message: 'large.jpg: An image has less than 10 MB',
        fields: { images: 'large.jpg: An image has less than 10 MB' },
      },
    ]);
    expect(await state()).toEqual(before);
    const accepted = await create(imagePart(Buffer.alloc(10 * megabyte - 1, 1)));
    expect(accepted.statusCode).toBe(201);
    expect((await state()).products).toMatchObject([{ pictures: [{ bytes: 10 * megabyte - 1 }] }]);
  });

  it('are limited to 20 per form and 60 per product (O28)', async () => {
    const { create, send, state, inject } = await uploadApp();
    const before = await state();
    for (const count of [21, 30]) {
      const response = await create(
        ...Array.from({ length: count }, (_, index) => imagePart(`picture ${index}`)),
      );
      expect([response.statusCode, response.json().error]).toEqual([422, 'Send at most 20 images at once']);
    }
    expect(await state()).toEqual(before);
    const twenty = Array.from({ length: 20 }, (_, index) => imagePart(`picture ${index}`));
    expect((await create(...twenty)).statusCode).toBe(201);
    const [product] = (await state()).products;
    const names = product?.pictures.map(({ name }) => name) ?? [];
    expect(names).toHaveLength(20);
    const many = { ...uploadFields, existingImages: [...names, ...names, ...names] };
    const update = (parts: readonly FormPart[]) =>
      inject({ method: 'PUT', url: `/backend/products/${product?.id}`, ...multipartForm(parts) });
    expect((await update([...fieldParts(many), imagePart('one more')])).statusCode).toBe(422);
    expect((await update(fieldParts(many))).statusCode).toBe(200);
    expect((await send([imagePart('x')], '/backend/pictures')).statusCode).toBe(422);
  });

  it('are ignored when empty or in another field', async () => {
    const { create, state } = await uploadApp();
    const other = { name: 'attachment', value: 'x', fileName: 'a.jpg' };
    expect((await create(imagePart('', ''), other)).statusCode).toBe(201);
    expect(await state()).toMatchObject({ products: [{ pictures: [] }], files: [] });
    // Also next to the maximum number of files.
    const twenty = Array.from({ length: 20 }, (_, index) => imagePart(`picture ${index}`));
    expect((await create(...twenty, imagePart('', ''))).statusCode).toBe(201);
    expect((await create(...twenty, other)).statusCode).toBe(201);
  });

  it.each([
    'a,b.jpg',
    '"quoted".jpg',
    "it's.jpg",
    '🔌.jpg',
    'مرحل.jpg',
    '\u202Egpj.exe',
    'a\nb.jpg',
    'x'.repeat(150),
  ])('may have the file name %j, which is not used (D-17)', async (name) => {
    const { create, state } = await uploadApp();
    expect((await create(imagePart('one', name))).statusCode).toBe(201);
    const [product] = (await state()).products;
    expect(product?.pictures[0]?.name).toMatch(/^[0-9a-f]{32}\.jpg$/);
  });
});

it('responds with an error and changes nothing when the disk is full', async () => {
  const noSpace = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
  const { create, state } = await uploadApp({
    encoder: { ...passthroughEncoder, ingest: () => Promise.reject(noSpace) },
  });
  const before = await state();
  const response = await create(imagePart('one'));
  expect([response.statusCode, response.json()]).toEqual([
    507,
    {
      success: false,
      error: 'The server has run out of storage. Nothing was changed.',
      message: 'The server has run out of storage. Nothing was changed.',
      requestId: expect.any(String),
    },
  ]);
  expect(await state()).toEqual(before);
});

it('responds with 503 and changes nothing when the queue of pictures is full (O78)', async () => {
  const { create, state } = await uploadApp({
    encoder: {
      ...passthroughEncoder,
      ingest: () => Promise.reject(new QueueFullError('Too much work waits.')),
    },
  });
  const before = await state();
  const response = await create(imagePart('one'));
  expect([response.statusCode, response.headers['retry-after'], response.json().success]).toEqual([
    503,
    '5',
    false,
  ]);
  expect(await state()).toEqual(before);
});
