import { execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { contact } from '../support/forms.ts';
import { startServerProcess } from '../support/serverProcess.ts';
import { createEmptyDatabase, openDatabase } from '../support/testDatabases.ts';
import { newCategory } from '../support/newEntries.ts';

const password = 'correct horse battery staple';

/** Starts a server with one category in its data folder. */
async function startServer(env: Readonly<Record<string, string>> = {}, folder?: string) {
  const database = await createEmptyDatabase('sqlite');
  onTestFinished(() => database.remove());
  const store = await openDatabase(database);
  await store.write((writer) => writer.insertCategory(newCategory({ name: 'Relays' })));
  await store.close();
  if (folder !== undefined) cpSync(database.dataDir, folder, { recursive: true });
  const dataDir = folder ?? database.dataDir;
  const server = startServerProcess({
    DATA_DIR: dataDir,
    ADMIN_PASSWORD: password,
    TRUST_PROXY: '127.0.0.1',
    ...env,
  });
  const site = await server.siteUrl();
  return { dataDir, server, site };
}

const message = (site: string) =>
  fetch(`${site}/backend/enquiries/contact-messages`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.${randomInt(250)}.${randomInt(250)}.${randomInt(250)}`,
    },
    body: JSON.stringify(contact),
  });

async function signIn(site: string): Promise<string> {
  const response = await fetch(`${site}/backend/staff/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userName: 'admin', password }),
  });
  expect(response.status).toBe(200);
  return response.headers.get('set-cookie')?.split(';')[0] ?? '';
}

function upload(
  site: string,
  cookie: string,
  name: string,
  image: Uint8Array<ArrayBuffer>,
): Promise<Response> {
  const form = new FormData();
  const fields = {
    name,
    category_id: 'Relays',
    keyword: 'x',
    description: 'x',
    bestseller: '0',
    trending: '0',
  };
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  form.append('images', new Blob([image]), 'picture.png');
  return fetch(`${site}/backend/products`, { method: 'POST', headers: { cookie }, body: form });
}

/** An uncompressed single-colour picture of three bytes per pixel. */
const picture = async (width = 64, height = 48) =>
  new Uint8Array(
    await sharp({
      create: {
        width,
        height,
        channels: 3,
        background: { r: randomInt(256), g: randomInt(256), b: randomInt(256) },
      },
    })
      .png({ compressionLevel: 0 })
      .toBuffer(),
  );

/** Resident memory of a process, and of all its children together; of Linux only. */
async function residentMegabytes(id: number): Promise<{ own: number; children: number }> {
  const read = (path: string) => readFile(path, 'utf8').catch(() => '');
  const ofProcess = async (process: number | string) =>
    Number(/VmRSS:\s+(\d+)/.exec(await read(`/proc/${process}/status`))?.[1] ?? 0) / 1024;
  const ids = (await read(`/proc/${id}/task/${id}/children`)).split(' ').filter(Boolean);
  const children = await Promise.all(ids.map(ofProcess));
  return { own: await ofProcess(id), children: children.reduce((sum, size) => sum + size, 0) };
}

/** Whether the process may mount a small file system. */
function mayMount(): boolean {
  try {
    execFileSync('mount', ['--help'], { stdio: 'ignore' });
    return process.platform === 'linux' && process.getuid?.() === 0;
  } catch {
    return false;
  }
}

/** Mounts a disk of a few megabytes. */
async function mountSmallDisk(): Promise<string> {
  const disk = await mkdtemp(join(tmpdir(), 'elvora-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=6m', 'tmpfs', disk]);
  onTestFinished(async () => {
    execFileSync('umount', ['-l', disk]);
    await rm(disk, { recursive: true, force: true });
  });
  return disk;
}

/** Fills a disk with a file, and returns the file. */
function fillDisk(disk: string): string {
  const filler = join(disk, 'filler');
  execFileSync('sh', ['-c', `dd if=/dev/zero of=${filler} bs=4096 2>/dev/null || true`]);
  return filler;
}

