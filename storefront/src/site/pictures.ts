import type { Picture } from '@elvora/catalogue/model';
import { type PictureSource, pictureSource } from '@elvora/catalogue/operations';
import { imageBase } from '../runtime/data/configuration.ts';
import type { PicturePreload } from '../runtime/document/pageMetadata.ts';

/** Largest rendered width of each kind of picture, in CSS pixels, doubled for dense screens. */
const maxWidths = { thumb: 160, card: 640, main: 1280, scene: 2400, zoom: 3200 } as const;

type PicturePlacement = keyof typeof maxWidths;

/** Dozens of pictures on a page, and those below its first screen: their placeholders would be a tenth of the document. */
const placementsWithoutPlaceholder: ReadonlySet<PicturePlacement> = new Set(['thumb', 'card', 'scene']);

/**
 * Sources of a picture for a placement; null without a picture. Without a placeholder it has a box in a colour that most
 * pictures of thumbs and cards have as their background.
 */
export function pictureSourceFor(
  picture: Picture | null | undefined,
  placement: PicturePlacement,
): PictureSource | null {
  const hasPlaceholder = !placementsWithoutPlaceholder.has(placement);
  const shown = picture && !hasPlaceholder ? { ...picture, placeholder: null } : picture;
  return pictureSource(shown ?? null, imageBase, maxWidths[placement]);
}

/** Preload of the smallest format of a picture. */
export function picturePreload(source: PictureSource | null, sizes: string): PicturePreload | undefined {
  const [lightest] = source?.variants ?? [];
  return lightest && { srcSet: lightest.srcSet, type: lightest.type, sizes };
}
