import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createMediaLibrary } from '../../src/media/mediaLibrary.ts';
import { QueueFullError } from '../../src/media/jobQueue.ts';
import { mediaRoutes } from '../../src/media/mediaRoutes.ts';
import {
  type CatalogueAppOptions,
  catalogueApp,
  fieldParts,
  type FormPart,
  multipartForm,
  imagePart,
} from '../support/catalogueApp.ts';
import { createSharedEncoder } from '../support/sharedEncoder.ts';
import { passthroughEncoder } from '../support/passthroughEncoder.ts';
import { testStore } from '../support/testDatabases.ts';
import { signIn } from '../support/testApp.ts';
import { newCategory } from '../support/newEntries.ts';

const megabyte = 1024 * 1024;
const realEncoder = createSharedEncoder();

const fields = {
  name: 'Relay',
  category_id: 'Relays',
  keyword: 'x',
  description: 'x',
  bestseller: '0',
  trending: '0',
};

/** A catalogue with a media folder; pictures are really read unless it says how else. */
async function shop({
  encoder = realEncoder,
  ...options
}: Parameters<typeof createMediaLibrary>[1] & CatalogueAppOptions = {}) {
  const store = await testStore('sqlite');
  const folder = await mkdtemp(join(tmpdir(), 'elvora-uploads-'));
  const media = createMediaLibrary(join(folder, 'media'), { encoder });
  onTestFinished(async () => {
    await media.close();
    await rm(folder, { recursive: true, force: true });
  });
  await store.write((writer) => writer.insertCategory(newCategory({ name: 'Relays' })));
  const [documentsDir, videoDir] = [join(folder, 'documents'), join(folder, 'video')];
  await mkdir(documentsDir);
  await mkdir(videoDir);
  await mkdir(media.root);
  const served = { media, documentsDir, videoDir };
  const made = await catalogueApp(store, {
    media,
    plugins: [async (room) => void (await room.register(mediaRoutes, served))],
    ...options,
  });
  const send = (parts: readonly FormPart[], url = '/backend/products') =>
    made.inject({ method: 'POST', url, ...multipartForm(parts) });
  return {
    ...made,
    store,
    media,
    send,
    create: (...images: readonly FormPart[]) => send([...fieldParts(fields), ...images]),
    /** Everything a refused upload must leave as it was. */
    async state() {
      return {
        version: await store.catalogueVersion(),
        products: await store.products({}),
        onTheWay: await made.pendingUploads(),
        files: (await readdir(media.root, { recursive: true }).catch(() => [])).filter((name) =>
          name.includes('.'),
        ),
      };
    },
  };
}

const jpeg = () =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: '#1976d2' } })
    .jpeg()
    .toBuffer();

