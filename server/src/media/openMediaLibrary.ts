import { join } from 'node:path';
import type { Config } from '../config.ts';
import { openBucket } from './bucket.ts';
import { createMediaLibrary, type MediaLibrary } from './mediaLibrary.ts';

/** Opens the pictures of an instance: on its disk and, if configured, in its bucket. */
export async function openMediaLibrary({
  dataDir,
  mediaUrl,
}: Pick<Config, 'dataDir' | 'mediaUrl'>): Promise<MediaLibrary> {
  const bucket = mediaUrl === null ? null : await openBucket(mediaUrl);
  return createMediaLibrary(join(dataDir, 'media'), { bucket });
}
