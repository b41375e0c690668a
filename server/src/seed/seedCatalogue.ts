import { join } from 'node:path';
import { nameKey } from '@elvora/catalogue/operations';
import type { MediaLibrary, StoredPicture } from '../media/mediaLibrary.ts';
import type { CatalogueWriter, Store } from '../store/index.ts';
import { type CatalogueContent, readCatalogueContent, readMediaTexts, seedDir } from './content.ts';

export interface SeedOptions {
  store: Store;
  media: Pick<MediaLibrary, 'importFile'>;
  now: Date;
  /** What the catalogue holds besides the site's own pictures. @default the seed's */
  content?: CatalogueContent;
  /** Told while the pictures are stored, which takes longest. */
  onProgress?: (done: number, all: number) => void;
}

/**
 * Fills an empty catalogue with the seed, in one transaction after all files are in place. Does nothing to a catalogue
 * that holds anything. Resolves to whether it filled it.
 */
export async function seedCatalogue(options: SeedOptions): Promise<boolean> {
  const { store, media, now, onProgress } = options;
  if ((await store.catalogueVersion()) > 0) return false;
  const [content, texts] = await Promise.all([options.content ?? readCatalogueContent(), readMediaTexts()]);
  const stored = await storePictures(media, Object.keys(texts), onProgress);
  return store.write(async (writer) => {
    // Another process may have filled it while the pictures were stored.
    if (writer.version > 1) return false;
    for (const picture of new Map([...stored.values()].map((one) => [one.name, one])).values()) {
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

async function storePictures(
  media: SeedOptions['media'],
  paths: readonly string[],
  onProgress: SeedOptions['onProgress'],
) {
  let done = 0;
  // The library reads as many at once as it has processes.
  const stored = await Promise.all(
    paths.map(async (path): Promise<[string, StoredPicture]> => {
      const picture = await media.importFile(join(seedDir, 'media', path));
      onProgress?.(++done, paths.length);
      return [path, picture];
    }),
  );
  return new Map(stored);
}

/** Parents stand before their children in the seed. */
async function insertCategories(
  writer: CatalogueWriter,
  { categories }: CatalogueContent,
  stored: ReadonlyMap<string, StoredPicture>,
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const { cname, cparentname, cimage, cactive } of categories) {
    const parentId = cparentname === '' ? null : ids.get(nameKey(cparentname));
    if (parentId === undefined) throw new Error(`The seed names a parent before it exists: ${cparentname}`);
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
  if (!picture) throw new Error(`The seed names a picture that is not there: ${path}`);
  return picture;
}
