import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  byFieldName,
  type Category,
  type ParsedSpecification,
  type Product,
  productTextFields,
} from '@elvora/catalogue/model';
import { nameKey, serializeSpecification } from '@elvora/catalogue/operations';
import type { Encoder } from '../media/encoder.ts';
import { createMediaLibrary, type MediaLibrary, type StoredPicture } from '../media/mediaLibrary.ts';
import { seedCatalogue } from '../seed/seedCatalogue.ts';
import { CliError } from '../cliError.ts';
import { catalogueTables } from '../store/copyRows.ts';
import { type CatalogueWriter, openStore } from '../store/index.ts';
import { replaceRows } from '../store/replaceRows.ts';
import { openSqlite, type OpenDatabase } from '../store/sqlite.ts';
import { createPictureFetcher } from './pictureFetcher.ts';
import { type HostCatalogue, readHostCatalogue } from './readHostCatalogue.ts';
import type { ImportReport } from './importReport.ts';

export interface FromHostOptions {
  /** Address of the host's API: `https://host` or `https://host/backend`. */
  base: string;
  /** What relative names of pictures stand below. */
  imageBase: string;
  /** Opens where it goes; a dry run leaves it shut. */
  openTarget: () => Promise<OpenDatabase>;
  media: Pick<MediaLibrary, 'importStored'>;
  /** What reads the pictures. @default processes of their own */
  encoder?: Encoder;
  /** Whether a catalogue that is there may make room. */
  isReplacing: boolean;
  isDryRun: boolean;
  now: Date;
}

/**
 * Takes over the catalogue of any host that speaks chapter 7, with its numbers, so that addresses go on working, and its
 * pictures. It is put together aside first, whole, and then takes its place in one step; a dry run ends before that.
 */
export async function importFromHost(options: FromHostOptions): Promise<ImportReport> {
  if (options.isDryRun) return stageImport(options, async () => undefined);
  const target = await options.openTarget();
  try {
    if (!options.isReplacing && (await hasCatalogue(target))) {
      throw new CliError(
        'There is a catalogue already. Take a backup; then --replace puts the imported one in its place. Enquiries and accounts stay.',
      );
    }
    return await stageImport(options, (folder, media) =>
      replaceCatalogue(folder, media, target, options.media),
    );
  } finally {
    await target.close();
  }
}

/** Puts the catalogue together in a folder of its own, which is gone when `finish` is done with it. */
async function stageImport(
  { base, imageBase, encoder, now }: FromHostOptions,
  finish: (folder: string, media: MediaLibrary) => Promise<void>,
): Promise<ImportReport> {
  const catalogue = await readHostCatalogue(base);
  const folder = await mkdtemp(join(tmpdir(), 'elvora-import-'));
  const media = createMediaLibrary(join(folder, 'media'), { encoder });
  const report: ImportReport = { source: base, categories: 0, products: 0, pictures: 0, problems: [] };
  try {
    const store = await openStore({ dataDir: folder, databaseUrl: null, logger: silentLogger });
    try {
      await seedCatalogue({ store, media, now, content: { categories: [], products: [] } });
      const fetchPicture = createPictureFetcher({ media, base, imageBase, folder: join(folder, 'incoming') });
      const pictures = await fetchPictures(catalogue, fetchPicture, report);
      await store.write((writer) => insertCatalogue(writer, { catalogue, pictures, report, now }));
    } finally {
      await store.close();
    }
    await finish(folder, media);
    return report;
  } finally {
    await media.close();
    await rm(folder, { recursive: true, force: true });
  }
}

const silentLogger = { error: () => undefined, warn: () => undefined };

async function hasCatalogue({ db }: OpenDatabase): Promise<boolean> {
  for (const table of ['categories', 'products'] as const) {
    if (await db.selectFrom(table).select('id').limit(1).executeTakeFirst()) return true;
  }
  return false;
}

/** The pictures that could be taken, by the names the host has for them; the others are in the report. */
async function fetchPictures(
  { categories, products }: HostCatalogue,
  fetchPicture: (name: string) => Promise<StoredPicture>,
  report: ImportReport,
): Promise<Map<string, StoredPicture>> {
  const wanted = new Map<string, string>();
  for (const { name, picture } of categories) if (picture) wanted.set(picture.name, `Category ${name}`);
  for (const product of products) {
    for (const picture of product.pictures) wanted.set(picture.name, `Product ${product.id} ${product.name}`);
  }
  const taken = new Map<string, StoredPicture>();
  await Promise.all(
    [...wanted].map(async ([name, owner]) => {
      try {
        taken.set(name, await fetchPicture(name));
      } catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        report.problems.push(`${owner}: the picture ${name} is left out: ${why}`);
      }
    }),
  );
  report.pictures = new Set([...taken.values()].map(({ name }) => name)).size;
  return taken;
}

