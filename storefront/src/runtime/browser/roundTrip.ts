/** Timing of a request, as the browser reports it. */
export type RequestTiming = Pick<PerformanceResourceTiming, 'requestStart' | 'responseEnd' | 'transferSize'>;

/** Round-trip time above which the browser shows a new document before the router has fetched code and data. */
const highLatencyMs = 100;

/**
 * Whether even the fastest response took long; others may be slow because of the server or their size. Measures to the end of
 * the response, because proxies and developer tools may throttle only that.
 */
export function isHighLatency(timings: readonly RequestTiming[]): boolean {
  // Responses from the browser's cache say nothing about the network.
  const trips = timings
    .filter(({ transferSize }) => transferSize > 0)
    .map(({ requestStart, responseEnd }) => responseEnd - requestStart);
  return Math.min(...trips) > highLatencyMs;
}

/** Whether this document's connection has a high latency; assumed until a response has arrived. */
export const isHighLatencyConnection = (): boolean =>
  isHighLatency([
    ...(performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]),
    ...(performance.getEntriesByType('resource') as PerformanceResourceTiming[]),
  ]);
