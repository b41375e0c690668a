import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { maxImageBytes } from '@elvora/catalogue/contract';
import { imageUrl } from '@elvora/catalogue/operations';
import type { MediaLibrary, StoredPicture } from '../media/mediaLibrary.ts';
import { createTaskQueue } from '../taskQueue.ts';

export interface PictureFetcherOptions {
  media: Pick<MediaLibrary, 'importFile'>;
  /** Address of the host, and of its pictures. */
  base: string;
  imageBase: string;
  /** Folder for what is under way. */
  folder: string;
}

/** A picture by the name a host gives it; rejects with why it cannot be taken. The same address is fetched once. */
export type PictureFetcher = (name: string) => Promise<StoredPicture>;

export function createPictureFetcher({
  media,
  base,
  imageBase,
  folder,
}: PictureFetcherOptions): PictureFetcher {
  const downloads = createTaskQueue({ concurrency: 4 });
  const known = new Map<string, Promise<StoredPicture>>();

  async function take(url: URL): Promise<StoredPicture> {
    await mkdir(folder, { recursive: true });
    const file = join(folder, randomUUID());
    try {
      await download(url, file);
      return await media.importFile(file);
    } finally {
      await rm(file, { force: true });
    }
  }

  return (name) => {
    const url = new URL(imageUrl(name, imageBase), base);
    const underWay = known.get(url.href) ?? downloads.run(() => take(url));
    known.set(url.href, underWay);
    return underWay;
  };
}

async function download(url: URL, file: string): Promise<void> {
  if (!/^(https?|data):$/.test(url.protocol)) throw new Error(`${url.protocol} is not fetched`);
  const answer = await fetch(url, { signal: AbortSignal.timeout(60_000) });
  if (!answer.ok || !answer.body) throw new Error(`the host answers ${answer.status}`);
  await pipeline(Readable.fromWeb(answer.body), limitBytes(maxImageBytes), createWriteStream(file));
}

/** Lets so many bytes through and no more. */
function limitBytes(most: number): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      done(bytes >= most ? new Error('it is 10 MB or more') : null, chunk);
    },
  });
}
