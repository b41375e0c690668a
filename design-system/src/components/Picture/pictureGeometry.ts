export const pictureRatios = ['1/1', '4/3', '3/2', '16/9', '3/4', 'auto', 'fill'] as const;
export type PictureRatio = (typeof pictureRatios)[number];

export interface PictureSize {
  width?: number;
  height?: number;
}

/** Returns both dimensions, or undefined unless both are positive and finite. */
export function validSize({ width, height }: PictureSize): { width: number; height: number } | undefined {
  return isSide(width) && isSide(height) ? { width, height } : undefined;
}

/**
 * Returns the CSS `aspect-ratio` of the box. `auto` is the picture's own, or square if its size is unknown; `fill` has
 * none and takes the parent's size.
 */
export function boxRatio(ratio: PictureRatio, size: PictureSize): string | undefined {
  if (ratio === 'fill') return undefined;
  if (ratio !== 'auto') return ratio;
  const valid = validSize(size);
  return valid ? `${valid.width}/${valid.height}` : '1/1';
}

function isSide(side: number | undefined): side is number {
  return side !== undefined && Number.isFinite(side) && side > 0;
}