describe('a failing environment', () => {
  it.runIf(mayMount())('full disk: the server stops without an error, and nothing is lost', async () => {
    const disk = await mountSmallDisk();
    const { server, site } = await startServer({}, disk);
    // Fills the log with pages that are not in the database yet.
    for (let count = 0; count < 20; count++) expect((await message(site)).status).toBe(201);
    const filler = fillDisk(disk);
    server.process.kill('SIGTERM');
    expect([await server.exit(), server.errors()]).toEqual([0, '']);
    await rm(filler);
    const database = new DatabaseSync(join(disk, 'elvora.sqlite'));
    expect(database.prepare('select count(*) as count from enquiries').get()).toEqual({ count: 20 });
    database.close();
  });

  it.runIf(mayMount())('full disk: writes fail cleanly, and work again once there is space', async () => {
    const disk = await mountSmallDisk();
    const { server, site } = await startServer({}, disk);
    expect((await message(site)).status).toBe(201);
    let stored = 1;
    const filler = fillDisk(disk);
    const statuses = new Set<number>();
    for (let tries = 0; tries < 200; tries++) {
      const { status } = await message(site);
      statuses.add(status);
      if (status === 201) stored += 1;
    }
    expect([...statuses].filter((status) => ![201, 503, 507].includes(status))).toEqual([]);
    expect(statuses.has(503) || statuses.has(507)).toBe(true);
    expect((await fetch(`${site}/backend/categories`)).status).toBe(200);
    await rm(filler);
    expect((await message(site)).status).toBe(201);
    stored += 1;
    server.process.kill('SIGTERM');
    expect(await server.exit()).toBe(0);
    const database = new DatabaseSync(join(disk, 'elvora.sqlite'));
    expect(database.prepare('select count(*) as count from enquiries').get()).toEqual({ count: stored });
    expect(database.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' });
    database.close();
  });

  it('locked database: writes wait, then respond with 503, nothing is lost, and reads continue', async () => {
    const { dataDir, site } = await startServer();
    const other = new DatabaseSync(join(dataDir, 'elvora.sqlite'));
    onTestFinished(() => other.close());
    other.exec('begin immediate');
    const sending = message(site);
    const waited = new AbortController();
    void sending.finally(() => waited.abort());
    let slowestMs = 0;
    for (let reads = 0; !waited.signal.aborted; reads++) {
      const began = performance.now();
      expect((await fetch(`${site}/backend/products?query=${reads}`)).status).toBe(200);
      slowestMs = Math.max(slowestMs, performance.now() - began);
      await pause(50);
    }
    console.log(`locked database: slowest read ${Math.round(slowestMs)} ms`);
    expect(slowestMs).toBeLessThan(1500);
    const rejected = await sending;
    expect(rejected.status).toBe(503);
    expect(rejected.headers.get('retry-after')).not.toBeNull();
    other.exec('rollback');
    // Load shedding continues for some seconds on a busy machine.
    let { status } = await message(site);
    for (const began = Date.now(); status === 503 && Date.now() - began < 10_000;) {
      await pause(200);
      ({ status } = await message(site));
    }
    expect(status).toBe(201);
    expect(other.prepare('select count(*) as count from enquiries').get()).toEqual({ count: 1 });
  });

  it('missing media folder: pictures are 404 until it returns, everything else works', async () => {
    const { dataDir, site } = await startServer();
    const cookie = await signIn(site);
    const created = await upload(site, cookie, 'First', await picture());
    expect(created.status).toBe(201);
    const list = async () =>
      (await (await fetch(`${site}/backend/products`)).json()) as { data: { images: string }[] };
    const name = (await list()).data[0]?.images ?? '';
    expect((await fetch(`${site}/media/${name}`)).status).toBe(200);
    await rename(join(dataDir, 'media'), join(dataDir, 'gone'));
    expect((await fetch(`${site}/media/${name}`)).status).toBe(404);
    expect((await fetch(`${site}/backend/products`)).status).toBe(200);
    expect((await upload(site, cookie, 'Second', await picture())).status).toBeLessThan(508);
    await rm(join(dataDir, 'media'), { recursive: true, force: true });
    await rename(join(dataDir, 'gone'), join(dataDir, 'media'));
    expect((await fetch(`${site}/media/${name}`)).status).toBe(200);
    expect((await upload(site, cookie, 'Third', await picture())).status).toBe(201);
  });

  it('400 slow clients: are disconnected while others are served (O75)', async () => {
    const { site } = await startServer();
    const { port } = new URL(site);
    const slow = await Promise.all(
      Array.from({ length: 400 }, async () => {
        const socket = connect(Number(port), '127.0.0.1').on('error', () => undefined);
        await once(socket, 'connect');
        socket.write('GET /backend/categories HTTP/1.1\r\nhost: x\r\na: ');
        const drip = setInterval(() => socket.write('b'), 1000);
        socket.resume().once('close', () => clearInterval(drip));
        return socket;
      }),
    );
    const began = Date.now();
    while (Date.now() - began < 5000) {
      expect((await fetch(`${site}/backend/categories`)).status).toBe(200);
      expect((await message(site)).status).toBe(201);
      await pause(50);
    }
    while (slow.some((socket) => !socket.destroyed) && Date.now() - began < 30_000) await pause(200);
    expect(slow.filter((socket) => !socket.destroyed)).toHaveLength(0);
    expect((await fetch(`${site}/healthz`)).status).toBe(200);
  });

  it(
    'small heap: 256 MB suffice for 40 concurrent uploads of 9.9 MB, and 800 MB for the encoders (O78)',
    { timeout: 400_000 },
    async () => {
      const { server, site } = await startServer({ NODE_OPTIONS: '--max-old-space-size=256' });
      const cookie = await signIn(site);
      const large = await picture(2000, 1650);
      expect(large.length).toBeGreaterThan(9_800_000);
      expect(large.length).toBeLessThan(10 * 1024 * 1024);
      const responses = Promise.all(
        Array.from({ length: 40 }, async (_each, at) => {
          const response = await upload(site, cookie, `Product ${at}`, large);
          return { status: response.status, text: await response.text() };
        }),
      );
      const most = { server: 0, encoders: 0 };
      const done = new AbortController();
      void responses.finally(() => done.abort()).catch(() => undefined);
      while (!done.signal.aborted) {
        const { own, children } = await residentMegabytes(server.process.pid ?? 0);
        most.server = Math.max(most.server, own);
        most.encoders = Math.max(most.encoders, children);
        expect((await fetch(`${site}/healthz`)).status).toBe(200);
        await pause(100);
      }
      const outcomes = await responses;
      const stored = outcomes.filter(({ status }) => status === 201).length;
      console.log(
        `small heap: ${stored} of 40 stored; at most ${Math.round(most.server)} MB in the server, ${Math.round(most.encoders)} MB in its encoders`,
      );
      expect(outcomes.filter(({ status }) => status !== 201 && status !== 503)).toEqual([]);
      expect(stored).toBeGreaterThan(0);
      expect(most.server).toBeLessThan(500);
      expect(most.encoders).toBeLessThan(800);
    },
  );
});
