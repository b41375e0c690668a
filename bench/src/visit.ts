import type { Browser, CDPSession, Page } from 'playwright-core';

/** A phone on a slow network, as the goals define it. */
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const slowNetwork = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const cpuSlowdown = 4;

/** Cost of a page without interaction: milliseconds, and bytes transferred; those of the document include its data. */
export interface Visit {
  fcp: number;
  lcp: number;
  cls: number;
  /** Total blocking time: the parts of tasks beyond 50 ms. */
  tbt: number;
  /** Longest task after hydration; 0 when none exceeded 50 ms. */
  longestTaskAfterHydrationMs: number;
  requests: number;
  /** Scripts requested before the largest contentful paint. */
  earlyScripts: number;
  /** `prefetch` is what the idle page prefetches for the first tap; `all` excludes it. */
  bytes: Record<'document' | 'script' | 'style' | 'font' | 'picture' | 'all' | 'prefetch', number>;
}

interface PageMetrics {
  fcp: number;
  lcp: number;
  cls: number;
  tasks: { start: number; duration: number }[];
  /** When hydration had finished; null before. */
  hydratedAt: number | null;
}

/** Visits a page with an empty cache. `isSlow` throttles network and CPU as the goals state; without it only bytes are valid. */
export async function visit(browser: Browser, url: string, { isSlow = true } = {}): Promise<Visit> {
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const traffic = await recordTraffic(session);
    if (isSlow) {
      await session.send('Network.emulateNetworkConditions', slowNetwork);
      await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    }
    await page.addInitScript(observeMetrics);
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    await page.waitForLoadState('networkidle');
    await waitUntilIdle(page);
    // Collected by `observeMetrics`.
    const seen = await page.evaluate<PageMetrics>('seen');
    const scripts = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime),
    );
    const prefetch = await page.evaluate(() => {
      const text = document.getElementById('files')?.textContent ?? '{}';
      return (JSON.parse(text) as { prefetch?: string[] }).prefetch ?? [];
    });
    const earlyScripts = scripts.filter((start) => start < seen.lcp).length;
    return { ...summarizeMetrics(seen), ...traffic(prefetch), earlyScripts };
  } finally {
    await context.close();
  }
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  args: { name?: string };
  /** CPU time in microseconds. */
  tdur?: number;
}

/**
 * Returns the CPU time of the longest task after hydration, in milliseconds without throttling, while the user interacts
 * and scrolls to the end. CPU time excludes background load.
 */
export async function longestTask(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await page.addInitScript(observeMetrics);
    await page.goto(url);
    await page.waitForFunction(() => Reflect.get(globalThis, 'seen').hydratedAt !== null);
    await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline'] });
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForFunction(() => !document.querySelector('[data-hydrated="false"]'));
    await page.waitForLoadState('networkidle');
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
      traceEvents: TraceEvent[];
    };
    const mains = traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === mainThread);
    const tasks = traceEvents.filter(
      ({ name, pid, tid }) =>
        name === 'RunTask' && mains.some((main) => main.pid === pid && main.tid === tid),
    );
    if (tasks.length === 0) throw new Error('The browser reported no task.');
    return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
  } finally {
    await context.close();
  }
}

const mainThread = 'CrRendererMain';

/** Longest wait for an idle period: a throttled main thread with a running timer may never have one. */
const maxIdleWaitMs = 2000;

/** Waits until all pending work is painted. */
const waitUntilIdle = (page: Page) =>
  page.evaluate(
    (timeout) => new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve, { timeout }), 300)),
    maxIdleWaitMs,
  );

function summarizeMetrics({ fcp, lcp, cls, tasks, hydratedAt }: PageMetrics) {
  const later = tasks.filter(({ start }) => hydratedAt !== null && start > hydratedAt);
  return {
    fcp,
    lcp,
    cls,
    tbt: tasks.reduce((sum, { duration }) => sum + duration - 50, 0),
    longestTaskAfterHydrationMs: Math.max(0, ...later.map(({ duration }) => duration)),
  };
}

/** Runs in the page before its own scripts. */
function observeMetrics(): void {
  const seen: PageMetrics = { fcp: 0, lcp: 0, cls: 0, tasks: [], hydratedAt: null };
  Object.assign(globalThis, { seen });
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => void (seen.lcp = startTime));
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) seen.cls += value;
  });
  observe('longtask', ({ startTime: start, duration }) => void seen.tasks.push({ start, duration }));
  const pollHydration = () => {
    const root = document.getElementById('root') as (HTMLElement & Record<string, unknown>) | null;
    const key = root && Object.keys(root).find((name) => name.startsWith('__reactContainer'));
    const fiber =
      key && (root?.[key] as { stateNode: { current: { memoizedState: { isDehydrated: boolean } } } });
    if (fiber && !fiber.stateNode.current.memoizedState.isDehydrated) seen.hydratedAt = performance.now();
    else setTimeout(pollHydration, 20);
  };
  pollHydration();
}

const resourceKinds: Readonly<Record<string, keyof Visit['bytes']>> = {
  Document: 'document',
  Script: 'script',
  Stylesheet: 'style',
  Font: 'font',
  Image: 'picture',
};

/** Counts transferred bytes, including headers; counts files and data prefetched for the first tap separately. */
async function recordTraffic(
  session: CDPSession,
): Promise<(prefetchedFiles: readonly string[]) => Pick<Visit, 'requests' | 'bytes'>> {
  const urls = new Map<string, { url: string; type: string }>();
  const finished: { url: string; type: string; size: number }[] = [];
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    urls.set(requestId, { url: response.url, type });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    finished.push({ url: '', type: '', ...urls.get(requestId), size: encodedDataLength });
  });
  await session.send('Network.enable');
  return (prefetchedFiles) => {
    const bytes: Visit['bytes'] = {
      document: 0,
      script: 0,
      style: 0,
      font: 0,
      picture: 0,
      all: 0,
      prefetch: 0,
    };
    let requests = 0;
    for (const { url, type, size } of finished) {
      // The data of the page counts as part of its document, although a script fetches it.
      const isOwnData = /[?&]results=/.test(url);
      if (!isOwnData && (type === 'Fetch' || prefetchedFiles.some((file) => url.endsWith(file)))) {
        bytes.prefetch += size;
        continue;
      }
      requests++;
      bytes.all += size;
      const kind = isOwnData ? 'document' : resourceKinds[type];
      if (kind !== undefined) bytes[kind] += size;
    }
    return { requests, bytes };
  };
}
