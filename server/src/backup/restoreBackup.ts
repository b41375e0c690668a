import { copyFile, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyFileDurably, moveFileDurably } from '../files/atomicFile.ts';
import { hashFile, isPictureIntact } from '../files/fileHash.ts';
import { pathExists } from '../files/pathExists.ts';
import { CliError } from '../cliError.ts';
import type { Database } from '../store/database.ts';
import { migrate } from '../store/migrate.ts';
import { openPostgresWithoutTimeouts } from '../store/postgres.ts';
import { replaceRows } from '../store/replaceRows.ts';
import { databaseFile, lockDataDir, openSqlite } from '../store/sqlite.ts';
import { inspectDatabase } from './inspectDatabase.ts';
import { type BackupManifest, readManifest } from './backupManifest.ts';

export interface RestoreOptions {
  /** Folder of the backup. */
  folder: string;
  dataDir: string;
  databaseUrl: string | null;
  /** Copies a picture's file into the media library. */
  storePicture: (file: string, name: string) => Promise<void>;
  /** Whether existing data may be replaced. */
  isReplacing: boolean;
  /** Whether a backup with damaged pictures is restored without them. @default false */
  skipsDamaged?: boolean;
  now: Date;
}

/** Contents of a backup whose every byte was read. */
export interface BackupCheck {
  manifest: BackupManifest;
  /** Names of the intact pictures. */
  pictures: readonly string[];
  /** Names of the pictures that are missing or have changed since the backup was taken. */
  damaged: readonly string[];
}

/**
 * Compares the hashes of the database and of every picture. Throws `CliError` when the database is damaged: nothing can be
 * restored without it.
 */
export async function checkBackup(folder: string, isIntact = isPictureIntact): Promise<BackupCheck> {
  const manifest = await readManifest(folder);
  const database = join(folder, databaseFile);
  const isSame = await hashFile(database).then(
    (hash) => hash === manifest.database,
    () => false,
  );
  if (!isSame) throw new CliError(`The backup in ${folder} is damaged: its database has changed.`);
  const pictures: string[] = [];
  const damaged: string[] = [];
  for (const name of await listBackupPictures(folder, manifest)) {
    ((await isIntact(join(folder, 'media', name), name)) ? pictures : damaged).push(name);
  }
  return { manifest, pictures, damaged };
}

/** Throws `CliError` when any byte of the backup is damaged. */
export async function verifyBackup(folder: string): Promise<BackupCheck> {
  const check = await checkBackup(folder);
  const [first] = check.damaged;
  if (first === undefined) return check;
  throw new CliError(
    `The backup in ${folder} is damaged: the picture ${first} is missing or has changed${
      check.damaged.length > 1 ? `, and ${check.damaged.length - 1} more` : ''
    }. To restore everything else, add --without-damaged.`,
  );
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

/** Restores a backup: first the pictures, then the database atomically. All sessions end. */
export async function restoreBackup(options: RestoreOptions): Promise<BackupCheck> {
  const { folder, storePicture, skipsDamaged = false } = options;
  const check = await (skipsDamaged ? checkBackup(folder) : verifyBackup(folder));
  const { pictures } = check;
  const storePictures = async () => {
    for (const name of pictures) await storePicture(join(folder, 'media', name), name);
  };
  await (options.databaseUrl === null
    ? restoreSqlite(options, storePictures)
    : restorePostgres(options.databaseUrl, options, storePictures));
  return check;
}

async function restoreSqlite(
  { folder, dataDir, isReplacing, now }: RestoreOptions,
  storePictures: () => Promise<void>,
): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const restoredFile = join(dataDir, `${databaseFile}.restored`);
  const lock = lockDataDir(dataDir);
  try {
    const file = join(dataDir, databaseFile);
    const exists = await pathExists(file);
    if (exists && !isReplacing) {
      throw new CliError(`There is a database in ${dataDir} already. ${replaceHint}`);
    }
    await storePictures();
    await copyFileDurably(join(folder, databaseFile), restoredFile);
    // No step after this needs disk space: files are only renamed.
    if (exists) {
      // Includes the WAL, which holds the latest changes.
      const oldDataDir = join(dataDir, `before-restore-${now.toISOString().replace(/[:.]/g, '-')}`);
      await mkdir(oldDataDir);
      for (const suffix of ['', '-wal', '-shm']) {
        if (await pathExists(file + suffix)) {
          await rename(file + suffix, join(oldDataDir, databaseFile + suffix));
        }
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
  storePictures: () => Promise<void>,
): Promise<void> {
  const target = openPostgresWithoutTimeouts(databaseUrl);
  const work = await mkdtemp(join(tmpdir(), 'elvora-restore-'));
  try {
    await migrate(target);
    if (!isReplacing && (await hasAnyData(target.db))) {
      throw new CliError(`The database of DATABASE_URL is not empty. ${replaceHint}`);
    }
    await storePictures();
    // The backup may be of an older version, so a copy of it is migrated first.
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

const replaceHint = 'To replace it with the backup, add --replace.';

/** Whether a database has been used: the first start of a server creates the owner's account. */
async function hasAnyData(db: Database): Promise<boolean> {
  for (const table of ['staff', 'categories', 'products', 'enquiries'] as const) {
    if (await db.selectFrom(table).select('id').limit(1).executeTakeFirst()) return true;
  }
  return false;
}
