import type { Browser, Page } from 'playwright-core';
import { roundsOr } from './rounds.ts';
import { type Line, median } from './table.ts';

const rounds = roundsOr(3);
const slowdown = 4;
const pressGoalMs = 50;
const navigationGoalMs = 100;
/** What takes less is not told by the browser. */
const leastToldMs = 16;

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

interface Interaction {
  name: string;
  path: string;
  press: (page: Page) => Promise<void>;
}

const interactions: readonly Interaction[] = [
  { name: 'menu', path: '/', press: (page) => page.getByRole('button', { name: 'Open menu' }).tap() },
  {
    name: 'add to quote',
    path: '/product/1',
    press: (page) => page.getByRole('button', { name: 'Add To Quote' }).first().tap(),
  },
  {
    name: 'thumbnail',
    path: '/product/1',
    press: (page) => page.getByRole('tablist').getByRole('tab').nth(1).tap(),
  },
  {
    name: 'picture viewer',
    path: '/product/1',
    press: (page) => page.getByRole('button', { name: /^Zoom image: / }).tap(),
  },
  {
    name: 'filter',
    path: '/gallery',
    press: (page) => page.getByRole('toolbar', { name: 'Filter photos' }).getByRole('button').nth(1).tap(),
  },
  {
    name: 'lightbox',
    path: '/gallery',
    press: (page) => page.getByRole('list', { name: 'Photos' }).getByRole('button').first().tap(),
  },
];

/** What somebody waits for who presses something on a slow phone, and who follows a link they have rested on. */
export async function interactionLines(browser: Browser, origin: string): Promise<Line[]> {
  const lines: Line[] = [];
  for (const { name, path, press } of interactions) {
    const took: number[] = [];
    for (let round = 0; round < rounds; round++) took.push(await nextPaint(browser, origin + path, press));
    const ms = median(took);
    lines.push({
      what: `${name}: next paint, at a ${slowdown}th of the speed`,
      goal: `≤ ${pressGoalMs} ms`,
      value: ms <= leastToldMs ? `≤ ${leastToldMs} ms` : `${Math.round(ms)} ms`,
      isMet: ms <= pressGoalMs,
    });
  }
  const took: number[] = [];
  for (let round = 0; round < rounds; round++) took.push(await navigation(browser, origin));
  const ms = median(took);
  lines.push({
    what: 'a link, after intent: the new page painted',
    goal: `≤ ${navigationGoalMs} ms`,
    value: `${Math.round(ms)} ms`,
    isMet: ms <= navigationGoalMs,
  });
  return lines;
}

async function nextPaint(browser: Browser, url: string, press: Interaction['press']): Promise<number> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.goto(url);
    await hydrated(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.evaluate((threshold) => {
      const presses: number[] = [];
      Object.assign(globalThis, { presses });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
          if (entry.interactionId > 0) presses.push(entry.duration);
        }
      }).observe({ type: 'event', durationThreshold: threshold } as PerformanceObserverInit);
    }, leastToldMs);
    await press(page);
    await page.waitForTimeout(600);
    return Math.max(0, ...(await page.evaluate<number[]>('presses')));
  } finally {
    await context.close();
  }
}

async function navigation(browser: Browser, origin: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.goto(`${origin}/about-us`);
    await hydrated(page);
    const link = page.getByRole('navigation', { name: 'Footer' }).getByRole('link').first();
    await link.scrollIntoViewIfNeeded();
    await link.hover();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => {
      const before = document.title;
      const took = new Promise<number>((resolve) => {
        addEventListener('click', ({ timeStamp }) => {
          const look = () => {
            if (document.title === before) requestAnimationFrame(look);
            // The frame after the one that shows it first has painted it.
            else requestAnimationFrame((now) => resolve(now - timeStamp));
          };
          look();
        });
      });
      Object.assign(globalThis, { took });
    });
    await link.click();
    return await page.evaluate<number>('took');
  } finally {
    await context.close();
  }
}

/** As for somebody who has turned to the page already. */
async function hydrated(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => dispatchEvent(new Event('pointermove')));
  await page.waitForFunction(() => document.querySelector('[data-hydrated="false"]') === null);
  await page.waitForLoadState('networkidle');
}