/** A PNG of 20,000 by 20,000 pixels that is 50 KB long. */
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
  it('are stored as our own pictures and shown at once (O16, S-358)', async () => {
    const { app, create, store } = await shop();
    expect((await create(imagePart(await jpeg(), 'relay.jpg'))).statusCode).toBe(201);
    const [product] = (await app.inject('/backend/products')).json().data;
    expect(product.pictures).toMatchObject([{ name: product.images, width: 64, height: 48 }]);
    const picture = await app.inject(`/media/${product.images}`);
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect((await store.pictures([product.images])).size).toBe(1);
  });

  it.each([
    ['nothing', Buffer.alloc(0), 'nothing.jpg', 'This file is empty'],
    ['an SVG named PNG', Buffer.from(svg), 'drawing.png', 'not a JPEG, PNG, GIF, WebP or AVIF'],
    ['text named PNG', Buffer.from('hello'), 'text.png', 'not a JPEG, PNG, GIF, WebP or AVIF'],
    ['a PDF named JPG', Buffer.from('%PDF-1.7\n1 0 obj'), 'page.jpg', 'not a JPEG, PNG, GIF, WebP or AVIF'],
    ['HEIC', heic, 'phone.heic', 'not a JPEG, PNG, GIF, WebP or AVIF'],
    ['400 megapixels in 50 KB', hugePng(), 'bomb.png', 'too large'],
    ['a path as its name', Buffer.from(svg), '../../etc/passwd', 'passwd: '],
  ])(
    'are refused when one is %s, which changes nothing (O18, O19, D-18)',
    async (_what, bytes, name, text) => {
      const { create, state } = await shop();
      await create();
      const before = await state();
      const answer = await create(imagePart(await jpeg(), 'good.jpg'), imagePart(bytes, name));
      expect([answer.statusCode, answer.json()]).toMatchObject([422, { success: false, fields: {} }]);
      const told: string = answer.json().fields.images;
      expect(told).toContain(text);
      expect(told).not.toContain('good.jpg');
      expect(answer.json().error).toBe(told);
      // The good one may lie there unknown until the next sweep; no row knows it.
      const { files: _files, ...after } = await state();
      expect(after).toEqual({ version: before.version, products: before.products, onTheWay: [] });
    },
  );

  it('are each named with the reason when several are refused (D-19)', async () => {
    const { create } = await shop();
    const answer = await create(
      imagePart(svg, 'a.svg'),
      imagePart(await jpeg()),
      imagePart('hello', 'b.png'),
    );
    expect(answer.json().fields.images.split('\n')).toEqual([
      expect.stringMatching(/^a\.svg: /),
      expect.stringMatching(/^b\.png: /),
    ]);
  });

  it('have less than 10 MB each: one byte less is taken, as many are not (O17, S-334)', async () => {
    const { create, state } = await shop({ encoder: passthroughEncoder });
    const before = await state();
    const refused = await create(imagePart(Buffer.alloc(10 * megabyte, 1), 'large.jpg'));
    expect([refused.statusCode, refused.json()]).toEqual([
      413,
      {
        success: false,
        error: 'large.jpg: An image has less than 10 MB',
        message: 'large.jpg: An image has less than 10 MB',
        fields: { images: 'large.jpg: An image has less than 10 MB' },
      },
    ]);
    expect(await state()).toEqual(before);
    const taken = await create(imagePart(Buffer.alloc(10 * megabyte - 1, 1)));
    expect(taken.statusCode).toBe(201);
    expect((await state()).products).toMatchObject([{ pictures: [{ bytes: 10 * megabyte - 1 }] }]);
  });

  it('are 20 at most in one form, and 60 on one product (O28)', async () => {
    const { create, send, state, inject } = await shop({ encoder: passthroughEncoder });
    const before = await state();
    for (const count of [21, 30]) {
      const answer = await create(
        ...Array.from({ length: count }, (_, index) => imagePart(`picture ${index}`)),
      );
      expect([answer.statusCode, answer.json().error]).toEqual([422, 'Send at most 20 images at once']);
    }
    expect(await state()).toEqual(before);
    const twenty = Array.from({ length: 20 }, (_, index) => imagePart(`picture ${index}`));
    expect((await create(...twenty)).statusCode).toBe(201);
    const [product] = (await state()).products;
    const names = product?.pictures.map(({ name }) => name) ?? [];
    expect(names).toHaveLength(20);
    const many = { ...fields, existingImages: [...names, ...names, ...names] };
    const update = (parts: readonly FormPart[]) =>
      inject({ method: 'PUT', url: `/backend/products/${product?.id}`, ...multipartForm(parts) });
    expect((await update([...fieldParts(many), imagePart('one more')])).statusCode).toBe(422);
    expect((await update(fieldParts(many))).statusCode).toBe(200);
    expect((await send([imagePart('x')], '/backend/pictures')).statusCode).toBe(422);
  });

  it('are passed over when nothing was picked, or in another field', async () => {
    const { create, state } = await shop({ encoder: passthroughEncoder });
    const other = { name: 'attachment', value: 'x', fileName: 'a.jpg' };
    expect((await create(imagePart('', ''), other)).statusCode).toBe(201);
    expect(await state()).toMatchObject({ products: [{ pictures: [] }], files: [] });
    // Beside as many as may come, too.
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
  ])('may be called %j; their names here are ours (D-17)', async (name) => {
    const { create, state } = await shop({ encoder: passthroughEncoder });
    expect((await create(imagePart('one', name))).statusCode).toBe(201);
    const [product] = (await state()).products;
    expect(product?.pictures[0]?.name).toMatch(/^[0-9a-f]{32}\.jpg$/);
  });
});

it('are answered in words when the disk is full, and change nothing', async () => {
  const noSpace = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
  const { create, state } = await shop({
    encoder: { ...passthroughEncoder, ingest: () => Promise.reject(noSpace) },
  });
  const before = await state();
  const answer = await create(imagePart('one'));
  expect([answer.statusCode, answer.json()]).toEqual([
    507,
    {
      success: false,
      error: 'The server has no room left to store this. Nothing was changed.',
      message: 'The server has no room left to store this. Nothing was changed.',
      requestId: expect.any(String),
    },
  ]);
  expect(await state()).toEqual(before);
});

