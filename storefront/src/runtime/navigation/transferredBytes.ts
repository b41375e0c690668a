/** Returns the bytes transferred for requests since `sinceMs`, headers included. */
export const transferredBytes = (
  sinceMs: number,
  isCounted: (timing: PerformanceResourceTiming) => boolean = () => true,
): number =>
  (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter((timing) => timing.startTime >= sinceMs && isCounted(timing))
    .reduce((sum, { transferSize }) => sum + transferSize, 0);
