import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nameKey } from '@elvora/catalogue/operations';
import type { Encoder } from '../media/encoder.ts';
import { createMediaLibrary, type MediaLibrary, type StoredPicture } from '../media/mediaLibrary.ts';
import { seedCatalogue } from '../seed/seedCatalogue.ts';
import { CliError } from '../cliError.ts';
import { catalogueTables } from '../store/copyRows.ts';
import { openStore } from '../store/index.ts';
import { replaceRows } from '../store/replaceRows.ts';
import { openSqlite, type OpenDatabase } from '../store/sqlite.ts';
import { createHostFetch } from './hostFetch.ts';
import { insertHostCatalogue } from './insertHostCatalogue.ts';
import { createPictureFetcher } from './pictureFetcher.ts';
import { type HostCatalogue, readHostCatalogue } from './readHostCatalogue.ts';
import type { ImportReport } from './importReport.ts';

export interface FromHostOptions {
  /** Base URL of the host's API: `https://host` or `https://host/backend`. */
  base: string;
  /** Base URL of relative picture names. */
  imageBase: string;
  /** Whether the named hosts may have addresses that are not public. @default false */
  allowsPrivate?: boolean;
  /** Opens the target database; not called in a dry run. */
  openTarget: () => Promise<OpenDatabase>;
  media: Pick<MediaLibrary, 'importStored'>;
  /** Decodes the pictures. @default child processes */
  encoder?: Encoder;
  /** Whether an existing catalogue may be replaced. */
  isReplacing: boolean;
  isDryRun: boolean;
  now: Date;
}

/**
 * Imports the catalogue and pictures of any host with the API of chapter 7. Keeps the ids, so URLs stay valid. The import
 * is staged in a temporary database, which then replaces the catalogue atomically; a dry run ends before that.
 */
export async function importFromHost(options: FromHostOptions): Promise<ImportReport> {
  if (options.isDryRun) return stageImport(options, new Map(), async () => undefined);
  const target = await options.openTarget();
  try {
    if (!options.isReplacing && (await hasCatalogue(target))) {
      throw new CliError(
        'There is a catalogue already. To replace it, take a backup and add --replace. Enquiries and accounts stay.',
      );
    }
    return await stageImport(options, await readAcceptedIssues(target), (folder, media) =>
      replaceCatalogue(folder, media, target, options.media),
    );
  } finally {
    await target.close();
  }
}

/** Builds the catalogue in a temporary folder, which is removed after `finish`. */
async function stageImport(
  { base, imageBase, allowsPrivate = false, encoder, now }: FromHostOptions,
  acceptedIssues: ReadonlyMap<string, string>,
  finish: (folder: string, media: MediaLibrary) => Promise<void>,
): Promise<ImportReport> {
  const fetch = createHostFetch({ named: [base, imageBase], allowsPrivate });
  const catalogue = await readHostCatalogue(base, fetch);
  const folder = await mkdtemp(join(tmpdir(), 'elvora-import-'));
  const media = createMediaLibrary(join(folder, 'media'), { encoder });
  const report: ImportReport = { source: base, categories: 0, products: 0, pictures: 0, problems: [] };
  try {
    const store = await openStore({ dataDir: folder, databaseUrl: null, logger: silentLogger });
    try {
      await seedCatalogue({ store, media, now, content: { categories: [], products: [] } });
      const fetchPicture = createPictureFetcher({
        media,
        base,
        imageBase,
        fetch,
        folder: join(folder, 'incoming'),
      });
      const pictures = await fetchPictures(catalogue, fetchPicture, report);
      await store.write((writer) =>
        insertHostCatalogue(writer, { catalogue, pictures, report, acceptedIssues, now }),
      );
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

/**
 * Returns the accepted table issues by `nameKey` of their product. The import keeps them; they apply as long
 * as the imported columns are the same.
 */
async function readAcceptedIssues({ db }: OpenDatabase): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('products')
    .select(['name', 'accepted_issues'])
    .where('accepted_issues', 'is not', null)
    .where('deleted_at', 'is', null)
    .execute();
  return new Map(
    rows.flatMap((row) => (row.accepted_issues ? [[nameKey(row.name), row.accepted_issues]] : [])),
  );
}

/** Imports the pictures; returns them by their names on the host, and reports failures. */
async function fetchPictures(
  { categories, products }: HostCatalogue,
  fetchPicture: (name: string) => Promise<StoredPicture>,
  report: ImportReport,
): Promise<Map<string, StoredPicture>> {
  const ownerByName = new Map<string, string>();
  for (const { name, picture } of categories) if (picture) ownerByName.set(picture.name, `Category ${name}`);
  for (const product of products) {
    for (const picture of product.pictures) {
      ownerByName.set(picture.name, `Product ${product.id} ${product.name}`);
    }
  }
  const pictures = new Map<string, StoredPicture>();
  await Promise.all(
    [...ownerByName].map(async ([name, owner]) => {
      try {
        pictures.set(name, await fetchPicture(name));
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        report.problems.push(`${owner}: the picture ${name} was skipped: ${reason}`);
      }
    }),
  );
  report.pictures = new Set([...pictures.values()].map(({ name }) => name)).size;
  return pictures;
}

async function replaceCatalogue(
  folder: string,
  stagedMedia: MediaLibrary,
  target: OpenDatabase,
  media: Pick<MediaLibrary, 'importStored'>,
): Promise<void> {
  const source = openSqlite(folder);
  try {
    const pictures = await source.db.selectFrom('pictures').select('name').execute();
    for (const { name } of pictures) await media.importStored(join(stagedMedia.root, name), name);
    await replaceRows(source, target, catalogueTables);
  } finally {
    await source.close();
  }
}
