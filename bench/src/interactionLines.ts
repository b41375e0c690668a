import type { Browser, Locator, Page } from 'playwright-core';
import { drawn, fingers } from './peers/meter.ts';
import { desktop, middleOf, onPage, phone } from './pressedPage.ts';
import { roundsOr } from './rounds.ts';
import { type Line, median } from './table.ts';

const rounds = roundsOr(3);
const slowdown = 4;
const pressGoalMs = 50;
const navigationGoalMs = 100;
/** What takes less is not told by the browser. */
const leastToldMs = 16;
/** How long a finger stays down that taps. */
const tapMs = 80;
/** How long somebody rests on a link before following it: what it leads to is asked for in the meantime. */
const restMs = 400;

interface Interaction {
  name: string;
  path: string;
  pressed: (page: Page) => Locator;
}

/** The least a press can take in this browser: a page with nothing but a button, which writes one letter. */
const floorPage = `data:text/html,<meta name=viewport content="width=device-width"><button style="font-size:40px" onclick="this.append('!')">Press</button>`;

const interactions: readonly Interaction[] = [
  { name: 'menu', path: '/', pressed: (page) => page.getByRole('button', { name: 'Open menu' }) },
  {
    name: 'add to quote',
    path: '/product/1',
    pressed: (page) => page.getByRole('button', { name: 'Add To Quote' }).first(),
  },
  {
    name: 'thumbnail',
    path: '/product/1',
    pressed: (page) => page.getByRole('tablist').getByRole('tab').nth(1),
  },
  {
    name: 'picture viewer',
    path: '/product/1',
    pressed: (page) => page.getByRole('button', { name: /^Zoom image: / }),
  },
  {
    name: 'filter',
    path: '/gallery',
    pressed: (page) => page.getByRole('toolbar', { name: 'Filter photos' }).getByRole('button').nth(1),
  },
  {
    name: 'lightbox',
    path: '/gallery',
    pressed: (page) => page.getByRole('list', { name: 'Photos' }).getByRole('button').first(),
  },
];

/** What somebody waits for who presses something on a slow phone, beside the floor, and who follows a link they have rested on. */
export async function interactionLines(browser: Browser, origin: string): Promise<Line[]> {
  const lines: Line[] = [];
  for (const { name, path, pressed } of interactions) {
    const took: number[] = [];
    const least: number[] = [];
    for (let round = 0; round < rounds; round++) {
      took.push(await nextPaint(browser, origin + path, pressed));
      least.push(await nextPaint(browser, floorPage, (page) => page.getByRole('button')));
    }
    const ms = median(took);
    lines.push({
      what: `${name}: next paint, at a ${slowdown}th of the speed`,
      goal: `≤ ${pressGoalMs} ms`,
      value: toldText(ms),
      beside: toldText(median(least)),
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

const toldText = (ms: number) => (ms <= leastToldMs ? `≤ ${leastToldMs} ms` : `${Math.round(ms)} ms`);

/** The longest of the events a tap causes, from the hand to the screen. */
async function nextPaint(browser: Browser, url: string, pressed: Interaction['pressed']): Promise<number> {
  return onPage(browser, url, phone, async (page) => {
    const session = await page.context().newCDPSession(page);
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
    const middle = await middleOf(pressed(page));
    await drawn(page);
    // As a hand does it: what a driver of browsers looks at before it taps would be counted.
    const touch = fingers(session);
    await touch.press([middle]);
    await page.waitForTimeout(tapMs);
    await touch.release();
    await page.waitForTimeout(600);
    return Math.max(0, ...(await page.evaluate<number[]>('presses')));
  });
}

async function navigation(browser: Browser, origin: string): Promise<number> {
  return onPage(browser, `${origin}/about-us`, desktop, async (page) => {
    const link = page.getByRole('navigation', { name: 'Footer' }).getByRole('link').first();
    await link.scrollIntoViewIfNeeded();
    await link.hover();
    await page.waitForTimeout(restMs);
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
  });
}
