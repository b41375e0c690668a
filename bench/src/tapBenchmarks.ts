import type { Browser, Page } from 'playwright-core';
import { startCopyServers } from './floorServer.ts';
import { createTouchInput } from './peers/workMeter.ts';
import { type BenchResult, median } from './resultsTable.ts';
import { roundCount } from './rounds.ts';

const rounds = roundCount(3);
const cpuSlowdown = 4;
const titleGoalMs = 250;
const pictureGoalMs = 700;
/** Duration of a tap. */
const tapMs = 80;
/** Idle time before a tap on a settled page, and observation time after each tap. */
const restMs = 6000;

/** Lighthouse's phone and network throttling. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const slowNetwork = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};

/** Pages with a link to tap. */
const taps = [
  { name: 'home', path: '/', link: 'main a[href^="/category/"], main a[href="/products"]' },
  {
    name: 'category',
    path: '/category/Cable%20Accessories',
    link: 'main a[href^="/category/Cable%20Accessories/"]',
  },
  { name: 'product', path: '/product/1', link: 'main a[href^="/category/"]' },
] as const;

/** Times in ms from lifting the finger: to the new title, and to the paint of the largest picture. */
interface Tap {
  title: number;
  /** NaN when the page has no picture in its first screen. */
  picture: number;
}

/** Measures taps on links of settled pages, and within the first second, beside the same pages without script. */
export async function measureTaps(browser: Browser, origin: string): Promise<BenchResult[]> {
  const lines: BenchResult[] = [];
  const copies = await startCopyServers(origin);
  try {
    for (const { name, path, link } of taps) {
      const [settled, early, plain]: [Tap[], Tap[], Tap[]] = [[], [], []];
      for (let round = 0; round < rounds; round++) {
        plain.push(await tap(browser, copies.floor + path, { link, restMs }));
        settled.push(await tap(browser, origin + path, { link, restMs }));
        early.push(await tap(browser, origin + path, { link, restMs: 500 }));
      }
      const titleOf = (some: readonly Tap[]) => median(some.map(({ title }) => title));
      const floor = titleOf(plain);
      const add = (metric: string, ms: number, goalMs: number) =>
        lines.push({
          metric: `${name}, a tap on a link: ${metric}`,
          goal: `≤ ${Math.round(goalMs)} ms`,
          value: `${Math.round(ms)} ms`,
          floor: `${Math.round(floor)} ms`,
          isMet: ms <= goalMs,
        });
      add('new title, settled', titleOf(settled), titleGoalMs);
      const pictures = settled.map(({ picture }) => picture).filter((ms) => !Number.isNaN(ms));
      if (pictures.length > 0) add('its largest picture', median(pictures), pictureGoalMs);
      // Allows for the variance of single runs.
      add('new title, half a second after the load', titleOf(early), floor * 1.1);
    }
    return lines;
  } finally {
    await copies.close();
  }
}

async function tap(browser: Browser, url: string, { link, restMs: rest }: { link: string; restMs: number }) {
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slowNetwork);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    await page.addInitScript(observeTap);
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    await page.waitForTimeout(rest);
    const middle = await page.evaluate(findLinkInView, link);
    const touch = createTouchInput(session);
    await touch.press([middle]);
    await page.waitForTimeout(tapMs);
    const lifted = performance.timeOrigin + performance.now();
    await touch.release();
    await page.waitForTimeout(restMs);
    return await readTap(page, lifted);
  } finally {
    await context.close();
  }
}

async function readTap(page: Page, lifted: number): Promise<Tap> {
  const { titles, pictures } = await page.evaluate<Seen>('seen');
  const title = titles.find((at) => at > lifted) ?? Number.NaN;
  const picture = pictures.findLast((at) => at > lifted) ?? Number.NaN;
  return { title: title - lifted, picture: picture - lifted };
}

/** Timestamps since the epoch, in ms. */
interface Seen {
  titles: number[];
  pictures: number[];
}

/** Runs in each document before its own scripts. After client-side navigation every large picture counts. */
function observeTap(): void {
  const seen: Seen = { titles: [], pictures: [] };
  Object.assign(globalThis, { seen });
  const now = () => performance.timeOrigin + performance.now();
  let last = '';
  new MutationObserver(() => {
    if (document.title === last) return;
    last = document.title;
    seen.titles.push(now());
  }).observe(document, { childList: true, subtree: true, characterData: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { element?: Element })[]) {
      if (entry.element instanceof HTMLImageElement)
        seen.pictures.push(performance.timeOrigin + entry.startTime);
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

/** Runs in the page: the middle of the first matching link that can be tapped. */
function findLinkInView(selector: string): { x: number; y: number } {
  for (const link of document.querySelectorAll(selector)) {
    const { left, top, width, height } = link.getBoundingClientRect();
    const middle = { x: left + width / 2, y: top + height / 2 };
    if (document.elementFromPoint(middle.x, middle.y)?.closest('a') === link) return middle;
  }
  throw new Error(`No link of ${selector} is in view.`);
}
