import { randomUUID } from 'node:crypto';
import { incrementVersionAbove, readVersion } from './catalogueVersion.ts';
import { findVocabularyChanges, replaceVocabularyChanges } from './changes.ts';
import { copyRows, deleteRows } from './copyRows.ts';
import type { Tables } from './database.ts';
import { changeGeneration } from './sizeReadings.ts';
import type { OpenDatabase } from './sqlite.ts';

/**
 * Replaces the rows of some or all tables with those of another database, in one transaction. A vocabulary
 * that is not replaced keeps its history. Increments the catalogue version, so running servers drop their
 * caches.
 */
export async function replaceRows(
  source: OpenDatabase,
  target: OpenDatabase,
  tables?: readonly (keyof Tables)[],
): Promise<void> {
  await source.db.transaction().execute((from) =>
    target.db.transaction().execute(async (to) => {
      const before = await readVersion(to);
      const keepsVocabulary = tables?.includes('vocabulary') === false;
      const kept = keepsVocabulary ? await findVocabularyChanges(to) : [];
      await deleteRows(to, tables);
      await copyRows(from, to, { kind: target.kind, ...(tables ? { tables } : {}) });
      if (keepsVocabulary) await replaceVocabularyChanges(to, kept);
      await changeGeneration(to, randomUUID());
      await incrementVersionAbove(to, target.kind, before);
    }),
  );
}
