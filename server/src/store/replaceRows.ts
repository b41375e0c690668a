import { incrementVersionAbove, readVersion } from './catalogueVersion.ts';
import { copyRows, deleteRows } from './copyRows.ts';
import type { Tables } from './database.ts';
import type { OpenDatabase } from './sqlite.ts';

/**
 * Puts the rows of one database in place of another's, in one transaction: of some tables, or of all. Whoever runs on it
 * notices the change.
 */
export async function replaceRows(
  source: OpenDatabase,
  target: OpenDatabase,
  chosen?: readonly (keyof Tables)[],
): Promise<void> {
  await source.db.transaction().execute((from) =>
    target.db.transaction().execute(async (to) => {
      const before = await readVersion(to);
      await deleteRows(to, chosen);
      await copyRows(from, to, { kind: target.kind, ...(chosen ? { chosen } : {}) });
      await incrementVersionAbove(to, target.kind, before);
    }),
  );
}
