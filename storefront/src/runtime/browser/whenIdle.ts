/** The parts of the Network Information API that matter here; browsers other than Chromium have none of it. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether prefetching is acceptable: not with Save-Data, nor on a connection where it takes seconds. */
export const canPrefetch = ({ saveData, effectiveType = '' }: Connection = {}): boolean =>
  !saveData && !effectiveType.includes('2g');

/** Network information of this browser; undefined where it is not supported. */
export const readConnection = () => (navigator as { connection?: Connection }).connection;

/** Time without a response after which the network counts as idle; longer than most round trips. */
const quietMs = 1000;

let pending: Promise<void> | null = null;

/** Resolves when the page has loaded and is visible and network and main thread are idle; never if `canPrefetch` is false. */
export function whenIdle(): Promise<void> {
  // Shared, so that all callers resume together: the requests of one would delay the others.
  pending ??= waitUntilIdle().finally(() => (pending = null));
  return pending;
}

async function waitUntilIdle(): Promise<void> {
  let responses = -1;
  while (isBusy() || responses !== countResponses()) {
    responses = countResponses();
    await new Promise((resolve) => setTimeout(resolve, quietMs));
  }
  await new Promise(
    (resolve) => canPrefetch(readConnection()) && (window.requestIdleCallback ?? setTimeout)(resolve),
  );
}

const isBusy = () => document.readyState !== 'complete' || document.hidden || navigator.onLine === false;

const countResponses = () => performance.getEntriesByType('resource').length;
