import type { Browser, Locator, Page } from 'playwright-core';
import { waitForNextPaint, createTouchInput } from './peers/workMeter.ts';
import { desktop, centerOf, withHydratedPage, phone } from './hydratedPage.ts';
import {
  cpuSlowdown,
  formatEventDuration,
  hoverMs,
  longestPress,
  observePresses,
  pressGoalMs,
  tapMs,
} from './presses.ts';
import { roundCount } from './rounds.ts';
import { type BenchResult, median } from './resultsTable.ts';

const rounds = roundCount(3);
const navigationGoalMs = 100;

interface Interaction {
  name: string;
  path: string;
  target: (page: Page) => Locator;
}

/** Floor of a press: a page with one button that writes one letter. */
const floorPage = `data:text/html,<meta name=viewport content="width=device-width"><button style="font-size:40px" onclick="this.append('!')">Press</button>`;

const interactions: readonly Interaction[] = [
  { name: 'menu', path: '/', target: (page) => page.getByRole('button', { name: 'Open menu' }) },
  {
    name: 'add to quote',
    path: '/product/1',
    target: (page) => page.getByRole('button', { name: 'Add To Quote' }).first(),
  },
  {
    name: 'thumbnail',
    path: '/product/2',
    target: (page) => page.getByRole('tablist').getByRole('tab').nth(1),
  },
  {
    name: 'picture viewer',
    path: '/product/1',
    target: (page) => page.getByRole('button', { name: /^Zoom image: / }),
  },
  {
    name: 'filter',
    path: '/gallery',
    target: (page) => page.getByRole('toolbar', { name: 'Filter photos' }).getByRole('button').nth(1),
  },
  {
    name: 'lightbox',
    path: '/gallery',
    target: (page) => page.getByRole('list', { name: 'Photos' }).getByRole('button').first(),
  },
];

/** Measures presses on a slow phone beside the floor, and following a link after hovering. */
export async function measureInteractions(browser: Browser, origin: string): Promise<BenchResult[]> {
  const lines: BenchResult[] = [];
  for (const { name, path, target } of interactions) {
    const took: number[] = [];
    const least: number[] = [];
    for (let round = 0; round < rounds; round++) {
      took.push(await measureNextPaint(browser, origin + path, target));
      least.push(await measureNextPaint(browser, floorPage, (page) => page.getByRole('button')));
    }
    const ms = median(took);
    lines.push({
      metric: `${name}: next paint, at a ${cpuSlowdown}th of the speed`,
      goal: `≤ ${pressGoalMs} ms`,
      value: formatEventDuration(ms),
      floor: formatEventDuration(median(least)),
      isMet: ms <= pressGoalMs,
    });
  }
  const took: number[] = [];
  for (let round = 0; round < rounds; round++) took.push(await measureNavigation(browser, origin));
  const ms = median(took);
  lines.push({
    metric: 'a link, after intent: the new page painted',
    goal: `≤ ${navigationGoalMs} ms`,
    value: `${Math.round(ms)} ms`,
    isMet: ms <= navigationGoalMs,
  });
  return lines;
}

/** Returns the longest event duration of a tap, from input to paint. */
async function measureNextPaint(
  browser: Browser,
  url: string,
  pressed: Interaction['target'],
): Promise<number> {
  return withHydratedPage(browser, url, phone, async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    await observePresses(page);
    const middle = await centerOf(pressed(page));
    await waitForNextPaint(page);
    // Dispatch raw touches: Playwright's actionability checks would be counted.
    const touch = createTouchInput(session);
    await touch.press([middle]);
    await page.waitForTimeout(tapMs);
    await touch.release();
    await page.waitForTimeout(600);
    return longestPress(page);
  });
}

async function measureNavigation(browser: Browser, origin: string): Promise<number> {
  return withHydratedPage(browser, `${origin}/about-us`, desktop, async (page) => {
    const link = page.getByRole('navigation', { name: 'Footer' }).getByRole('link').first();
    await link.scrollIntoViewIfNeeded();
    await link.hover();
    await page.waitForTimeout(hoverMs);
    await page.evaluate(() => {
      const before = document.title;
      const took = new Promise<number>((resolve) => {
        addEventListener('click', ({ timeStamp }) => {
          const pollTitle = () => {
            if (document.title === before) requestAnimationFrame(pollTitle);
            // The next frame confirms the paint.
            else requestAnimationFrame((now) => resolve(now - timeStamp));
          };
          pollTitle();
        });
      });
      Object.assign(globalThis, { took });
    });
    await link.click();
    return await page.evaluate<number>('took');
  });
}
