import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { makeBackup } from '../backup/makeBackup.ts';
import { type BackupVerdict, verifyBackups } from '../backup/verifyBackups.ts';
import { keepOwner } from '../files/keepOwner.ts';
import { openMediaLibrary } from '../media/openMediaLibrary.ts';
import { CliError } from '../cliError.ts';
import type { Config } from '../config.ts';
import { type BackupOutcome, createBackupRecord } from '../store/backupRecord.ts';
import { openBesideServer } from './openBesideServer.ts';
import { projectDir, runCommand } from './runCommand.ts';

await runCommand(async (config, print) => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { keep: { type: 'string' }, verify: { type: 'boolean', default: false } },
  });
  const [folder = 'backups'] = positionals;
  const keep = values.keep === undefined ? null : Number(values.keep);
  if (keep !== null && !(Number.isInteger(keep) && keep >= 1)) {
    throw new CliError('--keep must be 1 or more: the number of backups to keep.');
  }
  const backupsDir = resolve(projectDir, folder);
  if (values.verify) {
    const verdicts = await verifyBackups(backupsDir);
    const isDamaged = verdicts.some(({ kind }) => kind !== 'intact');
    // For npm run doctor. Backups can be verified without their database, too.
    await record(config, isDamaged ? 'damaged' : 'verified').catch(() => undefined);
    return printVerdicts(verdicts, print);
  }
  const media = await openMediaLibrary(config);
  try {
    const {
      folder: backupDir,
      manifest,
      removedPartials,
    } = await recorded(config, () =>
      makeBackup({
        ...config,
        backupsDir,
        keepCount: keep,
        now: new Date(),
        async pictureFile(name) {
          const path = await media.originalPath(name);
          return path === null ? null : join(media.root, path);
        },
      }),
    );
    const { products = 0, categories = 0, enquiries = 0 } = manifest.rows;
    print(backupDir);
    print(
      `${products} products, ${categories} categories, ${enquiries} enquiries, ${manifest.pictures} pictures`,
    );
    if (manifest.lostPictures.length > 0) {
      print(`Missing or damaged in ${media.root}: ${manifest.lostPictures.join(', ')}`);
    }
    if (removedPartials.length > 0) print(`Removed unfinished backups: ${removedPartials.join(', ')}`);
  } finally {
    await keepOwner(backupsDir);
    await media.close();
  }
});

/** Records whether a backup has succeeded. Without a database nothing is recorded, and the server reports the backup as late. */
async function recorded<T>(config: Config, backUp: () => Promise<T>): Promise<T> {
  try {
    const result = await backUp();
    await record(config, 'succeeded');
    return result;
  } catch (error) {
    await record(config, 'failed').catch(() => undefined);
    throw error;
  }
}

async function record(config: Config, outcome: BackupOutcome): Promise<void> {
  const opened = openBesideServer(config);
  try {
    await createBackupRecord(opened.db).record(outcome, new Date());
  } finally {
    await opened.close();
  }
}

/** Throws `CliError` when a backup is damaged, for the exit code. */
function printVerdicts(verdicts: readonly BackupVerdict[], print: (line: string) => void): void {
  for (const verdict of verdicts) {
    if (verdict.kind === 'intact') print(`intact   ${verdict.folder}, ${verdict.pictures} pictures`);
    else if (verdict.kind === 'unusable') print(`unusable ${verdict.reason}`);
    else {
      print(`damaged  ${verdict.folder}, without these pictures it can be restored with --without-damaged:`);
      for (const name of verdict.names) print(`           ${name}`);
    }
  }
  const damaged = verdicts.filter(({ kind }) => kind !== 'intact').length;
  if (damaged > 0) throw new CliError(`${damaged} of ${verdicts.length} backups are damaged.`);
}
