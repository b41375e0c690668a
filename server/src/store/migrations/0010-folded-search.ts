import { foldSearchText } from '@elvora/catalogue/operations';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Tables } from '../database.ts';

/** Rows read at once. */
const batchSize = 500;

const fold = (text: string) => text.split('\n').map(foldSearchText).join('\n');

/** Returns the columns whose folded text differs from the stored one; null when none does. */
function changedTexts<Column extends string>(
  row: Readonly<Record<Column, string>>,
  columns: readonly Column[],
): Partial<Record<Column, string>> | null {
  const changed = columns.filter((column) => fold(row[column]) !== row[column]);
  if (changed.length === 0) return null;
  return Object.fromEntries(changed.map((column) => [column, fold(row[column])])) as Record<Column, string>;
}

/** Folds the diacritics of texts indexed by earlier versions; the triggers and indexes of the search follow. */
export const foldedSearch: Migration = {
  async up(db: Kysely<Tables>) {
    for (let last = 0; ;) {
      const rows = await db
        .selectFrom('product_search')
        .selectAll()
        .where('product_id', '>', last)
        .orderBy('product_id')
        .limit(batchSize)
        .execute();
      for (const row of rows) {
        const texts = changedTexts(row, ['codes', 'name', 'keyword', 'description', 'cells']);
        if (!texts) continue;
        await db.updateTable('product_search').set(texts).where('product_id', '=', row.product_id).execute();
      }
      last = rows.at(-1)?.product_id ?? 0;
      if (rows.length < batchSize) break;
    }
    for (let last = 0; ;) {
      const rows = await db
        .selectFrom('enquiries')
        .select(['id', 'sent_text', 'note_text'])
        .where('id', '>', last)
        .orderBy('id')
        .limit(batchSize)
        .execute();
      for (const row of rows) {
        const texts = changedTexts(row, ['sent_text', 'note_text']);
        if (texts) await db.updateTable('enquiries').set(texts).where('id', '=', row.id).execute();
      }
      last = rows.at(-1)?.id ?? 0;
      if (rows.length < batchSize) break;
    }
  },
};
