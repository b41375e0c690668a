import type { Browser, Page } from 'playwright-core';
import { startCopyServers } from './floorServer.ts';
import { type PublicPage, publicPages } from './publicPages.ts';
import { roundCount } from './rounds.ts';
import { type BenchResult, median } from './resultsTable.ts';

/** Lighthouse's phone and network throttling, with an empty cache. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const line = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const cpuSlowdown = 4;

const goals = { fcp: 1.1, lcp: 1.05, mainThread: 1.5 } as const;

/** Milliseconds from the navigation. */
interface FirstScreen {
  fcp: number;
  lcp: number;
  cls: number;
  /** Time in which the main thread was busy before the first paint. */
  mainThread: number;
}

/** Measures the first screens of home, a category and a product beside bare pages with the same content. */
export async function measureFirstScreens(browser: Browser, origin: string): Promise<BenchResult[]> {
  const rounds = roundCount(5);
  const copies = await startCopyServers(origin);
  try {
    const results: BenchResult[] = [];
    for (const page of publicPages.filter(({ name }) => name !== 'content')) {
      const product: FirstScreen[] = [];
      const bare: FirstScreen[] = [];
      // The first visit fills the caches of both copies. The others alternate, so that background load affects both.
      for (let round = -1; round < rounds; round++) {
        const seen = {
          bare: await loadFirstScreen(browser, copies.bare + page.path),
          product: await loadFirstScreen(browser, copies.product + page.path),
        };
        if (round < 0) continue;
        bare.push(seen.bare);
        product.push(seen.product);
      }
      results.push(...compare(page, product, bare));
    }
    return results;
  } finally {
    await copies.close();
  }
}

function compare(
  { name }: PublicPage,
  product: readonly FirstScreen[],
  bare: readonly FirstScreen[],
): BenchResult[] {
  const row = (what: string, key: keyof typeof goals): BenchResult => {
    const [ours, least] = [product, bare].map((visits) => median(visits.map((one) => one[key])));
    const ratio = (ours ?? Number.NaN) / (least ?? Number.NaN);
    return {
      metric: `${name}: ${what}`,
      goal: `≤ ${goals[key].toFixed(2)} × bare page`,
      value: `${Math.round(ours ?? Number.NaN)} ms`,
      floor: `${Math.round(least ?? Number.NaN)} ms`,
      ratio,
      isMet: ratio <= goals[key],
    };
  };
  const cls = Math.max(...product.map((one) => one.cls));
  return [
    row('FCP on a slow line', 'fcp'),
    row('LCP on a slow line', 'lcp'),
    row('main thread before the first paint', 'mainThread'),
    {
      metric: `${name}: layout shift on a slow line`,
      goal: '0.00',
      value: cls.toFixed(2),
      isMet: cls < 0.005,
    },
  ];
}

/** Loads a page with an empty cache and waits until it is idle. */
async function loadFirstScreen(browser: Browser, url: string): Promise<FirstScreen> {
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.emulateNetworkConditions', line);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    await page.addInitScript(observePaints);
    await browser.startTracing(page, {
      categories: ['toplevel', 'disabled-by-default-devtools.timeline', 'loading'],
    });
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    await page.waitForLoadState('networkidle');
    const trace = (await browser.stopTracing()).toString();
    return { ...(await readPaints(page)), mainThread: busyTimeBeforePaint(trace) };
  } finally {
    await context.close();
  }
}

type Paints = Omit<FirstScreen, 'mainThread'>;

const readPaints = (page: Page) => page.evaluate<Paints>('paints');

/** Runs in the page before its own scripts. */
function observePaints(): void {
  const paints: Paints = { fcp: 0, lcp: 0, cls: 0 };
  Object.assign(globalThis, { paints });
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') paints.fcp = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => void (paints.lcp = startTime));
  observe(
    'layout-shift',
    (entry) => void (paints.cls += (entry as PerformanceEntry & { value: number }).value),
  );
}

export interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Microseconds. */
  ts: number;
  dur?: number;
}

/** Returns the time in ms that the thread of the first paint spent in tasks between navigation and first paint. */
export function busyTimeBeforePaint(trace: string): number {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: TraceEvent[] };
  const paint = traceEvents.find(({ name }) => name === 'firstContentfulPaint');
  if (!paint) throw new Error('The trace contains no first paint.');
  const isOfPage = ({ pid, tid }: TraceEvent) => pid === paint.pid && tid === paint.tid;
  const start = Math.max(
    ...traceEvents
      .filter((event) => event.name === 'navigationStart' && isOfPage(event) && event.ts < paint.ts)
      .map(({ ts }) => ts),
  );
  return traceEvents
    .filter(
      (event) => event.name === 'RunTask' && isOfPage(event) && event.ts >= start && event.ts < paint.ts,
    )
    .reduce((sum, { ts, dur = 0 }) => sum + Math.min(dur, paint.ts - ts) / 1000, 0);
}
