import { imageUrl } from '@elvora/catalogue/operations';
import { imageBase } from '../data/apiClient.ts';
import type { FormImage } from './productFormOps.ts';

/** Fetches a stored image as a file, to upload it again with another product. */
export async function fetchImageFile(name: string, signal?: AbortSignal): Promise<File> {
  const response = await fetch(imageUrl(name, imageBase), signal ? { signal } : {});
  if (!response.ok) throw new Error(`The image ${name} failed with status ${response.status}.`);
  const picture = await response.blob();
  return new File([picture], name.split('/').at(-1) ?? name, { type: picture.type });
}

/**
 * Converts stored images to new ones; leaves out those that cannot be fetched, and returns their
 * number.
 */
export async function toNewImages(
  images: readonly FormImage[],
): Promise<{ images: readonly FormImage[]; missingCount: number }> {
  const copies = await Promise.allSettled(
    images.map(async (image): Promise<FormImage> => {
      if (image.kind === 'new') return image;
      const { id, alt, picture } = image;
      return { kind: 'new', id: `copied-${id}`, alt, file: await fetchImageFile(picture.name) };
    }),
  );
  const found = copies.flatMap((copy) => (copy.status === 'fulfilled' ? [copy.value] : []));
  return { images: found, missingCount: copies.length - found.length };
}
