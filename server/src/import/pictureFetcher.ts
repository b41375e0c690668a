import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { maxImageBytes } from '@elvora/catalogue/contract';
import { imageUrl } from '@elvora/catalogue/operations';
import { createTaskQueue } from '../taskQueue.ts';
import type { MediaLibrary, StoredPicture } from '../media/mediaLibrary.ts';
import type { HostFetch } from './hostFetch.ts';

export interface PictureFetcherOptions {
  media: Pick<MediaLibrary, 'importFile'>;
  /** Base URLs of the host and of relative picture names. */
  base: string;
  imageBase: string;
  fetch: HostFetch;
  /** Folder for downloads. */
  folder: string;
}

/** Imports a picture by its name on the host; rejects with the reason. Fetches each URL once. */
export type PictureFetcher = (name: string) => Promise<StoredPicture>;

export function createPictureFetcher({
  media,
  base,
  imageBase,
  fetch: hostFetch,
  folder,
}: PictureFetcherOptions): PictureFetcher {
  const downloads = createTaskQueue({ concurrency: 4 });
  const fetches = new Map<string, Promise<StoredPicture>>();

  async function fetchPicture(url: URL): Promise<StoredPicture> {
    await mkdir(folder, { recursive: true });
    const file = join(folder, randomUUID());
    try {
      await download(url, file, hostFetch);
      return await media.importFile(file);
    } finally {
      await rm(file, { force: true });
    }
  }

  return (name) => {
    const url = new URL(imageUrl(name, imageBase), base);
    const picture = fetches.get(url.href) ?? downloads.run(() => fetchPicture(url));
    fetches.set(url.href, picture);
    return picture;
  };
}

async function download(url: URL, file: string, hostFetch: HostFetch): Promise<void> {
  // A data URL accesses no host.
  const load = url.protocol === 'data:' ? fetch : hostFetch;
  const response = await load(url.href, { signal: AbortSignal.timeout(60_000) });
  if (!response.ok || !response.body) throw new Error(`the host responded with ${response.status}`);
  await pipeline(Readable.fromWeb(response.body), limitBytes(maxImageBytes), createWriteStream(file));
}

/** Fails the stream when it reaches `max` bytes. */
function limitBytes(max: number): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      done(bytes >= max ? new Error('it is 10 MB or more') : null, chunk);
    },
  });
}
