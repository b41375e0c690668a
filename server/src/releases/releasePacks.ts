import { randomUUID } from 'node:crypto';
import { readFile, readdir, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Bucket } from '../media/bucket.ts';
import {
  isAssetName,
  isReleaseId,
  outdatedReleases,
  releaseApps,
  type ReleaseFolders,
} from './releaseFolders.ts';

const prefix = 'releases/';
const packName = (id: string) => `${prefix}${id}.json`;

/** Files of a release in base64: one object is uploaded, listed and deleted as a whole. */
const packSchema = v.object({
  storefront: v.record(v.string(), v.string()),
  admin: v.record(v.string(), v.string()),
});

/** Releases in the bucket, through which servers with separate disks share their assets. */
export interface ReleasePacks {
  /** Uploads a release, which also marks it as running. */
  upload(id: string): Promise<void>;
  /** Downloads the releases that are not on this disk. */
  downloadNew(): Promise<void>;
  /** Deletes releases that no server needs any longer. */
  prune(runningId: string): Promise<void>;
}

export function createReleasePacks(
  folders: ReleaseFolders,
  bucket: Bucket,
  now: () => number = Date.now,
): ReleasePacks {
  /** A unique name for each use: two servers in containers may have the same process id. */
  const temporaryFile = (id: string) => join(folders.root, `${id}.json.${randomUUID()}`);

  async function download(id: string): Promise<void> {
    if (await folders.has(id)) return;
    await folders.create(id, async (folder) => {
      const file = temporaryFile(id);
      try {
        if (!(await bucket.download(packName(id), file)))
          throw new Error(`${packName(id)} has been deleted.`);
        await unpack(await readFile(file, 'utf8'), folder);
      } finally {
        await rm(file, { force: true });
      }
    });
  }

  return {
    async upload(id) {
      const pack: v.InferOutput<typeof packSchema> = { storefront: {}, admin: {} };
      for (const app of releaseApps) {
        const folder = join(folders.root, id, app);
        for (const name of await readdir(folder)) {
          pack[app][name] = await readFile(join(folder, name), 'base64');
        }
      }
      const file = temporaryFile(id);
      try {
        await writeFile(file, JSON.stringify(pack));
        await bucket.put(packName(id), file);
      } finally {
        await rm(file, { force: true });
      }
    },
    async downloadNew() {
      const errors: unknown[] = [];
      for (const { name } of await bucket.list(prefix)) {
        const id = name.slice(prefix.length, -'.json'.length);
        if (!isReleaseId(id)) continue;
        // A damaged or deleted release does not block the others.
        await download(id).catch((error: unknown) => errors.push(error));
      }
      if (errors.length > 0) throw new AggregateError(errors, 'Some releases could not be downloaded.');
    },
    async prune(runningId) {
      const packs = await bucket.list(prefix);
      const entries = packs.map(({ name, storedAt }) => ({ name, usedAt: storedAt.getTime() }));
      for (const name of outdatedReleases(entries, { runningId: packName(runningId), now: now() })) {
        await bucket.remove(name);
      }
    },
  };
}

async function unpack(text: string, folder: string): Promise<void> {
  const pack = v.parse(packSchema, JSON.parse(text));
  for (const app of releaseApps) {
    await mkdir(join(folder, app));
    for (const [name, content] of Object.entries(pack[app])) {
      if (isAssetName(name)) await writeFile(join(folder, app, name), content, 'base64');
    }
  }
}
