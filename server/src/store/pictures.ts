import type { Selectable } from 'kysely';
import type { PictureTable } from './catalogueTables.ts';
import type { Database } from './database.ts';
import { queryInChunks } from './chunks.ts';

export type PictureRow = Omit<Selectable<PictureTable>, 'stored_at'>;

export const pictureColumns = [
  'pictures.name',
  'pictures.hash',
  'pictures.width',
  'pictures.height',
  'pictures.placeholder',
  'pictures.bytes',
  'pictures.type',
] as const;

/** Pictures are named by their content: inserting the same one again only renews `stored_at`. */
export async function insertPicture(db: Database, picture: PictureRow, now: Date): Promise<void> {
  const stored_at = now.toISOString();
  await db
    .insertInto('pictures')
    .values({ ...picture, stored_at })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ stored_at }))
    .execute();
}

export async function findPictures(db: Database, names: readonly string[]): Promise<Map<string, PictureRow>> {
  const rows = await queryInChunks(names, (part) =>
    db.selectFrom('pictures').select(pictureColumns).where('name', 'in', part).execute(),
  );
  return new Map(rows.map((row) => [row.name, row]));
}

/** Returns the given hashes that belong to a picture. */
export async function findHashes(db: Database, hashes: readonly string[]): Promise<Set<string>> {
  const rows = await queryInChunks(hashes, (part) =>
    db.selectFrom('pictures').select('hash').where('hash', 'in', part).execute(),
  );
  return new Set(rows.map(({ hash }) => hash));
}

/** Deletes unreferenced pictures last stored before `storedBefore` and returns their hashes (O22). */
export async function deleteUnusedPictures(db: Database, storedBefore: Date): Promise<string[]> {
  const rows = await db
    .deleteFrom('pictures')
    .where('stored_at', '<', storedBefore.toISOString())
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('product_pictures').select('product_id').whereRef('picture_name', '=', 'pictures.name'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('categories').select('id').whereRef('image', '=', 'pictures.name'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('site_media').select('path').whereRef('picture_name', '=', 'pictures.name'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('change_pictures').select('change_id').whereRef('picture_name', '=', 'pictures.name'),
        ),
      ),
    )
    .returning('hash')
    .execute();
  return rows.map(({ hash }) => hash);
}

export interface SiteMediaRow extends PictureRow {
  path: string;
  alt: string;
}

export function findSiteMedia(db: Database): Promise<SiteMediaRow[]> {
  return db
    .selectFrom('site_media')
    .innerJoin('pictures', 'pictures.name', 'site_media.picture_name')
    .select(pictureColumns)
    .select(['site_media.path', 'site_media.alt'])
    .orderBy('path')
    .execute();
}

export async function insertSiteMedia(
  db: Database,
  { path, pictureName, alt }: { path: string; pictureName: string; alt: string },
): Promise<void> {
  await db.insertInto('site_media').values({ path, picture_name: pictureName, alt }).execute();
}
