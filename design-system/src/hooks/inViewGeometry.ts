/**
 * The part of a block that has to be in sight. A block that is so high that the part could never be seen at once, as on
 * an enlarged page, asks for as much of it as fits.
 */
export function reachableThreshold({
  threshold,
  blockPx,
  viewportPx,
}: {
  threshold: number;
  blockPx: number;
  viewportPx: number;
}): number {
  const wanted = Number.isFinite(threshold) ? Math.min(1, Math.max(0, threshold)) : 0;
  if (!(blockPx > 0) || !(viewportPx > 0)) return wanted;
  return Math.min(wanted, (viewportPx / blockPx) * maxViewportShare);
}

const maxViewportShare = 0.9;
