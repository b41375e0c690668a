import { link, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { placeCopy, syncFile } from '../files/placeFile.ts';
import { StartError } from '../startError.ts';
import { copyRows, deletePassing } from '../store/copyRows.ts';
import { migrate, schemaOf } from '../store/migrate.ts';
import { openPostgresForWork } from '../store/postgres.ts';
import { databaseFile, openSqlite, openSqliteFile, snapshotSqlite } from '../store/sqlite.ts';
import { lookInto } from './look.ts';
import { isPictureWhole, type Manifest, manifestFile, sha256Of } from './manifest.ts';

export interface BackupOptions {
  dataDir: string;
  databaseUrl: string | null;
  /** Path of a stored picture's file; null when it is not there. */
  pictureFile: (name: string) => Promise<string | null>;
  /** Folder of the backups; each is a folder in it. */
  into: string;
  /** How many stay; null for all. */
  keep: number | null;
  now: Date;
}

export interface Backup {
  folder: string;
  manifest: Manifest;
}

const backupName = /^elvora-\d{8}T\d{6}Z$/;

/**
 * Takes a backup while the server goes on: first the database at one moment, then every picture it refers to. Pictures
 * never change, so those of the last backup on the same disk are shared with it. It has its name once it is whole.
 */
export async function makeBackup(options: BackupOptions): Promise<Backup> {
  const { into, now, keep } = options;
  await mkdir(into, { recursive: true, mode: 0o700 });
  const earlier = await backupsIn(into);
  const folder = join(into, `elvora-${now.toISOString().replace(/[-:]|\.\d+/g, '')}`);
  const partial = `${folder}.partial`;
  await rm(partial, { recursive: true, force: true });
  await mkdir(join(partial, 'media'), { recursive: true, mode: 0o700 });
  try {
    const manifest = await fill(partial, { ...options, last: earlier.at(-1) ?? null });
    await rename(partial, folder);
    await syncFile(into);
    if (keep !== null) {
      for (const old of [...earlier, folder].slice(0, -keep)) await rm(old, { recursive: true });
    }
    return { folder, manifest };
  } finally {
    await rm(partial, { recursive: true, force: true });
  }
}

/** Whole backups of a folder, the oldest first. */
async function backupsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder);
  return names
    .filter((name) => backupName.test(name))
    .sort()
    .map((name) => join(folder, name));
}

async function fill(folder: string, options: BackupOptions & { last: string | null }): Promise<Manifest> {
  const database = join(folder, databaseFile);
  await writeDatabase(database, options);
  await tidy(database);
  const { rows, pictures } = await lookInto(database);
  const lostPictures: string[] = [];
  for (const name of pictures) {
    if (!(await keepPicture(name, folder, options))) lostPictures.push(name);
  }
  const manifest: Manifest = {
    format: 1,
    madeAt: options.now.toISOString(),
    source: options.databaseUrl === null ? 'sqlite' : 'postgres',
    database: await sha256Of(database),
    rows,
    pictures: pictures.length - lostPictures.length,
    lostPictures,
  };
  await writeFile(join(folder, manifestFile), `${JSON.stringify(manifest, null, 2)}\n`, { flush: true });
  await syncFile(database);
  await syncFile(folder);
  return manifest;
}

async function writeDatabase(file: string, { dataDir, databaseUrl }: BackupOptions): Promise<void> {
  if (databaseUrl === null) {
    if (!(await isFile(join(dataDir, databaseFile)))) {
      throw new StartError(`There is no database in ${dataDir}. Is DATA_DIR right?`);
    }
    snapshotSqlite(dataDir, file);
    return;
  }
  const source = openPostgresForWork(databaseUrl);
  const work = `${file}.work`;
  try {
    const { missing, newer } = await schemaOf(source);
    if (missing.length > 0 || newer.length > 0) {
      throw new StartError(
        'The database is of another version than this program. Take the backup with the version that runs on it.',
      );
    }
    const copy = openSqlite(work);
    try {
      await migrate(copy);
      await source.db
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute((from) => copy.db.transaction().execute(async (to) => copyRows(from, to, copy)));
    } finally {
      await copy.close();
    }
    await rename(join(work, databaseFile), file);
  } finally {
    await rm(work, { recursive: true, force: true });
    await source.close();
  }
}

/** Sessions end with a restore; nobody needs them in a drawer. */
async function tidy(file: string): Promise<void> {
  const { db, close } = openSqliteFile(file, { readOnly: false });
  try {
    await deletePassing(db);
  } finally {
    await close();
  }
}

async function keepPicture(
  name: string,
  folder: string,
  { last, pictureFile }: BackupOptions & { last: string | null },
): Promise<boolean> {
  const target = join(folder, 'media', name);
  if (last !== null && (await isLinked(join(last, 'media', name), target))) return true;
  const file = await pictureFile(name);
  if (file === null) return false;
  await placeCopy(file, target);
  if (await isPictureWhole(target, name)) return true;
  await rm(target);
  return false;
}

/** Another name for the same file; not over the border of a disk, nor where it is not there. */
const isLinked = (from: string, to: string) =>
  link(from, to).then(
    () => true,
    () => false,
  );

const isFile = (path: string) =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
