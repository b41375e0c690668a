import type { Selectable } from 'kysely';
import type { Database, PictureTable } from './database.ts';

export type PictureRow = Selectable<PictureTable>;

/** The same content is one picture: storing it again changes nothing. */
export async function insertPicture(db: Database, picture: PictureRow): Promise<void> {
  await db
    .insertInto('pictures')
    .values(picture)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}

export async function findPictures(db: Database, names: readonly string[]): Promise<Map<string, PictureRow>> {
  if (names.length === 0) return new Map();
  const rows = await db
    .selectFrom('pictures')
    .selectAll()
    .where('name', 'in', [...names])
    .execute();
  return new Map(rows.map((row) => [row.name, row]));
}

export interface SiteMediaRow extends PictureRow {
  path: string;
  alt: string;
}

export function findSiteMedia(db: Database): Promise<SiteMediaRow[]> {
  return db
    .selectFrom('site_media')
    .innerJoin('pictures', 'pictures.name', 'site_media.picture_name')
    .selectAll('pictures')
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
