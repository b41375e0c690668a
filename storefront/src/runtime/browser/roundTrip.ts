/** Timing of a request, as the browser reports it. */
export type RequestTiming = Pick<PerformanceResourceTiming, 'requestStart' | 'responseEnd' | 'transferSize'>;

/** Round trips up to this length are so short that code and data arrive sooner than a new document is shown. */
const nearMs = 100;

/**
 * Whether the line takes long for the smallest request. The shortest of all tells: others had to wait for the server, or for
 * their many bytes. The end of a response counts, because proxies and tools that slow a line down may delay no more than that.
 */
export function isLongLine(timings: readonly RequestTiming[]): boolean {
  // Responses from the browser's cache tell nothing of the line.
  const trips = timings
    .filter(({ transferSize }) => transferSize > 0)
    .map(({ requestStart, responseEnd }) => responseEnd - requestStart);
  return Math.min(...trips) > nearMs;
}

/** Whether the line of this document is long; so it is until a response has come over it. */
export const isOnLongLine = (): boolean =>
  isLongLine([
    ...(performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]),
    ...(performance.getEntriesByType('resource') as PerformanceResourceTiming[]),
  ]);
