import { access, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openStore } from '../../src/store/index.ts';
import { assetsOf, buildFakeSite } from '../support/fakeSite.ts';
import { startFakeS3Server } from '../support/fakeS3Server.ts';
import { newCategory } from '../support/newEntries.ts';
import { startServerProcess } from '../support/serverProcess.ts';
import { silentLogger } from '../support/testDatabases.ts';

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'elvora-update-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts a server on a small catalogue of its own. */
async function startSite(env: { FAKE_SITE: string; DATA_DIR?: string; [name: string]: string | undefined }) {
  const dataDir = env.DATA_DIR ?? (await temporaryFolder());
  const store = await openStore({ dataDir, databaseUrl: null, logger: silentLogger });
  if (env.DATA_DIR === undefined) await store.write((writer) => writer.insertCategory(newCategory()));
  await store.close();
  const server = startServerProcess({ ...env, DATA_DIR: dataDir }, { entry: 'fakeSite' });
  const site = await server.siteUrl();
  return {
    dataDir,
    stop: async () => {
      server.process.kill('SIGTERM');
      await server.exit();
    },
    get: (path: string) => fetch(site + path),
    assets: async () =>
      assetsOf((await (await fetch(`${site}/`)).text()) + (await (await fetch(`${site}/admin`)).text())),
  };
}

const statuses = (server: { get: (path: string) => Promise<Response> }, paths: readonly string[]) =>
  Promise.all(paths.map(async (path) => (await server.get(path)).status));

describe('an update', { timeout: 60_000 }, () => {
  it('keeps the assets of open pages during a build beside the running server, and on the next start', async () => {
    const folder = await temporaryFolder();
    await buildFakeSite(folder, 'first');
    const before = await startSite({ FAKE_SITE: folder });
    const assets = await before.assets();
    expect(assets).toHaveLength(4);

    await buildFakeSite(folder, 'second');
    expect(await statuses(before, [...assets, '/', '/admin'])).toEqual([200, 200, 200, 200, 200, 200]);
    await before.stop();

    const after = await startSite({ FAKE_SITE: folder, DATA_DIR: before.dataDir });
    const newAssets = await after.assets();
    expect(newAssets.filter((path) => assets.includes(path))).toEqual([]);
    expect(await statuses(after, [...assets, ...newAssets])).toEqual(Array.from({ length: 8 }, () => 200));
    expect((await after.get(assets[0] ?? '')).headers.get('cache-control')).toMatch(
      /max-age=31536000.*immutable/,
    );
  });

  it('responds to an unknown asset with 404, never with a page', async () => {
    const folder = await temporaryFolder();
    await buildFakeSite(folder, 'first');
    const server = await startSite({ FAKE_SITE: folder });
    for (const path of [
      '/assets/gone-12345678.js',
      '/admin/assets/gone-12345678.js',
      '/assets/..%2fx',
      '/assets/.vite',
      '/assets/',
    ]) {
      const response = await server.get(path);
      expect([path, response.status]).toEqual([path, 404]);
      expect(response.headers.get('content-type')).not.toMatch(/html/);
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
  });

  it('serves the assets of other servers from the bucket, including those of newer releases', async () => {
    const bucket = await startFakeS3Server();
    const [first, second] = [await temporaryFolder(), await temporaryFolder()];
    await buildFakeSite(first, 'first');
    await buildFakeSite(second, 'second');
    const older = await startSite({ FAKE_SITE: first, MEDIA_URL: bucket.url });
    expect((await older.get('/assets/entry-second.js')).status).toBe(404);
    const newer = await startSite({ FAKE_SITE: second, MEDIA_URL: bucket.url });
    const paths = [...(await older.assets()), ...(await newer.assets())];
    expect(await statuses(older, paths)).toEqual(paths.map(() => 200));
    expect(await statuses(newer, paths)).toEqual(paths.map(() => 200));
    expect([...bucket.objects.keys()].filter((name) => name.includes('/releases/'))).toHaveLength(2);
  });

  it('shares the assets of servers by RELEASES_DIR', async () => {
    const [first, second, shared] = [
      await temporaryFolder(),
      await temporaryFolder(),
      await temporaryFolder(),
    ];
    await buildFakeSite(first, 'first');
    await buildFakeSite(second, 'second');
    const older = await startSite({ FAKE_SITE: first, RELEASES_DIR: shared });
    const newer = await startSite({ FAKE_SITE: second, RELEASES_DIR: shared });
    const paths = [...(await older.assets()), ...(await newer.assets())];
    expect(await statuses(older, paths)).toEqual(paths.map(() => 200));
    expect(await statuses(newer, paths)).toEqual(paths.map(() => 200));
    expect(await readdir(shared)).toHaveLength(2);
    await expect(access(join(older.dataDir, 'releases'))).rejects.toThrow();
  });
});
