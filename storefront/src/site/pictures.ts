import type { Picture } from '@elvora/catalogue/model';
import { type PictureSource, pictureSource } from '@elvora/catalogue/operations';
import { imageBase } from '../runtime/data/configuration.ts';
import type { PicturePreload } from '../runtime/document/pageMetadata.ts';

/** Largest rendered width of each kind of picture, in CSS pixels, doubled for dense screens. */
const maxWidths = { thumb: 160, card: 640, main: 1280, scene: 2400, zoom: 3200 } as const;

/** Placements with dozens of pictures on a page: their placeholders would be a tenth of the document. */
const isOneOfMany = (placement: keyof typeof maxWidths) => placement === 'thumb' || placement === 'card';

/**
 * Sources of a picture for a placement; null without a picture. Those of thumbs and cards have no placeholder: most of their
 * pictures have the colour of the box as their background.
 */
export function pictureSourceFor(
  picture: Picture | null | undefined,
  placement: keyof typeof maxWidths,
): PictureSource | null {
  const shown = picture && isOneOfMany(placement) ? { ...picture, placeholder: null } : picture;
  return pictureSource(shown ?? null, imageBase, maxWidths[placement]);
}

/** Preload of the smallest format of a picture. */
export function picturePreload(source: PictureSource | null, sizes: string): PicturePreload | undefined {
  const [lightest] = source?.variants ?? [];
  return lightest && { srcSet: lightest.srcSet, type: lightest.type, sizes };
}
