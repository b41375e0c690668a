import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createReleaseFolders, isAssetName, outdatedReleases } from '../../src/releases/releaseFolders.ts';

const dayMs = 24 * 60 * 60_000;
const now = Date.UTC(2026, 10, 23);

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'elvora-releases-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

it('deletes releases unused for 14 days, and the oldest above five, but never the running one', () => {
  const used = (name: string, days: number) => ({ name, usedAt: now - days * dayMs });
  const outdated = (...entries: { name: string; usedAt: number }[]) =>
    outdatedReleases(entries, { runningId: 'running', now });
  expect(outdated(used('running', 40), used('a', 13.9), used('b', 14.1))).toEqual(['b']);
  expect(outdated(...[5, 3, 1, 2, 4, 6].map((days) => used(String(days), days)), used('running', 0))).toEqual(
    ['5', '6'],
  );
});

it('marks the running release, and keeps other folders', async () => {
  const [root, build] = [await temporaryFolder(), await temporaryFolder()];
  await mkdir(join(build, 'storefront'));
  await mkdir(join(build, 'admin'));
  await writeFile(join(build, 'storefront/a-1.js'), 'a');
  const folders = createReleaseFolders(root, () => now);
  const id = await folders.add({ storefront: join(build, 'storefront'), admin: join(build, 'admin') });
  const old = new Date(now - 30 * dayMs);
  for (const name of ['0123456789abcdef', '0123456789abcdef.killed', 'photos']) {
    await mkdir(join(root, name, 'storefront'), { recursive: true });
    await mkdir(join(root, name, 'admin'), { recursive: true });
    await utimes(join(root, name), old, old);
  }
  await folders.maintain(id);
  expect((await readdir(root)).toSorted()).toEqual([id, 'photos'].toSorted());
  expect(await folders.find('storefront', 'a-1.js')).toBe(join(root, id, 'storefront'));
  expect(await folders.find('admin', 'a-1.js')).toBeNull();
});

it('skips a release that another server has just deleted', async () => {
  const root = await temporaryFolder();
  await mkdir(join(root, '0123456789abcdef'));
  await mkdir(join(root, 'fedcba9876543210/storefront'), { recursive: true });
  await writeFile(join(root, 'fedcba9876543210/storefront/a-1.js'), 'a');
  expect(await createReleaseFolders(root).find('storefront', 'a-1.js')).toBe(
    join(root, 'fedcba9876543210/storefront'),
  );
});

it('accepts only names of files in the folder as assets', () => {
  expect(['a-1.js', 'a-_1.css.br', '_x.woff2'].every(isAssetName)).toBe(true);
  expect(['', '.vite', '..', 'a/b', '../a', 'a\\b', 'a%2fb', 'a b'].some(isAssetName)).toBe(false);
});
