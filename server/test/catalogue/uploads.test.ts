import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createMediaLibrary } from '../../src/media/mediaLibrary.ts';
import { QueueFullError } from '../../src/taskQueue.ts';
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

/** A catalogue with a media folder; decodes pictures unless given another encoder. */
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
    /** All data that a rejected upload must not change. */
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
  ])('are rejected when one is %s, without any change (O18, O19, D-18)', async (_what, bytes, name, text) => {
    const { create, state } = await shop();
    await create();
    const before = await state();
    const answer = await create(imagePart(await jpeg(), 'good.jpg'), imagePart(bytes, name));
    expect([answer.statusCode, answer.json()]).toMatchObject([422, { success: false, fields: {} }]);
    const told: string = answer.json().fields.images;
    expect(told).toContain(text);
    expect(told).not.toContain('good.jpg');
    expect(answer.json().error).toBe(told);
    // The valid file may remain until maintenance; no row refers to it.
    const { files: _files, ...after } = await state();
    expect(after).toEqual({ version: before.version, products: before.products, onTheWay: [] });
  });

  it('are rejected with the name and reason of each (D-19)', async () => {
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

  it('must be smaller than 10 MB each (O17, S-334)', async () => {
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

  it('are limited to 20 per form and 60 per product (O28)', async () => {
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

  it('are ignored when empty or in another field', async () => {
    const { create, state } = await shop({ encoder: passthroughEncoder });
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
    const { create, state } = await shop({ encoder: passthroughEncoder });
    expect((await create(imagePart('one', name))).statusCode).toBe(201);
    const [product] = (await state()).products;
    expect(product?.pictures[0]?.name).toMatch(/^[0-9a-f]{32}\.jpg$/);
  });
});

it('responds with an error and changes nothing when the disk is full', async () => {
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

it('responds with 503 and changes nothing when the queue of pictures is full (O78)', async () => {
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
  ])('must be multipart, not %j (O14)', async (type) => {
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

  it('are rejected when truncated or too large', async () => {
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

  it('are rejected by their Content-Length before reading (O76)', async () => {
    const { app } = await shop({ encoder: passthroughEncoder });
    const cookie = await signIn(app);
    const { answer } = await overSocket(app, cookie, 300 * megabyte, Buffer.from('--x\r\n'));
    expect(answer).toMatch(/^HTTP\/1.1 413 /);
  });

  it('leave no files when the client disconnects (O23)', async () => {
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

/** Sends the beginning of a form over its own connection; waits for the response, or disconnects. */
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
