import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openBucket } from '../../src/media/bucket.ts';
import { createEncoder } from '../../src/media/encoder.ts';
import { createMediaLibrary } from '../../src/media/mediaLibrary.ts';
import { mediaRoutes } from '../../src/media/mediaRoutes.ts';
import { startFakeS3Server } from '../support/fakeS3Server.ts';
import { testApp } from '../support/testApp.ts';
import { testStore } from '../support/testDatabases.ts';

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'elvora-bucket-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Creates a media library with its own disk and the shared bucket, as on one of several servers. */
async function machine(url: string) {
  const root = join(await temporaryFolder(), 'media');
  const media = createMediaLibrary(root, { encoder: createEncoder(), bucket: await openBucket(url) });
  onTestFinished(() => media.close());
  return media;
}

const blank = () => sharp({ create: { width: 640, height: 480, channels: 3, background: '#0a58ca' } });

describe('pictures in a bucket (MEDIA_URL)', () => {
  it('are stored before the upload responds, and available on every server', async () => {
    const server = await startFakeS3Server();
    const [one, two] = [await machine(server.url), await machine(server.url)];
    const file = join(await temporaryFolder(), 'upload');
    await writeFile(file, await blank().png().toBuffer());
    const { name, hash } = await one.importFile(file);
    const kept = server.objects.get(`/pictures/catalogue/${name}`);
    expect(kept?.type).toBe('image/png');
    expect(kept?.body).toEqual(await readFile(join(one.root, name)));

    expect(await two.originalPath(name)).toBe(name);
    expect(await readFile(join(two.root, name))).toEqual(kept?.body);
    const [fresh, path] = [await machine(server.url), `variants/${hash}/320.webp`];
    expect(await fresh.variantPath(hash, 320, 'webp')).toBe(path);
    expect((await sharp(join(fresh.root, path)).metadata()).width).toBe(320);
  });

  it('are uploaded once and downloaded once, however often they are requested', async () => {
    const server = await startFakeS3Server();
    const [one, two] = [await machine(server.url), await machine(server.url)];
    const file = join(await temporaryFolder(), 'upload');
    await writeFile(file, await blank().jpeg().toBuffer());
    const { name } = await one.importFile(file);
    await one.importFile(file);
    await Promise.all(Array.from({ length: 20 }, () => two.originalPath(name)));
    await two.originalPath(name);
    const countRequests = (method: string) =>
      server.requests.filter((request) => request.startsWith(method)).length;
    expect([countRequests('PUT'), countRequests('GET')]).toEqual([1, 1]);
  });

  it('are imported from another instance', async () => {
    const server = await startFakeS3Server();
    const media = await machine(server.url);
    const name = `${'a'.repeat(32)}.jpg`;
    const file = join(await temporaryFolder(), 'x');
    await writeFile(file, 'content');
    await media.importStored(file, name);
    expect(server.objects.get(`/pictures/catalogue/${name}`)?.body.toString()).toBe('content');
    expect(await readFile(join(media.root, name), 'utf8')).toBe('content');
    await expect(media.importStored(file, '../x.jpg')).rejects.toThrow();
  });

  it('are not found when no server has them, and leave no files behind', async () => {
    const server = await startFakeS3Server();
    const media = await machine(server.url);
    expect(await media.originalPath(`${'0'.repeat(32)}.jpg`)).toBeNull();
    expect(await media.variantPath('0'.repeat(32), 320, 'webp')).toBeNull();
    expect(await readdir(join(media.root, 'incoming'))).toEqual([]);
    expect(server.requests.length).toBeGreaterThan(0);
  });

  it('get 503 and Retry-After while the bucket is unavailable', async () => {
    const server = await startFakeS3Server();
    const media = await machine(server.url);
    await mkdir(media.root, { recursive: true });
    const app = await testApp({
      store: await testStore('sqlite'),
      pingBucket: () => media.pingBucket(),
      plugins: [
        async (instance) => {
          const [documentsDir, videoDir] = [await temporaryFolder(), await temporaryFolder()];
          await instance.register(mediaRoutes, { media, documentsDir, videoDir });
        },
      ],
    });
    for (const stop of [server.breakDown, server.close]) {
      await stop();
      const url = `/media/${'0'.repeat(32)}.jpg`;
      const response = await app.inject(url);
      expect([url, response.statusCode, response.headers['retry-after']]).toEqual([url, 503, '2']);
    }
    expect((await app.inject('/readyz')).json()).toHaveProperty('bucket');
  });

  it('are listed page by page, however many there are', async () => {
    const server = await startFakeS3Server();
    const storedAt = new Date(0);
    for (let at = 0; at < 2345; at += 1)
      server.objects.set(`/pictures/catalogue/releases/${at}`, { body: Buffer.of(), type: '', storedAt });
    const bucket = await openBucket(server.url);
    onTestFinished(() => bucket.close());
    expect(await bucket.list('releases/')).toHaveLength(2345);
    expect(server.requests).toHaveLength(3);
    await bucket.ping();
    expect(server.requests).toHaveLength(4);
  });

  it('are removed for every server unless one still needs them (O25)', async () => {
    const server = await startFakeS3Server();
    const [one, two] = [await machine(server.url), await machine(server.url)];
    const file = join(await temporaryFolder(), 'upload');
    await writeFile(file, await blank().jpeg().toBuffer());
    const { name, hash } = await one.importFile(file);
    await two.originalPath(name);
    const later = new Date(Date.now() + 60_000);
    await one.remove(hash, new Date(0));
    expect(await one.originalPath(name)).toBe(name);
    await one.remove(hash, later);
    expect(server.objects.size).toBe(0);
    expect(await one.ensureStored(name)).toBe(false);

    expect(await two.ensureStored(name)).toBe(true);
    expect(await one.originalPath(name)).toBe(name);
    await two.remove(hash, later);
    await one.remove(hash, later);
    expect([await one.listHashes(), await one.ensureStored(name)]).toEqual([[], false]);
    expect(await one.ensureStored('../x.jpg')).toBe(false);
  });

  it('can be deleted more than once', async () => {
    const server = await startFakeS3Server();
    const bucket = await openBucket(server.url);
    onTestFinished(() => bucket.close());
    const file = join(await temporaryFolder(), 'x');
    await writeFile(file, 'content');
    await bucket.putIfAbsent('x.jpg', file);
    await bucket.remove('x.jpg');
    await bucket.remove('x.jpg');
    expect(server.objects.size).toBe(0);
    expect(await bucket.download('x.jpg', join(await temporaryFolder(), 'y'))).toBe(false);
  });

  it('are denied with a wrong key, and an upload fails without the bucket', async () => {
    const server = await startFakeS3Server();
    const file = join(await temporaryFolder(), 'upload');
    await writeFile(file, await blank().jpeg().toBuffer());
    await expect((await machine(server.strangersUrl)).importFile(file)).rejects.toThrow();
    const media = await machine(server.url);
    await server.close();
    await expect(media.importFile(file)).rejects.toThrow();
    expect(server.objects.size).toBe(0);
  });
});
