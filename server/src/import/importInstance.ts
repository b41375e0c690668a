import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeBackup } from '../backup/makeBackup.ts';
import { restoreBackup } from '../backup/restoreBackup.ts';
import type { MediaLibrary } from '../media/mediaLibrary.ts';
import type { ImportReport } from './importReport.ts';

export interface InstanceImportOptions {
  /** Name of the source in the report. */
  label: string;
  source: { dataDir: string; databaseUrl: string | null; media: MediaLibrary };
  target: { dataDir: string; databaseUrl: string | null; media: Pick<MediaLibrary, 'importStored'> };
  isReplacing: boolean;
  isDryRun: boolean;
  now: Date;
}

/** Copies all data of another Elvora instance by making and restoring a backup. */
export async function importInstance(options: InstanceImportOptions): Promise<ImportReport> {
  const { label, source, target, isReplacing, isDryRun, now } = options;
  const backupsDir = await mkdtemp(join(tmpdir(), 'elvora-import-'));
  try {
    const { folder, manifest } = await makeBackup({
      ...source,
      backupsDir,
      keepCount: null,
      now,
      async pictureFile(name) {
        const path = await source.media.originalPath(name);
        return path === null ? null : join(source.media.root, path);
      },
    });
    if (!isDryRun) {
      await restoreBackup({
        ...target,
        folder,
        isReplacing,
        now,
        storePicture: (file, name) => target.media.importStored(file, name),
      });
    }
    const { categories = 0, products = 0 } = manifest.rows;
    return {
      source: label,
      categories,
      products,
      pictures: manifest.pictures,
      problems: manifest.lostPictures.map(
        (name) => `The picture ${name} is missing or damaged and was skipped`,
      ),
    };
  } finally {
    await rm(backupsDir, { recursive: true, force: true });
  }
}