it('are asked to come back when too many wait to be read, and change nothing (O78)', async () => {
  const { create, state } = await shop({
    encoder: {
      ...passthroughEncoder,
      ingest: () => Promise.reject(new QueueFullError('Too much work waits.')),
    },
  });
  const before = await state();
  const answer = await create(imagePart('one'));
  expect([answer.statusCode, answer.headers['retry-after'], answer.json().success]).toEqual([
    503,
    '5',
    false,
  ]);
  expect(await state()).toEqual(before);
});

describe('forms', { timeout: 20_000 }, () => {
  it.each([
    'application/json',
    'application/x-www-form-urlencoded',
    'multipart/mixed; boundary=x',
    'multipart/form-data',
    '',
  ])('are multipart, not %j (O14)', async (type) => {
    const { inject, state } = await shop({ encoder: passthroughEncoder });
    const before = await state();
    const { payload } = multipartForm(fieldParts(fields));
    const answer = await inject({
      method: 'POST',
      url: '/backend/products',
      payload,
      headers: { 'content-type': type },
    });
    expect([answer.statusCode, answer.json().success]).toEqual([415, false]);
    expect(await state()).toEqual(before);
  });

  it('are refused when they break off in the middle, or hold far too much', async () => {
    const { inject, send, state } = await shop({ encoder: passthroughEncoder });
    const before = await state();
    const { payload, headers } = multipartForm([...fieldParts(fields), imagePart('one')]);
    const cut = { method: 'POST', url: '/backend/products', headers } as const;
    for (const end of [1, 100, payload.length - 60, payload.length - 3]) {
      const answer = await inject({ ...cut, payload: payload.subarray(0, end) });
      expect([end, answer.statusCode]).toEqual([
        end,
        expect.toSatisfy((code) => code === 400 || code === 422),
      ]);
    }
    expect((await send(fieldParts({ ...fields, data: 'x'.repeat(5 * megabyte) }))).statusCode).toBe(413);
    expect((await send(fieldParts({ ...fields, data: 'x'.repeat(1_000_001) }))).statusCode).toBe(422);
    const lots = Array.from({ length: 200 }, (_, index) => ({ name: `f${index}`, value: 'x' }));
    expect((await send(lots)).statusCode).toBe(413);
    expect((await send(fieldParts({ ...fields, toString: 'x' }))).statusCode).toBe(400);
    expect(await state()).toEqual(before);
  });

  it('are refused before a byte is read when they say that they are too long (O76)', async () => {
    const { app } = await shop({ encoder: passthroughEncoder });
    const cookie = await signIn(app);
    const { answer } = await overSocket(app, cookie, 300 * megabyte, Buffer.from('--x\r\n'));
    expect(answer).toMatch(/^HTTP\/1.1 413 /);
  });

  it('leave nothing behind when the client goes away in the middle (O23)', async () => {
    const { app, state } = await shop({ encoder: passthroughEncoder });
    const cookie = await signIn(app);
    const before = await state();
    const { payload } = multipartForm([...fieldParts(fields), imagePart(Buffer.alloc(5 * megabyte, 1))]);
    await overSocket(app, cookie, payload.length, payload.subarray(0, payload.length / 2), { leave: true });
    await expect.poll(state, { timeout: 10_000 }).toEqual(before);
    const again = await app.inject({
      method: 'POST',
      url: '/backend/products',
      ...multipartForm(fieldParts(fields)),
      headers: { ...multipartForm([]).headers, cookie },
    });
    expect(again.statusCode).toBe(201);
  });
});

/** Sends the beginning of a form over a connection of its own; waits for the answer, or leaves. */
async function overSocket(
  app: Awaited<ReturnType<typeof shop>>['app'],
  cookie: string,
  length: number,
  beginning: Buffer,
  { leave = false }: { leave?: boolean } = {},
): Promise<{ answer: string }> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk));
  socket.on('error', () => undefined);
  socket.write(
    `POST /backend/products HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncookie: ${cookie}\r\n` +
      `content-type: ${multipartForm([]).headers['content-type']}\r\ncontent-length: ${length}\r\n\r\n`,
  );
  await new Promise((resolve) => socket.write(beginning, resolve));
  if (leave) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    socket.destroy();
  } else {
    await new Promise((resolve) => socket.once('close', resolve));
  }
  return { answer };
}
