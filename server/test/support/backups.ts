import { createHash, randomInt } from 'node:crypto';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { makeBackup } from '../../src/backup/makeBackup.ts';
import { restoreBackup } from '../../src/backup/restoreBackup.ts';
import { copyFileDurably } from '../../src/files/atomicFile.ts';
import type { Store } from '../../src/store/index.ts';
import { createEmptyDatabase, type DatabaseKind, type TestDatabase } from './testDatabases.ts';

/** Time of backups and restores. */
export const backupTime = new Date('2026-11-21T10:00:00Z');

/** Returns a folder that is deleted after the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'elvora-backup-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Returns an empty database that is deleted after the test. */
export async function emptyDatabase(kind: DatabaseKind): Promise<TestDatabase> {
  const database = await createEmptyDatabase(kind);
  onTestFinished(() => database.remove());
  return database;
}

/** Writes a file under the name of a stored picture with this content. */
export async function storePicture(
  store: Store,
  { dataDir }: TestDatabase,
  content: string,
): Promise<string> {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 32);
  const name = `${hash}.jpg`;
  await writeFile(join(dataDir, content), content);
  await copyFileDurably(join(dataDir, content), join(dataDir, 'media', name));
  const picture = {
    name,
    hash,
    width: 1,
    height: 1,
    placeholder: '',
    bytes: content.length,
    type: 'image/jpeg',
  };
  await store.write((writer) => writer.insertPicture(picture, backupTime));
  return name;
}

export const backupOf = (from: TestDatabase, into: string, options: { keep?: number; at?: Date } = {}) =>
  makeBackup({
    ...from,
    backupsDir: into,
    keepCount: options.keep ?? null,
    now: options.at ?? backupTime,
    pictureFile: async (name) => {
      const file = join(from.dataDir, 'media', name);
      return (await stat(file).catch(() => null)) ? file : null;
    },
  });

export const restoreTo = (
  to: TestDatabase,
  from: string,
  isReplacing = false,
  putPicture = (file: string, name: string) => copyFileDurably(file, join(to.dataDir, 'media', name)),
) =>
  restoreBackup({
    ...to,
    folder: from,
    isReplacing,
    now: backupTime,
    storePicture: putPicture,
  });

/** An enquiry of a sender, without a request. */
export const enquiryFrom = (email: string) => ({
  enquiry: { kind: 'quote' as const, email, name: '', phone: '', summary: '', payload: '{"a":1}', texts: [] },
  request: null,
  makeReference: () => `Q-${email}-${randomInt(1e9)}`,
  makeToken: () => '',
  mailTo: ['office' as const],
  now: backupTime,
});
