import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { Bucket } from '../../src/media/bucket.ts';
import { createReleaseFolders } from '../../src/releases/releaseFolders.ts';
import { createReleasePacks } from '../../src/releases/releasePacks.ts';

const [damaged, first, second] = ['0'.repeat(16), '1'.repeat(16), '2'.repeat(16)];

/** A bucket of a damaged release and two others. */
async function bucketAndFolder() {
  const root = await mkdtemp(join(tmpdir(), 'elvora-packs-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const files: string[] = [];
  const bucket: Pick<Bucket, 'list' | 'download'> = {
    list: async () =>
      [damaged, first, second].map((id) => ({ name: `releases/${id}.json`, storedAt: new Date(0) })),
    async download(name, file) {
      files.push(file);
      const pack = { storefront: { 'a-1.js': 'YQ==' }, admin: {} };
      await writeFile(file, name.includes(damaged) ? '{' : JSON.stringify(pack));
      return true;
    },
  };
  const folders = createReleaseFolders(root);
  return { root, files, packs: createReleasePacks(folders, bucket as Bucket) };
}

it('downloads the releases other than a damaged one, and reports that one', async () => {
  const { root, packs } = await bucketAndFolder();
  await expect(packs.downloadNew()).rejects.toThrow('Some releases');
  expect((await readdir(root)).toSorted()).toEqual([first, second]);
});

it('downloads a release twice concurrently into separate files', async () => {
  const { root, files, packs } = await bucketAndFolder();
  await mkdir(join(root, damaged));
  await Promise.all([packs.downloadNew(), packs.downloadNew()]);
  expect(files.length).toBeGreaterThan(2);
  expect(new Set(files).size).toBe(files.length);
  expect((await readdir(root)).toSorted()).toEqual([damaged, first, second]);
});
