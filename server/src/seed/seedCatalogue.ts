import { join } from 'node:path';
import { nameKey, serializeDrawing } from '@elvora/catalogue/operations';
import type { MediaLibrary, StoredPicture } from '../media/mediaLibrary.ts';
import { pictureTypes } from '../media/pictureTypes.ts';
import type { CatalogueWriter, Store } from '../store/index.ts';
import {
  type CatalogueContent,
  type SeedPictures,
  readCatalogueContent,
  readMediaTexts,
  readSeedPictures,
  seedDir,
} from './content.ts';

export interface SeedOptions {
  store: Store;
  media: Pick<MediaLibrary, 'importStored'>;
  now: Date;
  /** Categories and products; the site's own pictures are always stored. @default the seed's */
  content?: CatalogueContent;
  /** Reports the progress of storing the pictures. */
  onProgress?: (done: number, total: number) => void;
}

/**
 * Fills an empty catalogue with the seed: stores all files, then writes in one transaction. Leaves any other
 * catalogue unchanged. Resolves to whether it was filled.
 */
export async function seedCatalogue(options: SeedOptions): Promise<boolean> {
  const { store, media, now, onProgress } = options;
  if ((await store.catalogueVersion()) > 0) return false;
  const content = options.content ?? (await readCatalogueContent());
  const [texts, pictures] = await Promise.all([readMediaTexts(), readSeedPictures()]);
  const stored = await storePictures(media, pictures, onProgress);
  return store.write(async (writer) => {
    // Another process may have seeded the catalogue in the meantime.
    if (writer.version > 1) return false;
    for (const picture of new Map([...stored.values()].map((item) => [item.name, item])).values()) {
      await writer.insertPicture(picture, now);
    }
    for (const [path, picture] of stored) {
      await writer.insertSiteMedia({ path, pictureName: picture.name, alt: texts[path] ?? '' });
    }
    const categoryIds = await insertCategories(writer, content, stored);
    for (const product of content.products) {
      await writer.insertProduct(
        {
          name: product.name,
          description: product.description,
          keyword: product.keyword,
          isBestseller: product.bestseller === 1,
          isTrending: product.trending === 1,
          categoryId: categoryIds.get(nameKey(product.category)) ?? null,
          categoryName: product.category,
          data: product.dataRaw ?? (product.data ? JSON.stringify(product.data) : null),
          drawing: serializeDrawing(product.drawing ?? null),
          acceptedIssues: null,
          pictures: product.images.map((image) => ({
            name: requirePicture(stored, `products/${image}`).name,
            alt: texts[`products/${image}`] ?? product.name,
          })),
        },
        now,
      );
    }
    return true;
  });
}

/** Stores the pictures with precomputed properties: computing them would take most of the first start. */
async function storePictures(
  media: SeedOptions['media'],
  pictures: SeedPictures,
  onProgress: SeedOptions['onProgress'],
) {
  const stored = new Map<string, StoredPicture>();
  for (const [path, { extension, ...picture }] of Object.entries(pictures)) {
    const name = `${picture.hash}.${extension}`;
    await media.importStored(join(seedDir, 'media', path), name);
    stored.set(path, { name, ...picture, type: pictureTypes[extension] });
    onProgress?.(stored.size, Object.keys(pictures).length);
  }
  return stored;
}

/** The seed lists parents before their children. */
async function insertCategories(
  writer: CatalogueWriter,
  { categories }: CatalogueContent,
  stored: ReadonlyMap<string, StoredPicture>,
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const { cname, cparentname, cimage, cactive } of categories) {
    const parentId = cparentname === '' ? null : ids.get(nameKey(cparentname));
    if (parentId === undefined)
      throw new Error(`The seed refers to a parent before defining it: ${cparentname}`);
    const id = await writer.insertCategory({
      name: cname,
      parentId,
      description: null,
      image: cimage === '' ? null : requirePicture(stored, `products/${cimage}`).name,
      isActive: cactive === 1,
    });
    ids.set(nameKey(cname), id);
  }
  return ids;
}

function requirePicture(stored: ReadonlyMap<string, StoredPicture>, path: string): StoredPicture {
  const picture = stored.get(path);
  if (!picture) throw new Error(`The seed refers to a missing picture: ${path}`);
  return picture;
}
