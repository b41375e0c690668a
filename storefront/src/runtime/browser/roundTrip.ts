/** Timing of a request, as the browser reports it. */
export type RequestTiming = Pick<PerformanceResourceTiming, 'requestStart' | 'responseEnd' | 'transferSize'>;

/** Up to this round-trip time, code and data arrive sooner than a new document is shown. */
const nearMs = 100;

/**
 * Whether even the fastest response took long; slower ones may have waited for the server or for their many bytes. The end of a
 * response counts, because proxies and developer tools that throttle a connection may delay nothing else.
 */
export function isHighLatency(timings: readonly RequestTiming[]): boolean {
  // Responses from the browser's cache say nothing about the network.
  const trips = timings
    .filter(({ transferSize }) => transferSize > 0)
    .map(({ requestStart, responseEnd }) => responseEnd - requestStart);
  return Math.min(...trips) > nearMs;
}

/** Whether this document's connection has a high latency; assumed until a response has arrived. */
export const isHighLatencyConnection = (): boolean =>
  isHighLatency([
    ...(performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]),
    ...(performance.getEntriesByType('resource') as PerformanceResourceTiming[]),
  ]);
