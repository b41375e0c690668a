import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { restoreBackup } from '../backup/restoreBackup.ts';
import { openMedia } from '../media/openMedia.ts';
import { StartError } from '../startError.ts';
import { projectDir, runCommand } from './command.ts';

await runCommand(async (config, print) => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false } },
  });
  const [folder] = positionals;
  if (folder === undefined) throw new StartError('Which backup? npm run restore -- backups/elvora-…');
  const media = await openMedia(config);
  const manifest = await restoreBackup({
    ...config,
    folder: resolve(projectDir, folder),
    putPicture: (file, name) => media.adopt(file, name),
    isReplacing: values.replace,
    now: new Date(),
  }).finally(() => media.close());
  print(`Restored what was there at ${manifest.madeAt}. Everybody has to sign in again.`);
  if (manifest.lostPictures.length > 0) {
    print(`The backup did not have these pictures: ${manifest.lostPictures.join(', ')}`);
  }
});
