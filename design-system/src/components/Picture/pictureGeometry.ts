export const pictureRatios = ['1/1', '4/3', '3/2', '16/9', '3/4', 'auto', 'fill'] as const;
export type PictureRatio = (typeof pictureRatios)[number];

export interface PictureSize {
  width?: number;
  height?: number;
}

/** Both sides as the browser may know them, or nothing when one of them is no true size. */
export function validSize({ width, height }: PictureSize): { width: number; height: number } | undefined {
  return isSide(width) && isSide(height) ? { width, height } : undefined;
}

/**
 * The CSS `aspect-ratio` that keeps the place of a picture. `auto` takes the picture's own; a picture of unknown size, or
 * none, stands in a square. `fill` takes the size of the parent and has none.
 */
export function boxRatio(ratio: PictureRatio, size: PictureSize): string | undefined {
  if (ratio === 'fill') return undefined;
  if (ratio !== 'auto') return ratio;
  const known = validSize(size);
  return known ? `${known.width}/${known.height}` : '1/1';
}

function isSide(side: number | undefined): side is number {
  return side !== undefined && Number.isFinite(side) && side > 0;
}
