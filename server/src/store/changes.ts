import type { HistoryKind, ChangeAction } from '@elvora/catalogue/model';
import type { Selectable } from 'kysely';
import type { ChangeTable } from './changeTables.ts';
import type { Database } from './database.ts';
import { queryInChunks, chunksOf } from './chunks.ts';
import { isQuarantined } from './isQuarantined.ts';
import { type EntryStates, parseState, readStates, statePictures } from './entryStates.ts';

/** Actor and time of a change. */
export interface Actor {
  by: string;
  at: Date;
}

export interface ChangeRow<Kind extends HistoryKind> {
  id: number;
  at: string;
  by: string | null;
  action: ChangeAction;
  state: EntryStates[Kind];
}

/** Entries of one kind that a write changes, and how. */
export interface ChangedEntries {
  kind: HistoryKind;
  ids: readonly number[];
  action: ChangeAction;
}

/** Per entry; older changes are pruned. */
const maxChangesPerEntry = 50;

/**
 * Runs `change` and records the resulting states in the history. Entries without a history first get their
 * current state as `created`, so that it can be restored. Unchanged entries are not recorded, unless deleted
 * or restored.
 */
export async function recordChanges<T>(
  db: Database,
  { by, at }: Actor,
  touched: readonly ChangedEntries[],
  change: () => Promise<T>,
): Promise<T> {
  const before = new Map<ChangedEntries, Map<number, string>>();
  for (const touch of touched) {
    const states = await readStates(db, touch.kind, touch.ids);
    before.set(touch, states);
    const recorded = await idsWithHistory(db, touch.kind, touch.ids);
    const unrecorded = [...states].filter(([id]) => !recorded.has(id));
    await insertChanges(
      db,
      unrecorded.map(([entry_id, state]) => ({
        kind: touch.kind,
        entry_id,
        at: at.toISOString(),
        by_name: null,
        action: 'created' as const,
        state,
      })),
    );
  }
  const result = await change();
  for (const touch of touched) {
    const { kind, ids, action } = touch;
    const earlier = before.get(touch);
    const changed = [...(await readStates(db, kind, ids))].filter(
      ([id, state]) => action === 'deleted' || action === 'restored' || state !== earlier?.get(id),
    );
    await insertChanges(
      db,
      changed.map(([entry_id, state]) => ({
        kind,
        entry_id,
        at: at.toISOString(),
        by_name: by,
        action,
        state,
      })),
    );
  }
  return result;
}

/** Records the creation of an entry. */
export async function recordCreated(
  db: Database,
  { by, at }: Actor,
  { kind, id }: { kind: HistoryKind; id: number },
): Promise<void> {
  const states = await readStates(db, kind, [id]);
  await insertChanges(
    db,
    [...states].map(([entry_id, state]) => ({
      kind,
      entry_id,
      at: at.toISOString(),
      by_name: by,
      action: 'created' as const,
      state,
    })),
  );
}

type NewChange = Omit<Selectable<ChangeTable>, 'id'>;

async function insertChanges(db: Database, changes: readonly NewChange[]): Promise<void> {
  for (const part of chunksOf(changes)) {
    const rows = await db.insertInto('changes').values(part).returning(['id', 'kind', 'state']).execute();
    const pictures = rows.flatMap(({ id, kind, state }) =>
      [...statePictures(kind, state)].map((picture_name) => ({ change_id: id, picture_name })),
    );
    const stored = await storedPictureNames(
      db,
      pictures.map(({ picture_name }) => picture_name),
    );
    const references = pictures.filter(({ picture_name }) => stored.has(picture_name));
    for (const chunk of chunksOf(references)) {
      await db.insertInto('change_pictures').values(chunk).execute();
    }
  }
}

/** Returns the names that have a row; a category's image may be an external URL. */
async function storedPictureNames(db: Database, names: readonly string[]): Promise<Set<string>> {
  const rows = await queryInChunks([...new Set(names)], (part) =>
    db.selectFrom('pictures').select('name').where('name', 'in', part).execute(),
  );
  return new Set(rows.map(({ name }) => name));
}

async function idsWithHistory(db: Database, kind: HistoryKind, ids: readonly number[]): Promise<Set<number>> {
  const rows = await queryInChunks(ids, (part) =>
    db
      .selectFrom('changes')
      .select('entry_id')
      .distinct()
      .where('kind', '=', kind)
      .where('entry_id', 'in', part)
      .execute(),
  );
  return new Set(rows.map(({ entry_id }) => entry_id));
}

/** Returns the history of an entry, newest first; none once its time in the trash has ended. */
export async function findChanges<Kind extends HistoryKind>(
  db: Database,
  kind: Kind,
  id: number,
): Promise<ChangeRow<Kind>[]> {
  if (await isQuarantined(db, kind, id)) return [];
  const rows = await db
    .selectFrom('changes')
    .selectAll()
    .where('kind', '=', kind)
    .where('entry_id', '=', id)
    .orderBy('id', 'desc')
    .limit(maxChangesPerEntry)
    .execute();
  return rows.map((row) => toChangeRow(kind, row));
}

/** Returns one change; null when the entry has no such change. */
export async function findChange<Kind extends HistoryKind>(
  db: Database,
  kind: Kind,
  { id, changeId }: { id: number; changeId: number },
): Promise<ChangeRow<Kind> | null> {
  const row = await db
    .selectFrom('changes')
    .selectAll()
    .where('id', '=', changeId)
    .where('kind', '=', kind)
    .where('entry_id', '=', id)
    .executeTakeFirst();
  return row ? toChangeRow(kind, row) : null;
}

function toChangeRow<Kind extends HistoryKind>(kind: Kind, row: Selectable<ChangeTable>): ChangeRow<Kind> {
  const { id, at, by_name: by, action, state } = row;
  return { id, at, by, action, state: parseState(kind, state) };
}

/** Deletes all but the newest `maxChangesPerEntry` changes of each entry. */
export async function pruneChanges(db: Database): Promise<void> {
  await db
    .deleteFrom('changes')
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom((inner) =>
        inner
          .selectFrom('changes')
          .select(({ fn }) => [
            'id',
            fn
              .agg<number>('row_number')
              .over((over) => over.partitionBy(['kind', 'entry_id']).orderBy('id', 'desc'))
              .as('age_rank'),
          ])
          .as('ranked'),
      )
        .select('ranked.id')
        .where('ranked.age_rank', '>', maxChangesPerEntry),
    )
    .execute();
}

/** Deletes the history of erased entries. */
export async function deleteChanges(db: Database, kind: HistoryKind, ids: readonly number[]): Promise<void> {
  for (const part of chunksOf(ids)) {
    await db.deleteFrom('changes').where('kind', '=', kind).where('entry_id', 'in', part).execute();
  }
}

/** Returns the history of all synonyms and cross-references, oldest first. */
export const findVocabularyChanges = (db: Database): Promise<NewChange[]> =>
  db
    .selectFrom('changes')
    .select(['kind', 'entry_id', 'at', 'by_name', 'action', 'state'])
    .where('kind', '=', 'vocabulary')
    .orderBy('id')
    .execute();

/** Replaces the history of all synonyms and cross-references. The changes get new numbers. */
export async function replaceVocabularyChanges(db: Database, changes: readonly NewChange[]): Promise<void> {
  await db.deleteFrom('changes').where('kind', '=', 'vocabulary').execute();
  await insertChanges(db, changes);
}
