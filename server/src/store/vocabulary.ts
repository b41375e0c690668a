import { maxVocabularyEntries, type VocabularyDraft } from '@elvora/catalogue/model';
import type { SearchVocabulary } from '@elvora/catalogue/search';
import type { Selectable } from 'kysely';
import { type Actor, deleteChanges, recordChanges, recordCreated } from './changes.ts';
import { chunksOf } from './chunks.ts';
import type { VocabularyTable } from './catalogueTables.ts';
import type { Database } from './database.ts';
import type { TrashExpiry } from './trash.ts';

export type VocabularyRow = Selectable<VocabularyTable>;

/** The synonyms and cross-references of the search. */
export interface VocabularyStore {
  /** In order of entry, including those in the trash. */
  list(): Promise<VocabularyRow[]>;
  /** The synonyms and cross-references used by the search. */
  forSearch(): Promise<SearchVocabulary>;
  /** A token that differs after every change to an entry that the search uses. */
  revision(): Promise<string>;
}

export function createVocabularyStore(db: Database): VocabularyStore {
  return {
    list: () => findVocabulary(db),
    async forSearch() {
      const rows = await findVocabulary(db);
      const live = rows.filter(({ deleted_at }) => deleted_at === null);
      const rowsOf = (kind: VocabularyRow['kind']) =>
        live.filter((row) => row.kind === kind).map(({ typed, meaning }) => [typed, meaning] as const);
      return { synonyms: rowsOf('synonym'), crossReferences: rowsOf('cross-reference') };
    },
    async revision() {
      const row = await db
        .selectFrom('vocabulary')
        .select(({ fn }) => [fn.max('changed_in').as('changed_in'), fn.countAll().as('count')])
        .executeTakeFirst();
      return `${row?.changed_in ?? 0} ${row?.count ?? 0}`;
    },
  };
}

const findVocabulary = (db: Database): Promise<VocabularyRow[]> =>
  db
    .selectFrom('vocabulary')
    .selectAll()
    .where('quarantined_at', 'is', null)
    .orderBy('id')
    .limit(maxVocabularyEntries)
    .execute();

/** Writes of one transaction to the vocabulary, with their history. */
export interface VocabularyWriter {
  vocabulary(): Promise<VocabularyRow[]>;
  insertVocabularyEntry(draft: VocabularyDraft, actor: Actor): Promise<number>;
  updateVocabularyEntry(id: number, draft: VocabularyDraft, actor: Actor): Promise<void>;
  removeVocabularyEntry(id: number, actor: Actor): Promise<void>;
  restoreVocabularyEntry(id: number, actor: Actor): Promise<void>;
}

export function createVocabularyWriter(db: Database, version: number): VocabularyWriter {
  const update = (id: number, change: Partial<Pick<VocabularyRow, 'typed' | 'meaning' | 'deleted_at'>>) =>
    db
      .updateTable('vocabulary')
      .set((set) => ({ ...change, changed_in: version, version: set('version', '+', 1) }))
      .where('id', '=', id);
  const record = (
    id: number,
    { actor, action }: { actor: Actor; action: 'updated' | 'deleted' | 'restored' },
    change: () => Promise<unknown>,
  ) => recordChanges(db, actor, [{ kind: 'vocabulary', ids: [id], action }], change);
  return {
    vocabulary: () => findVocabulary(db),
    async insertVocabularyEntry(draft, actor) {
      const { id } = await db
        .insertInto('vocabulary')
        .values({ ...draft, version: 1, changed_in: version, deleted_at: null, quarantined_at: null })
        .returning('id')
        .executeTakeFirstOrThrow();
      await recordCreated(db, actor, { kind: 'vocabulary', id });
      return id;
    },
    async updateVocabularyEntry(id, { typed, meaning }, actor) {
      await record(id, { actor, action: 'updated' }, () => update(id, { typed, meaning }).execute());
    },
    async removeVocabularyEntry(id, actor) {
      await record(id, { actor, action: 'deleted' }, () =>
        update(id, { deleted_at: actor.at.toISOString() }).execute(),
      );
    },
    async restoreVocabularyEntry(id, actor) {
      await record(id, { actor, action: 'restored' }, () => update(id, { deleted_at: null }).execute());
    },
  };
}

/** Hides removed entries, and erases those hidden long enough with their history, by the rules of `emptyTrash`. */
export async function emptyVocabularyTrash(
  db: Database,
  { deletedBefore, quarantineMs, now }: TrashExpiry,
): Promise<void> {
  const [cutoff, at] = [deletedBefore.toISOString(), now.toISOString()];
  const update = (quarantinedAt: string | null) =>
    db.updateTable('vocabulary').set({ quarantined_at: quarantinedAt });
  const hideExpired = update(at).where('deleted_at', '<', cutoff);
  // They were hidden while the clock was ahead.
  await update(null).where('quarantined_at', 'is not', null).where('deleted_at', '>=', cutoff).execute();
  await hideExpired.where('quarantined_at', '>', at).execute();
  await eraseQuarantined(db, new Date(now.getTime() - quarantineMs));
  await hideExpired.where('quarantined_at', 'is', null).execute();
}

async function eraseQuarantined(db: Database, hiddenUntil: Date): Promise<void> {
  const rows = await db
    .selectFrom('vocabulary')
    .select('id')
    .where('quarantined_at', '<=', hiddenUntil.toISOString())
    .execute();
  const ids = rows.map(({ id }) => id);
  for (const part of chunksOf(ids)) await db.deleteFrom('vocabulary').where('id', 'in', part).execute();
  await deleteChanges(db, 'vocabulary', ids);
}
