import { pruneChanges } from './changes.ts';
import type { Database } from './database.ts';
import { deleteUnusedPictures, findHashes } from './pictures.ts';
import { emptyTrash, type TrashExpiry } from './trash.ts';
import { emptyVocabularyTrash } from './vocabulary.ts';
import { deleteRequests } from './writeRequests.ts';

/** Clean-up of one transaction, during which no other process writes. */
export interface CatalogueMaintenance {
  /**
   * Hides entries and vocabulary at the end of their time in the trash, and erases those hidden
   * earlier (D-25).
   */
  emptyTrash(expiry: TrashExpiry): Promise<void>;
  /** Deletes unreferenced pictures last stored before `storedBefore` and returns their hashes (O22). */
  deleteUnusedPictures(storedBefore: Date): Promise<string[]>;
  /** Returns the given hashes that belong to a picture. */
  existingHashes(hashes: readonly string[]): Promise<Set<string>>;
  /** Deletes all but the newest changes of each entry. */
  pruneChanges(): Promise<void>;
  deleteRequests(before: Date): Promise<void>;
}

export function createMaintenance(db: Database): CatalogueMaintenance {
  return {
    async emptyTrash(expiry) {
      await emptyTrash(db, expiry);
      await emptyVocabularyTrash(db, expiry);
    },
    deleteUnusedPictures: (storedBefore) => deleteUnusedPictures(db, storedBefore),
    existingHashes: (hashes) => findHashes(db, hashes),
    pruneChanges: () => pruneChanges(db),
    deleteRequests: (before) => deleteRequests(db, before),
  };
}
