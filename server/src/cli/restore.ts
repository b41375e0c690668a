import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { restoreBackup } from '../backup/restoreBackup.ts';
import { openMediaLibrary } from '../media/openMediaLibrary.ts';
import { CliError } from '../cliError.ts';
import { projectDir, runCommand } from './runCommand.ts';

await runCommand(async (config, print) => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false } },
  });
  const [folder] = positionals;
  if (folder === undefined) throw new CliError('Which backup? npm run restore -- backups/elvora-…');
  const media = await openMediaLibrary(config);
  const manifest = await restoreBackup({
    ...config,
    folder: resolve(projectDir, folder),
    storePicture: (file, name) => media.importStored(file, name),
    isReplacing: values.replace,
    now: new Date(),
  }).finally(() => media.close());
  print(`Restored the backup of ${manifest.madeAt}. All users have to sign in again.`);
  if (manifest.lostPictures.length > 0) {
    print(`Pictures missing from the backup: ${manifest.lostPictures.join(', ')}`);
  }
});
