/**
 * Returns the share of a block that has to be visible. For a block so high that this share never fits the viewport, as on a
 * zoomed page, returns the share that fits.
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
  const requested = Number.isFinite(threshold) ? Math.min(1, Math.max(0, threshold)) : 0;
  if (!(blockPx > 0) || !(viewportPx > 0)) return requested;
  return Math.min(requested, (viewportPx / blockPx) * maxViewportShare);
}

const maxViewportShare = 0.9;
