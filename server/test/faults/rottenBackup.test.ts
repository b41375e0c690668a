import { createHash, randomInt } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { makeBackup } from '../../src/backup/makeBackup.ts';
import { restoreBackup } from '../../src/backup/restoreBackup.ts';
import { CliError } from '../../src/cliError.ts';
import { copyFileDurably } from '../../src/files/atomicFile.ts';
import { createEmptyDatabase, openDatabase, type TestDatabase } from '../support/testDatabases.ts';
import { newCategory } from '../support/newEntries.ts';

/** Number of damaged bytes; `npm run faults` sets more. */
const rounds = Number(process.env['FAULT_ROUNDS'] ?? 10);

const now = new Date('2026-11-21T10:00:00Z');

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'elvora-rotten-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** An instance with pictures, each shown by a category. */
async function createInstance(): Promise<TestDatabase> {
  const database = await createEmptyDatabase('sqlite');
  onTestFinished(() => database.remove());
  await mkdir(join(database.dataDir, 'media'));
  const store = await openDatabase(database);
  await store.write(async (writer) => {
    for (let number = 0; number < 8; number++) {
      const content = `picture ${number} `.repeat(50);
      const hash = createHash('sha256').update(content).digest('hex').slice(0, 32);
      const name = `${hash}.jpg`;
      await writeFile(join(database.dataDir, 'media', name), content);
      const size = { width: 1, height: 1, placeholder: '', bytes: content.length };
      await writer.insertPicture({ name, hash, ...size, type: 'image/jpeg' }, now);
      await writer.insertCategory(newCategory({ name: `Category ${number}`, image: name }));
    }
  });
  await store.close();
  return database;
}

const backUp = (from: TestDatabase, backupsDir: string, at: Date) =>
  makeBackup({
    ...from,
    backupsDir,
    keepCount: null,
    now: at,
    pictureFile: async (name) => join(from.dataDir, 'media', name),
  });

/** Categories and pictures of an instance. */
async function contentOf({ dataDir, ...database }: TestDatabase) {
  const store = await openDatabase({ dataDir, ...database });
  const categories = await store.categories();
  await store.close();
  const files = await readdir(join(dataDir, 'media')).catch(() => []);
  const pictures = await Promise.all(
    files.sort().map(async (name) => [name, await readFile(join(dataDir, 'media', name), 'utf8')] as const),
  );
  return { categories, pictures };
}

async function restored(folder: string, skipsDamaged: boolean) {
  const to = await createEmptyDatabase('sqlite');
  try {
    const storePicture = (file: string, name: string) =>
      copyFileDurably(file, join(to.dataDir, 'media', name));
    const check = await restoreBackup({
      ...to,
      folder,
      isReplacing: false,
      skipsDamaged,
      now,
      storePicture,
    }).catch((error: unknown) => error);
    if (check instanceof Error) return { error: check, left: await readdir(to.dataDir) };
    return { content: await contentOf(to) };
  } finally {
    await to.remove();
  }
}

/** Flips a random bit of a random file; returns the file's name. */
async function rot(folder: string): Promise<string> {
  const media = (await readdir(join(folder, 'media'))).map((name) => join('media', name));
  const names = ['elvora.sqlite', 'manifest.json', ...media];
  const name = names[randomInt(names.length)] ?? '';
  const bytes = await readFile(join(folder, name));
  const at = randomInt(bytes.length);
  bytes[at] = (bytes[at] ?? 0) ^ (1 << randomInt(8));
  // A new file: the others stay linked to the intact one.
  await rm(join(folder, name));
  await writeFile(join(folder, name), bytes);
  return name;
}

it(`restores everything or fails, whichever byte of a backup has rotted: ${rounds} times`, async () => {
  const instance = await createInstance();
  const original = await contentOf(instance);
  const backup = (await backUp(instance, await temporaryFolder(), now)).folder;
  for (let round = 0; round < rounds; round++) {
    const copy = join(await temporaryFolder(), 'backup');
    await cp(backup, copy, { recursive: true });
    const name = await rot(copy);
    const strict = await restored(copy, false);
    if (strict.error) {
      expect(strict.error).toBeInstanceOf(CliError);
      expect(strict.left).toEqual([]);
    } else {
      // Of the manifest, the date and the like may change.
      expect([name, strict.content]).toEqual(['manifest.json', original]);
    }
    if (!name.startsWith('media')) continue;
    const picture = name.replace(/^media\//, '');
    const { content } = await restored(copy, true);
    expect(content).toEqual({
      ...original,
      pictures: original.pictures.filter(([known]) => known !== picture),
    });
  }
});

it(`repairs a chain of linked backups in which a byte rots every night: ${rounds} nights`, async () => {
  const instance = await createInstance();
  const original = await contentOf(instance);
  const into = await temporaryFolder();
  for (let night = 0; night < rounds; night++) {
    const { folder } = await backUp(instance, into, new Date(now.getTime() + night * 24 * 60 * 60_000));
    expect((await restored(folder, false)).content).toEqual(original);
    const [picture = ''] = await readdir(join(folder, 'media'));
    const file = join(folder, 'media', picture);
    const bytes = await readFile(file);
    bytes[0] = (bytes[0] ?? 0) ^ 1;
    // In place: every backup that links to it has the damage.
    await writeFile(file, bytes);
  }
});
