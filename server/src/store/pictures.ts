import type { Selectable } from 'kysely';
import type { Database, PictureTable } from './database.ts';
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

/** The same content is one picture: storing it again only says that it is wanted anew. */
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

/** Those of the hashes that a picture has. */
export async function findHashes(db: Database, hashes: readonly string[]): Promise<Set<string>> {
  const rows = await queryInChunks(hashes, (part) =>
    db.selectFrom('pictures').select('hash').where('hash', 'in', part).execute(),
  );
  return new Set(rows.map(({ hash }) => hash));
}

/**
 * Takes away the rows of pictures that nothing shows, and that nobody has stored since a moment (O22). Gives their
 * hashes.
 */
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
