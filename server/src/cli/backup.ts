import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { makeBackup } from '../backup/makeBackup.ts';
import { openMediaLibrary } from '../media/openMediaLibrary.ts';
import { CliError } from '../cliError.ts';
import { projectDir, runCommand } from './runCommand.ts';

await runCommand(async (config, print) => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { keep: { type: 'string' } },
  });
  const [folder = 'backups'] = positionals;
  const keep = values.keep === undefined ? null : Number(values.keep);
  if (keep !== null && !(Number.isInteger(keep) && keep >= 1)) {
    throw new CliError('--keep is the number of backups to keep: 1 or more.');
  }
  const media = await openMediaLibrary(config);
  try {
    const { folder: backupDir, manifest } = await makeBackup({
      ...config,
      backupsDir: resolve(projectDir, folder),
      keepCount: keep,
      now: new Date(),
      async pictureFile(name) {
        const path = await media.originalPath(name);
        return path === null ? null : join(media.root, path);
      },
    });
    const { products = 0, categories = 0, enquiries = 0 } = manifest.rows;
    print(backupDir);
    print(
      `${products} products, ${categories} categories, ${enquiries} enquiries, ${manifest.pictures} pictures`,
    );
    if (manifest.lostPictures.length > 0) {
      print(`Missing or damaged in ${media.root}: ${manifest.lostPictures.join(', ')}`);
    }
  } finally {
    await media.close();
  }
});
