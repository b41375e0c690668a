import { link, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copyFileDurably, fsyncPath } from '../files/atomicFile.ts';
import { hashFile, isPictureIntact } from '../files/fileHash.ts';
import { CliError } from '../cliError.ts';
import { copyRows, deleteRows, deleteTransientRows } from '../store/copyRows.ts';
import { migrate, migrationStatus } from '../store/migrate.ts';
import { openPostgresWithoutTimeouts } from '../store/postgres.ts';
import { StoreError } from '../store/database.ts';
import {
  databaseFile,
  lockDataDir,
  lockFile,
  type OpenDatabase,
  openSqlite,
  openSqliteFile,
  snapshotSqlite,
} from '../store/sqlite.ts';
import { inspectDatabase } from './inspectDatabase.ts';
import { type BackupManifest, manifestFile } from './backupManifest.ts';

export interface BackupOptions {
  dataDir: string;
  databaseUrl: string | null;
  /** Returns the path of a stored picture's file; null when it is missing. */
  pictureFile: (name: string) => Promise<string | null>;
  /** Parent folder of the backups. */
  backupsDir: string;
  /** Number of backups to keep, including this one; null for all. */
  keepCount: number | null;
  now: Date;
}

export interface Backup {
  folder: string;
  manifest: BackupManifest;
  /** Unfinished backups of processes that were killed, removed by this one. */
  removedPartials: readonly string[];
}

const backupNamePattern = /^elvora-\d{8}T\d{6}Z$/;
const partialNamePattern = /^elvora-\d{8}T\d{6}Z\.partial$/;

/**
 * Takes a backup while the server is running: first a snapshot of the database, then every picture it refers to. Pictures
 * never change, so those in the previous backup on the same disk are hard-linked while they are intact. The folder is
 * renamed to its final name when the backup is complete.
 */
export async function makeBackup(options: BackupOptions): Promise<Backup> {
  const { backupsDir, now, keepCount } = options;
  await mkdir(backupsDir, { recursive: true, mode: 0o700 });
  const earlier = await listBackups(backupsDir);
  const folder = join(backupsDir, `elvora-${now.toISOString().replace(/[-:]|\.\d+/g, '')}`);
  const partial = `${folder}.partial`;
  const removedPartials = await removeDeadPartials(backupsDir);
  await mkdir(join(partial, 'media'), { recursive: true, mode: 0o700 });
  const lock = lockDataDir(partial);
  try {
    const manifest = await writeBackup(partial, { ...options, previous: earlier.at(-1) ?? null });
    lock.close();
    await rm(join(partial, lockFile));
    await rename(partial, folder);
    await fsyncPath(backupsDir);
    if (keepCount !== null) {
      for (const old of [...earlier, folder].slice(0, -keepCount)) await rm(old, { recursive: true });
    }
    return { folder, manifest, removedPartials };
  } finally {
    if (lock.isOpen) lock.close();
    await rm(partial, { recursive: true, force: true });
  }
}

/**
 * Removes the folders of backups whose process was killed. A running backup holds a lock, which the
 * system releases when its process ends.
 */
async function removeDeadPartials(backupsDir: string): Promise<string[]> {
  const removed: string[] = [];
  for (const name of (await readdir(backupsDir)).filter((entry) => partialNamePattern.test(entry))) {
    const folder = join(backupsDir, name);
    try {
      lockDataDir(folder).close();
    } catch (error) {
      if (error instanceof StoreError) continue;
      throw error;
    }
    await rm(folder, { recursive: true, force: true });
    removed.push(folder);
  }
  return removed;
}

/** Returns the complete backups in a folder, oldest first. */
export async function listBackups(folder: string): Promise<string[]> {
  const names = await readdir(folder);
  return names
    .filter((name) => backupNamePattern.test(name))
    .sort()
    .map((name) => join(folder, name));
}

async function writeBackup(
  folder: string,
  options: BackupOptions & { previous: string | null },
): Promise<BackupManifest> {
  const database = join(folder, databaseFile);
  await writeDatabase(database, options);
  await stripTransientRows(database);
  const { rows, pictures } = await inspectDatabase(database);
  const lostPictures: string[] = [];
  for (const name of pictures) {
    if (!(await backUpPicture(name, folder, options))) lostPictures.push(name);
  }
  const manifest: BackupManifest = {
    format: 1,
    madeAt: options.now.toISOString(),
    source: options.databaseUrl === null ? 'sqlite' : 'postgres',
    database: await hashFile(database),
    rows,
    pictures: pictures.length - lostPictures.length,
    lostPictures,
  };
  await writeFile(join(folder, manifestFile), `${JSON.stringify(manifest, null, 2)}\n`, { flush: true });
  await fsyncPath(database);
  await fsyncPath(folder);
  return manifest;
}

async function writeDatabase(file: string, { dataDir, databaseUrl }: BackupOptions): Promise<void> {
  if (databaseUrl !== null) return copyPostgres(databaseUrl, file);
  if (!(await isFile(join(dataDir, databaseFile)))) {
    throw new CliError(`There is no database in ${dataDir}. Is DATA_DIR right?`);
  }
  snapshotSqlite(dataDir, file);
}

/** Copies a PostgreSQL database to an SQLite file, in one snapshot. */
async function copyPostgres(databaseUrl: string, file: string): Promise<void> {
  const source = openPostgresWithoutTimeouts(databaseUrl);
  const temporaryDir = `${file}.work`;
  try {
    await requireCurrentSchema(source);
    const copy = openSqlite(temporaryDir);
    try {
      await migrate(copy);
      await copyAllRows(source, copy);
    } finally {
      await copy.close();
    }
    await rename(join(temporaryDir, databaseFile), file);
  } finally {
    await rm(temporaryDir, { recursive: true, force: true });
    await source.close();
  }
}

async function requireCurrentSchema(database: OpenDatabase): Promise<void> {
  const { pending, unknown } = await migrationStatus(database);
  if (pending.length === 0 && unknown.length === 0) return;
  throw new CliError(
    'The database belongs to another version of this program. Take the backup with the version of the running server.',
  );
}

const copyAllRows = (source: OpenDatabase, copy: OpenDatabase) =>
  source.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((from) =>
      copy.db.transaction().execute(async (to) => {
        // Removes the rows that migrations have inserted.
        await deleteRows(to);
        await copyRows(from, to, copy);
      }),
    );

/** Sessions end with a restore, so backups do not contain them. */
async function stripTransientRows(file: string): Promise<void> {
  const { db, close } = openSqliteFile(file, { readOnly: false });
  try {
    await deleteTransientRows(db);
  } finally {
    await close();
  }
}

async function backUpPicture(
  name: string,
  folder: string,
  { previous, pictureFile }: BackupOptions & { previous: string | null },
): Promise<boolean> {
  const target = join(folder, 'media', name);
  if (previous !== null && (await tryHardLink(join(previous, 'media', name), target))) {
    // Verifies the copy: a byte that rotted in one backup would be in all later ones.
    if (await isPictureIntact(target, name)) return true;
    await rm(target);
  }
  const file = await pictureFile(name);
  if (file === null) return false;
  await copyFileDurably(file, target);
  if (await isPictureIntact(target, name)) return true;
  await rm(target);
  return false;
}

/** Fails across disks and for missing files. */
const tryHardLink = (from: string, to: string) =>
  link(from, to).then(
    () => true,
    () => false,
  );

const isFile = (path: string) =>
  stat(path).then(
    (stats) => stats.isFile(),
    () => false,
  );
