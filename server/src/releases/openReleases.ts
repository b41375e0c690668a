import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { openBucket } from '../media/bucket.ts';
import {
  type AssetDirs,
  createReleaseFolders,
  isAssetName,
  type ReleaseApp,
  releaseApps,
} from './releaseFolders.ts';
import { createReleasePacks } from './releasePacks.ts';

/** Assets of this release and earlier ones. */
export interface Releases {
  /** Folder of the assets of this build. */
  dirOf(app: ReleaseApp): string;
  /** Returns the folder that contains an asset of this build, or null. */
  findOwn(app: ReleaseApp, name: string): string | null;
  /** Returns the folder that contains an asset of any release, or null: looks on the disk and in the bucket. */
  find(app: ReleaseApp, name: string): Promise<string | null>;
  /** Marks this release as running, and deletes those that are no longer needed. */
  maintain(): Promise<void>;
  close(): void;
}

/** The bucket dates a release by its upload, so a running one is uploaded again periodically. */
const uploadIntervalMs = 24 * 60 * 60_000;

/**
 * Minimum interval between two listings of the bucket, however many unknown names are requested.
 */
const listIntervalMs = 1000;

export interface OpenReleasesOptions {
  config: Pick<Config, 'dataDir' | 'releasesDir' | 'mediaUrl'>;
  dirs: AssetDirs;
  logger: Pick<Logger, 'error'>;
  now?: () => number;
}

/**
 * Copies the assets of a build to a place where later builds do not delete them and other servers find them:
 * while a release is being replaced, pages stay open, and the requests of one page may reach different
 * servers.
 */
export async function openReleases({
  config,
  dirs,
  logger,
  now = Date.now,
}: OpenReleasesOptions): Promise<Releases> {
  const root = config.releasesDir ?? join(config.dataDir, 'releases');
  await mkdir(root, { recursive: true });
  const folders = createReleaseFolders(root, now);
  const ownId = await folders.add(dirs);
  const bucket = config.mediaUrl === null ? null : await openBucket(config.mediaUrl);
  const packs = bucket && createReleasePacks(folders, bucket, now);
  const dirOf = (app: ReleaseApp) => join(root, ownId, app);
  const ownNames = new Map<ReleaseApp, ReadonlySet<string>>();
  for (const app of releaseApps) ownNames.set(app, new Set(await readdir(dirOf(app))));

  let listing: Promise<void> | null = null;
  let lastListedAt = Number.NEGATIVE_INFINITY;
  /** Lists releases of other servers. Names requested during a listing wait for the next one. */
  function listOtherReleases(): Promise<void> {
    listing ??= listAfterInterval();
    return listing;
  }
  async function listAfterInterval(): Promise<void> {
    await pause(Math.max(0, lastListedAt + listIntervalMs - performance.now()));
    listing = null;
    lastListedAt = performance.now();
    try {
      await packs?.downloadNew();
    } catch (error) {
      logger.error({ err: error }, 'releases could not be read from the bucket');
    }
  }

  let uploadedAt = Number.NEGATIVE_INFINITY;
  async function upload(): Promise<void> {
    if (!packs || now() - uploadedAt < uploadIntervalMs) return;
    await packs.upload(ownId);
    uploadedAt = now();
  }

  // Before the first page: another server may receive the requests for its assets.
  await upload().catch((error: unknown) =>
    logger.error({ err: error }, 'the release could not be stored in the bucket'),
  );

  return {
    dirOf,
    findOwn: (app, name) => (ownNames.get(app)?.has(name) ? dirOf(app) : null),
    async find(app, name) {
      if (!isAssetName(name)) return null;
      const folder = await folders.find(app, name);
      if (folder !== null || !packs) return folder;
      await listOtherReleases();
      return folders.find(app, name);
    },
    async maintain() {
      await folders.maintain(ownId);
      await upload();
      await packs?.prune(ownId);
    },
    close: () => bucket?.close(),
  };
}
