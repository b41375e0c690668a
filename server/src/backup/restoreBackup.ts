import { access, copyFile, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyFileDurably, moveFileDurably } from '../files/atomicFile.ts';
import { CliError } from '../cliError.ts';
import type { Database } from '../store/database.ts';
import { migrate } from '../store/migrate.ts';
import { openPostgresWithoutTimeouts } from '../store/postgres.ts';
import { replaceRows } from '../store/replaceRows.ts';
import { databaseFile, lockDataDir, openSqlite } from '../store/sqlite.ts';
import { inspectDatabase } from './inspectDatabase.ts';
import { isPictureIntact, type BackupManifest, readManifest, hashFile } from './backupManifest.ts';

export interface RestoreOptions {
  /** A backup. */
  folder: string;
  dataDir: string;
  databaseUrl: string | null;
  /** Keeps a picture's file under its name. */
  storePicture: (file: string, name: string) => Promise<void>;
  /** Whether what is there now may make room. */
  isReplacing: boolean;
  now: Date;
}

/** Whether a backup is whole: every byte of the database and of each picture. Throws `CliError` when it is not. */
export async function verifyBackup(folder: string): Promise<BackupManifest> {
  const manifest = await readManifest(folder);
  const database = join(folder, databaseFile);
  const isSame = await hashFile(database).then(
    (hash) => hash === manifest.database,
    () => false,
  );
  if (!isSame) throw new CliError(`The backup in ${folder} is damaged: its database is not the one it was.`);
  for (const name of await listBackupPictures(folder, manifest)) {
    if (await isPictureIntact(join(folder, 'media', name), name)) continue;
    throw new CliError(`The backup in ${folder} is damaged: the picture ${name} is not the one it was.`);
  }
  return manifest;
}

async function listBackupPictures(folder: string, manifest: BackupManifest): Promise<string[]> {
  const { rows, pictures } = await inspectDatabase(join(folder, databaseFile));
  for (const [table, count] of Object.entries(manifest.rows)) {
    if (rows[table] !== count) {
      throw new CliError(
        `The backup in ${folder} is damaged: ${table} has ${rows[table]} rows, not ${count}.`,
      );
    }
  }
  const lost = new Set(manifest.lostPictures);
  return pictures.filter((name) => !lost.has(name));
}

/**
 * Puts a backup in place of what is there: the pictures first, then the database in one step. Everybody has to sign in
 * again afterwards.
 */
export async function restoreBackup(options: RestoreOptions): Promise<BackupManifest> {
  const { folder, storePicture } = options;
  const manifest = await verifyBackup(folder);
  const pictures = await listBackupPictures(folder, manifest);
  const putPictures = async () => {
    for (const name of pictures) await storePicture(join(folder, 'media', name), name);
  };
  await (options.databaseUrl === null
    ? restoreSqlite(options, putPictures)
    : restorePostgres(options.databaseUrl, options, putPictures));
  return manifest;
}

async function restoreSqlite(
  { folder, dataDir, isReplacing, now }: RestoreOptions,
  putPictures: () => Promise<void>,
): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const restoredFile = join(dataDir, `${databaseFile}.restored`);
  const lock = lockDataDir(dataDir);
  try {
    const file = join(dataDir, databaseFile);
    const isInTheWay = await pathExists(file);
    if (isInTheWay && !isReplacing) {
      throw new CliError(`There is a database in ${dataDir} already. ${replaceHint}`);
    }
    await putPictures();
    await copyFileDurably(join(folder, databaseFile), restoredFile);
    // What takes room has been done: from here on files only change their names.
    if (isInTheWay) {
      // With its log: without it the latest changes would be missing from it.
      const aside = join(dataDir, `before-restore-${now.toISOString().replace(/[:.]/g, '-')}`);
      await mkdir(aside);
      for (const suffix of ['', '-wal', '-shm']) {
        if (await pathExists(file + suffix)) await rename(file + suffix, join(aside, databaseFile + suffix));
      }
    }
    await moveFileDurably(restoredFile, file);
  } finally {
    await rm(restoredFile, { force: true });
    lock.close();
  }
  const restored = openSqlite(dataDir);
  try {
    await migrate(restored);
  } finally {
    await restored.close();
  }
}

async function restorePostgres(
  databaseUrl: string,
  { folder, isReplacing }: RestoreOptions,
  putPictures: () => Promise<void>,
): Promise<void> {
  const target = openPostgresWithoutTimeouts(databaseUrl);
  const work = await mkdtemp(join(tmpdir(), 'elvora-restore-'));
  try {
    await migrate(target);
    if (!isReplacing && (await hasAnyData(target.db))) {
      throw new CliError(`There is something in the database of DATABASE_URL already. ${replaceHint}`);
    }
    await putPictures();
    // A backup may be of an older version; a copy of it is brought up to date first.
    await copyFile(join(folder, databaseFile), join(work, databaseFile));
    const source = openSqlite(work);
    try {
      await migrate(source);
      await replaceRows(source, target);
    } finally {
      await source.close();
    }
  } finally {
    await rm(work, { recursive: true, force: true });
    await target.close();
  }
}

const replaceHint = 'To put the backup in its place: --replace.';

const pathExists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

/** Whether anybody has used a database: the very first start makes the owner's account. */
export async function hasAnyData(db: Database): Promise<boolean> {
  for (const table of ['staff', 'categories', 'products', 'enquiries'] as const) {
    if (await db.selectFrom(table).select('id').limit(1).executeTakeFirst()) return true;
  }
  return false;
}
