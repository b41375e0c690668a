import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { readMediaTexts, readSeedPictures, seedDir } from '../../src/seed/content.ts';

/** Files below a folder of the seed, as paths from the seed. */
async function filesIn(folder: string): Promise<string[]> {
  const names = await readdir(join(seedDir, folder), { recursive: true });
  const files: string[] = [];
  for (const name of names) {
    if ((await stat(join(seedDir, folder, name))).isFile()) files.push(`${folder}/${name}`);
  }
  return files.toSorted();
}

const provenance = await readFile(join(seedDir, 'PROVENANCE.md'), 'utf8');
const rowsIn = (folder: string) =>
  [...provenance.matchAll(/^\| `([^`]+)`.*\|$/gm)]
    .filter(([, file = '']) => file.startsWith(`${folder}/`))
    .map(([row, file = '']) => ({ file, hash: /`([0-9a-f]{16})` +\|$/.exec(row)?.[1] }));

it('lists the source of every picture of the seed as stored', async () => {
  const files = await filesIn('media');
  const expected = await Promise.all(
    files.map(async (file) => {
      const hash = createHash('sha256').update(await readFile(join(seedDir, file)));
      return { file, hash: hash.digest('hex').slice(0, 16) };
    }),
  );
  expect(files.length).toBeGreaterThan(50);
  expect(rowsIn('media').toSorted((a, b) => (a.file < b.file ? -1 : 1))).toEqual(expected);
});

it('has accurate metadata of every picture of the seed', async () => {
  const pictures = await readSeedPictures();
  const files = (await filesIn('media')).filter((file) => file.endsWith('.jpg'));
  const described = await Promise.all(
    files.map(async (file) => {
      const content = await readFile(join(seedDir, file));
      const { width, height } = await sharp(content).metadata();
      const hash = createHash('sha256').update(content).digest('hex').slice(0, 32);
      return [file.replace('media/', ''), { hash, extension: 'jpg', width, height, bytes: content.length }];
    }),
  );
  const stated = Object.entries(pictures).map(([path, { placeholder, ...picture }]) => {
    expect(placeholder).toMatch(/^data:image\/webp;base64,.{40,}$/);
    return [path, picture];
  });
  expect(Object.fromEntries(stated)).toEqual(Object.fromEntries(described));
  expect(Object.keys(await readMediaTexts()).toSorted()).toEqual(Object.keys(pictures).toSorted());
});

it('lists the source of every document of the seed', async () => {
  expect(rowsIn('documents').map(({ file }) => file)).toEqual(await filesIn('documents'));
});
