import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { CliError } from '../cliError.ts';
import { isPictureIntact } from '../files/fileHash.ts';
import { pathExists } from '../files/pathExists.ts';
import { manifestFile } from './backupManifest.ts';
import { listBackups } from './makeBackup.ts';
import { checkBackup } from './restoreBackup.ts';

/** Result of reading a backup. */
export type BackupVerdict = { folder: string } & (
  | { kind: 'intact'; pictures: number; lostPictures: readonly string[] }
  /** Restorable without these pictures. */
  | { kind: 'damagedPictures'; names: readonly string[] }
  | { kind: 'unusable'; reason: string }
);

/** Reads every byte of a backup, or of all backups in a folder, oldest first. Throws `CliError` when there is none. */
export async function verifyBackups(folder: string): Promise<BackupVerdict[]> {
  const isBackup = await pathExists(join(folder, manifestFile));
  const folders = isBackup ? [folder] : await listBackups(folder).catch(() => []);
  if (folders.length === 0) throw new CliError(`There is no backup in ${folder}.`);
  const isIntact = createFileCheck();
  const verdicts: BackupVerdict[] = [];
  for (const backup of folders) verdicts.push(await verdictOf(backup, isIntact));
  return verdicts;
}

async function verdictOf(folder: string, isIntact: typeof isPictureIntact): Promise<BackupVerdict> {
  try {
    const { manifest, pictures, damaged } = await checkBackup(folder, isIntact);
    return damaged.length > 0
      ? { folder, kind: 'damagedPictures', names: damaged }
      : { folder, kind: 'intact', pictures: pictures.length, lostPictures: manifest.lostPictures };
  } catch (error) {
    if (error instanceof CliError) return { folder, kind: 'unusable', reason: error.message };
    throw error;
  }
}

/** Checks pictures that several backups link to once. */
function createFileCheck(): typeof isPictureIntact {
  const results = new Map<string, Promise<boolean>>();
  return async (file, name) => {
    const stats = await stat(file).catch(() => null);
    if (stats === null) return false;
    const key = `${stats.dev} ${stats.ino} ${name}`;
    const result = results.get(key) ?? isPictureIntact(file, name);
    results.set(key, result);
    return result;
  };
}
