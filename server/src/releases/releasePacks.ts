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

/** Releases in the bucket, by which servers with disks of their own know each other's assets. */
export interface ReleasePacks {
  /** Uploads a release, which also marks it as running. */
  upload(id: string): Promise<void>;
  /** Downloads the releases that are not on this disk. */
  downloadNew(): Promise<void>;
  /** Deletes what no server needs any more. */
  prune(runningId: string): Promise<void>;
}

export function createReleasePacks(
  folders: ReleaseFolders,
  bucket: Bucket,
  now: () => number = Date.now,
): ReleasePacks {
  const temporaryFile = (id: string) => join(folders.root, `${id}.json.${process.pid}`);

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
      for (const { name } of await bucket.list(prefix)) {
        const id = name.slice(prefix.length, -'.json'.length);
        if (!isReleaseId(id) || (await folders.has(id))) continue;
        await folders.create(id, async (folder) => {
          const file = temporaryFile(id);
          try {
            if (!(await bucket.download(name, file))) throw new Error(`${name} has been deleted.`);
            await unpack(await readFile(file, 'utf8'), folder);
          } finally {
            await rm(file, { force: true });
          }
        });
      }
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
