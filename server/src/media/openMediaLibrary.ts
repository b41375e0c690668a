import { join } from 'node:path';
import type { Config } from '../config.ts';
import { openBucket } from './bucket.ts';
import { createMediaLibrary, type MediaLibrary } from './mediaLibrary.ts';

/** The pictures of a house: on this disk, and in its bucket when it has one. */
export async function openMediaLibrary({
  dataDir,
  mediaUrl,
}: Pick<Config, 'dataDir' | 'mediaUrl'>): Promise<MediaLibrary> {
  const bucket = mediaUrl === null ? null : await openBucket(mediaUrl);
  return createMediaLibrary(join(dataDir, 'media'), { bucket });
}
