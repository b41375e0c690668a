import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { describePictures } from '../backup/inspectDatabase.ts';
import { restoreBackup } from '../backup/restoreBackup.ts';
import { openMediaLibrary } from '../media/openMediaLibrary.ts';
import { CliError } from '../cliError.ts';
import { databaseFile } from '../store/sqlite.ts';
import { projectDir, runCommand } from './runCommand.ts';

await runCommand(async (config, print) => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      replace: { type: 'boolean', default: false },
      'without-damaged': { type: 'boolean', default: false },
    },
  });
  const [name] = positionals;
  if (name === undefined) throw new CliError('Which backup? npm run restore -- backups/elvora-…');
  const folder = resolve(projectDir, name);
  const media = await openMediaLibrary(config);
  const { manifest, damaged } = await restoreBackup({
    ...config,
    folder,
    storePicture: (file, pictureName) => media.importStored(file, pictureName),
    isReplacing: values.replace,
    skipsDamaged: values['without-damaged'],
    now: new Date(),
  }).finally(() => media.close());
  print(`Restored the backup of ${manifest.madeAt}. All users have to sign in again.`);
  await printMissing('missing from the backup', manifest.lostPictures);
  await printMissing('damaged in the backup and not restored', damaged);

  async function printMissing(reason: string, names: readonly string[]): Promise<void> {
    if (names.length === 0) return;
    print(`Pictures ${reason}:`);
    for (const line of await describePictures(join(folder, databaseFile), names)) print(`  ${line}`);
  }
});
