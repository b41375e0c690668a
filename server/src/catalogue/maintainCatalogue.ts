import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { trashRetentionDays } from '@elvora/catalogue/model';
import type { MediaLibrary } from '../media/mediaLibrary.ts';
import type { Store } from '../store/index.ts';

export interface MaintainCatalogueOptions {
  store: Pick<Store, 'maintain'>;
  media: Pick<MediaLibrary, 'listHashes' | 'remove' | 'removeTemporaryFiles'>;
  /** Folder in which files lie while they are sent. */
  uploadsDir: string;
  now?: () => Date;
}

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

/** Hashes looked up in one question, and files removed while writers wait. */
const hashBatchSize = 100;

/**
 * Erases for good what has been in the trash for its time, and files that nothing shows. Rows go before their files, so
 * that a crash leaves a file too much, never a hole; a file is removed while nobody writes, so that nobody can begin to
 * show it in the same moment.
 */
export async function maintainCatalogue(options: MaintainCatalogueOptions): Promise<void> {
  const { store, media, uploadsDir, now = () => new Date() } = options;
  const at = now().getTime();
  const anHourAgo = new Date(at - hourMs);

  const unused = await store.maintain(async (tidier) => {
    await tidier.eraseDeleted(new Date(at - trashRetentionDays * dayMs));
    await tidier.pruneChanges();
    await tidier.deleteRequests(new Date(at - 7 * dayMs));
    // A picture that was uploaded for a form nobody has saved yet waits a day for it.
    return tidier.deleteUnusedPictures(new Date(at - dayMs));
  });

  await media.removeTemporaryFiles();
  const hashes = [...new Set([...unused, ...(await media.listHashes())])];
  for (let from = 0; from < hashes.length; from += hashBatchSize) {
    const part = hashes.slice(from, from + hashBatchSize);
    await store.maintain(async (tidier) => {
      const known = await tidier.existingHashes(part);
      for (const hash of part) if (!known.has(hash)) await media.remove(hash, anHourAgo);
    });
  }
  await removeOldUploads(uploadsDir, anHourAgo);
}

/** What a crash has left of forms on their way. */
async function removeOldUploads(folder: string, before: Date): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found && found.mtime < before) await rm(path, { recursive: true, force: true });
  }
}
