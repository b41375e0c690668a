import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { trashRetentionDays } from '@elvora/catalogue/model';
import type { MediaLibrary } from '../media/mediaLibrary.ts';
import { quarantineMs } from '../quarantine.ts';
import type { Store } from '../store/index.ts';

export interface MaintainCatalogueOptions {
  store: Pick<Store, 'maintain'>;
  media: Pick<MediaLibrary, 'listHashes' | 'remove' | 'removeTemporaryFiles'>;
  /** Folder for files during an upload. */
  uploadsDir: string;
  now?: () => Date;
}

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

/** Files checked and removed per transaction, during which writers wait. */
const hashBatchSize = 100;

/**
 * Hides entries whose retention in the trash is over, and erases those hidden long enough, as well as unreferenced files. Rows
 * are deleted before their files, so a crash leaves an unreferenced file, never a missing one. Files are removed while writers
 * wait, so that no write can refer to one in the meantime.
 */
export async function maintainCatalogue(options: MaintainCatalogueOptions): Promise<void> {
  const { store, media, uploadsDir, now = () => new Date() } = options;
  const at = now().getTime();
  const anHourAgo = new Date(at - hourMs);

  const unused = await store.maintain(async (maintenance) => {
    await maintenance.emptyTrash({
      deletedBefore: new Date(at - trashRetentionDays * dayMs),
      quarantineMs,
      now: new Date(at),
    });
    await maintenance.pruneChanges();
    await maintenance.deleteRequests(new Date(at - 7 * dayMs));
    // Keeps uploads of the last day: their form may not be saved yet.
    return maintenance.deleteUnusedPictures(new Date(at - dayMs));
  });

  await media.removeTemporaryFiles();
  const hashes = [...new Set([...unused, ...(await media.listHashes())])];
  for (let from = 0; from < hashes.length; from += hashBatchSize) {
    const batch = hashes.slice(from, from + hashBatchSize);
    await store.maintain(async (maintenance) => {
      const referenced = await maintenance.existingHashes(batch);
      for (const hash of batch) if (!referenced.has(hash)) await media.remove(hash, anHourAgo);
    });
  }
  await removeOldUploads(uploadsDir, anHourAgo);
}

/** Removes uploads that a crash interrupted. */
async function removeOldUploads(folder: string, before: Date): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const stats = await stat(path).catch(() => null);
    if (stats && stats.mtime < before) await rm(path, { recursive: true, force: true });
  }
}