interface ImportData {
  catalogue: HostCatalogue;
  pictures: ReadonlyMap<string, StoredPicture>;
  report: ImportReport;
  now: Date;
}

async function insertCatalogue(writer: CatalogueWriter, filling: ImportData): Promise<void> {
  const { catalogue, pictures, report, now } = filling;
  for (const picture of new Map([...pictures.values()].map((one) => [one.name, one])).values()) {
    await writer.insertPicture(picture, now);
  }
  const categoryIds = await insertCategories(writer, filling);
  const used = new Set<number>();
  for (const product of catalogue.products) {
    const about = `Product ${product.id} ${product.name}`;
    const categoryId = categoryIds.get(nameKey(product.category)) ?? null;
    if (categoryId === null) report.problems.push(`${about}: there is no category ${product.category}`);
    if (used.has(product.id)) report.problems.push(`${about}: its number is taken; it gets another`);
    if (product.specification.status === 'invalid') {
      report.problems.push(
        `${about}: its table cannot be read (${product.specification.reason}); it is kept as it is`,
      );
    }
    const id = await writer.insertProduct(
      {
        ...(used.has(product.id) ? {} : { id: product.id }),
        ...toProductFields(product),
        categoryId,
        pictures: product.pictures.flatMap(({ name, alt }) => {
          const picture = pictures.get(name);
          return picture ? [{ name: picture.name, alt: alt === '' ? product.name : alt }] : [];
        }),
      },
      now,
    );
    used.add(id);
    report.products += 1;
  }
}

const toProductFields = (product: Product) => ({
  ...byFieldName(productTextFields, (field) => product[field]),
  keyword: product.keywords.join(', '),
  isBestseller: product.isBestseller,
  isTrending: product.isTrending,
  categoryName: product.category,
  data: specificationData(product.specification),
});

function specificationData(specification: ParsedSpecification): string | null {
  if (specification.status === 'none') return null;
  return specification.status === 'invalid' ? specification.raw : serializeSpecification(specification.table);
}

/** Parents first; what hangs on nothing, or on itself, becomes a main category and is reported. */
async function insertCategories(
  writer: CatalogueWriter,
  { catalogue, pictures, report }: ImportData,
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  const waiting = new Map<string, Category>();
  for (const category of catalogue.categories) {
    const key = nameKey(category.name);
    if (waiting.has(key)) report.problems.push(`Category ${category.name}: it is there twice; taken once`);
    else waiting.set(key, category);
  }
  const insert = async (key: string, category: Category, parentId: number | null) => {
    waiting.delete(key);
    const image = category.picture ? (pictures.get(category.picture.name)?.name ?? null) : null;
    const { id, name, isActive } = category;
    const isTaken = [...ids.values()].includes(id);
    const made = { ...(isTaken ? {} : { id }), name, parentId, description: null, image, isActive };
    ids.set(key, await writer.insertCategory(made));
    report.categories += 1;
  };
  while (waiting.size > 0) {
    const before = waiting.size;
    for (const [key, category] of waiting) {
      const parentId = category.parentName === null ? null : ids.get(nameKey(category.parentName));
      if (parentId !== undefined) await insert(key, category, parentId);
    }
    if (waiting.size < before) continue;
    // A parent that is not there first; what is then left stands in a ring, which is cut at one place.
    const [key, category] =
      [...waiting].find(([, { parentName }]) => !waiting.has(nameKey(parentName ?? ''))) ??
      [...waiting][0] ??
      [];
    if (key === undefined || category === undefined) break;
    report.problems.push(
      `Category ${category.name}: its parent ${category.parentName} is not above it; now a main category`,
    );
    await insert(key, category, null);
  }
  return ids;
}

async function replaceCatalogue(
  folder: string,
  from: MediaLibrary,
  target: OpenDatabase,
  media: Pick<MediaLibrary, 'importStored'>,
): Promise<void> {
  const source = openSqlite(folder);
  try {
    const pictures = await source.db.selectFrom('pictures').select('name').execute();
    for (const { name } of pictures) await media.importStored(join(from.root, name), name);
    await replaceRows(source, target, catalogueTables);
  } finally {
    await source.close();
  }
}
