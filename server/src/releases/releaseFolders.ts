import { createHash, randomUUID } from 'node:crypto';
import { cp, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { pathExists } from '../files/pathExists.ts';

/** Apps whose built assets a release contains. */
export const releaseApps = ['storefront', 'admin'] as const;
export type ReleaseApp = (typeof releaseApps)[number];

/** Folders of built assets, whose file names contain content hashes. */
export type AssetDirs = Readonly<Record<ReleaseApp, string>>;

/** Time for which the assets of a release stay available to pages that are still open. */
const retentionMs = 14 * 24 * 60 * 60_000;

/** Maximum number of stored releases. */
const maxReleases = 5;

/** Whether a text is the id of a release. */
export const isReleaseId = (text: string) => /^[0-9a-f]{16}$/.test(text);

/**
 * Matches releases and the remains of one that a crash interrupted; nothing else in the folder is deleted.
 */
const isReleaseFolder = (name: string) => isReleaseId(name.split('.')[0] ?? '');

/** Excludes dot files and paths. */
export const isAssetName = (name: string) => /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/.test(name);

/** Assets of recent releases: a folder per release below `root`, a folder per app within. */
export interface ReleaseFolders {
  readonly root: string;
  /** Copies a build, complete or not at all, and returns its id. */
  add(dirs: AssetDirs): Promise<string>;
  /** Creates a release from the files that `write` puts into the given folder, unless it exists. */
  create(id: string, write: (folder: string) => Promise<void>): Promise<void>;
  has(id: string): Promise<boolean>;
  /** Returns the folder that contains an asset, or null; rereads the disk for unknown names. */
  find(app: ReleaseApp, name: string): Promise<string | null>;
  /** Marks a release as running and deletes those that are no longer needed. */
  maintain(runningId: string): Promise<void>;
}

/** The names of the files of all releases in the folder. */
function createFileNames(root: string) {
  /** Names by folder; a release never changes, so a folder is read once. */
  const namesByFolder = new Map<string, ReadonlySet<string>>();

  function findKnown(app: ReleaseApp, name: string): string | null {
    for (const [folder, names] of namesByFolder) {
      if (folder.endsWith(`/${app}`) && names.has(name)) return folder;
    }
    return null;
  }

  async function readNew(): Promise<void> {
    for (const id of (await readdir(root).catch(() => [])).filter(isReleaseId)) {
      for (const app of releaseApps) {
        const folder = join(root, id, app);
        if (namesByFolder.has(folder)) continue;
        const names = await readIfPresent(folder);
        if (names) namesByFolder.set(folder, new Set(names));
      }
    }
  }

  return {
    readNew,
    async find(app: ReleaseApp, name: string): Promise<string | null> {
      const known = findKnown(app, name);
      if (known !== null) return known;
      await readNew();
      return findKnown(app, name);
    },
    forget(id: string) {
      for (const app of releaseApps) namesByFolder.delete(join(root, id, app));
    },
  };
}

/** Opens the folder, which several servers may share. */
export function createReleaseFolders(root: string, now: () => number = Date.now): ReleaseFolders {
  const folderOf = (id: string) => join(root, id);
  const fileNames = createFileNames(root);

  async function create(id: string, write: (folder: string) => Promise<void>): Promise<void> {
    if (await pathExists(folderOf(id))) return;
    const temporary = join(root, `${id}.${randomUUID()}`);
    await mkdir(temporary, { recursive: true });
    try {
      await write(temporary);
      await rename(temporary, folderOf(id));
    } catch (error) {
      // Another server has stored the same release in the meantime.
      if (!(await pathExists(folderOf(id)))) throw error;
    } finally {
      await rm(temporary, { recursive: true, force: true });
    }
  }

  return {
    root,
    create,
    has: (id) => pathExists(folderOf(id)),
    async add(dirs) {
      const id = await releaseId(dirs);
      await create(id, async (folder) => {
        for (const app of releaseApps) await cp(dirs[app], join(folder, app), { recursive: true });
      });
      await fileNames.readNew();
      return id;
    },
    find: (app, name) => fileNames.find(app, name),
    async maintain(runningId) {
      const at = new Date(now());
      await utimes(folderOf(runningId), at, at);
      const entries = await Promise.all(
        (await readdir(root)).filter(isReleaseFolder).map(async (name) => ({
          name,
          usedAt: await stat(join(root, name)).then(
            ({ mtimeMs }) => mtimeMs,
            () => 0,
          ),
        })),
      );
      for (const name of outdatedReleases(entries, { runningId, now: now() })) {
        fileNames.forget(name);
        await rm(join(root, name), { recursive: true, force: true });
      }
    },
  };
}

/** Returns the names of releases to delete: unused for too long, or older than the newest few. The running one stays. */
export function outdatedReleases(
  entries: readonly { name: string; usedAt: number }[],
  { runningId, now }: { runningId: string; now: number },
): string[] {
  return entries
    .filter(({ name }) => name !== runningId)
    .toSorted((a, b) => b.usedAt - a.usedAt)
    .filter(({ usedAt }, index) => index >= maxReleases - 1 || now - usedAt > retentionMs)
    .map(({ name }) => name);
}

/**
 * Derives a release id from its file names, which contain content hashes: two builds of the same
 * sources are the same release.
 */
async function releaseId(dirs: AssetDirs): Promise<string> {
  const hash = createHash('sha256');
  for (const app of releaseApps) {
    for (const name of (await readdir(dirs[app])).toSorted()) hash.update(`${app}/${name}\n`);
  }
  return hash.digest('hex').slice(0, 16);
}

/** Returns the names in a folder; null for one that another server has just deleted. */
async function readIfPresent(folder: string): Promise<string[] | null> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
