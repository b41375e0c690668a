import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { onTestFinished } from 'vitest';
import type { Encoder } from '../../src/media/encoder.ts';
import { createMediaLibrary, type MediaLibrary } from '../../src/media/mediaLibrary.ts';

/** Opens a media library in a folder that the test removes at its end. */
export async function openLibrary(encoder: Encoder): Promise<{ media: MediaLibrary; folder: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'elvora-media-'));
  const media = createMediaLibrary(join(folder, 'media'), { encoder });
  onTestFinished(async () => {
    await media.close();
    await rm(folder, { recursive: true, force: true });
  });
  return { media, folder };
}

/** A picture of one colour. */
export const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1976d2' } });

/** Imports a picture as an upload does. */
export async function importPicture(media: MediaLibrary, folder: string, bytes: Buffer) {
  const path = join(folder, 'upload');
  await writeFile(path, bytes);
  return media.importFile(path);
}
