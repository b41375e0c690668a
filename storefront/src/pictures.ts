import type { Picture } from '@elvora/catalogue/model';
import { type PictureSource, pictureSource } from '@elvora/catalogue/operations';
import { imageBase } from './configuration.ts';
import type { PicturePreload } from './document/pageMetadata.ts';

/** Widest place of each kind of picture in CSS pixels, twice for dense screens. */
const maxWidths = { thumb: 160, card: 640, main: 1280, scene: 2400, zoom: 3200 } as const;

/** Addresses of a picture for the place it stands in. */
export function pictureSourceFor(
  picture: Picture | null | undefined,
  place: keyof typeof maxWidths,
): PictureSource | null {
  return pictureSource(picture ?? null, imageBase, maxWidths[place]);
}

/** The light variant of a picture, to be asked for before the page is read. */
export function picturePreload(source: PictureSource | null, sizes: string): PicturePreload | undefined {
  const [lightest] = source?.variants ?? [];
  return lightest && { srcSet: lightest.srcSet, type: lightest.type, sizes };
}
