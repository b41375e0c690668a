import type { Browser, CDPSession, Page } from 'playwright-core';
import { createTouchInput, createWorkMeter } from './peers/workMeter.ts';
import { desktop, centerOf, withHydratedPage, phone } from './hydratedPage.ts';
import { roundCount } from './rounds.ts';
import { type BenchResult, median } from './resultsTable.ts';

const rounds = roundCount(3);
const cpuSlowdown = 4;
const frameMs = 1000 / 60;
/** Slightly more than a frame, so that each move is painted in a frame of its own. */
const moveIntervalMs = 20;
const settleMs = 800;
const moveCount = 40;

interface Gesture {
  name: string;
  path: string;
  device: typeof phone | typeof desktop;
  /** Prepares the page and returns the action of each move, from 0 to `moves`. */
  start: (page: Page, session: CDPSession) => Promise<(move: number) => Promise<unknown>>;
}

const gestures: readonly Gesture[] = [
  {
    name: 'lens',
    path: '/product/1',
    device: desktop,
    async start(page) {
      const { x, y } = await centerOf(page.getByRole('button', { name: /^Zoom image: / }));
      await page.mouse.move(x - 120, y);
      await page.waitForLoadState('networkidle');
      return (move) => page.mouse.move(x - 120 + move * 5, y + 60 * Math.sin(move / 6));
    },
  },
  {
    name: 'pinch',
    path: '/product/1',
    device: phone,
    async start(page, session) {
      await page.getByRole('button', { name: /^Zoom image: / }).tap();
      const { x, y } = await centerOf(page.getByRole('dialog').locator('[data-part=stage]'));
      await page.waitForLoadState('networkidle');
      const touch = createTouchInput(session);
      const apart = (by: number) => [
        { x: x - by, y: y - by / 2 },
        { x: x + by, y: y + by / 2 },
      ];
      await touch.press(apart(30));
      return (move) => touch.move(apart(30 + 60 * Math.sin((move / moveCount) * Math.PI)));
    },
  },
  {
    name: 'carousel drag',
    path: '/',
    device: phone,
    async start(page, session) {
      const { x, y } = await centerOf(page.locator('[data-component=Carousel]'));
      await page.waitForLoadState('networkidle');
      const touch = createTouchInput(session);
      // The press counts as a move, because the user waits for it.
      return (move) =>
        move === 0 ? touch.press([{ x: x + 120, y }]) : touch.move([{ x: x + 120 - move * 5, y }]);
    },
  },
];

/** Measures gestures: main-thread CPU time per move, and the number of moves longer than a frame. */
export async function measureGestures(browser: Browser, origin: string): Promise<BenchResult[]> {
  const lines: BenchResult[] = [];
  for (const gesture of gestures) {
    const runs: number[][] = [];
    for (let round = 0; round < rounds; round++) runs.push(await measureMoves(browser, origin, gesture));
    const slow = median(runs.map((tasks) => tasks.filter((ms) => ms > frameMs).length));
    const usual = median(runs.map(median));
    lines.push({
      metric: `${gesture.name}: moves over 16.7 ms, at a ${cpuSlowdown}th of the speed`,
      goal: '0',
      value: `${slow} of ${moveCount + 1}, ${usual.toFixed(1)} ms each`,
      isMet: slow === 0,
    });
  }
  return lines;
}

function measureMoves(browser: Browser, origin: string, { path, device, start }: Gesture): Promise<number[]> {
  return withHydratedPage(browser, origin + path, device, async (page) => {
    const session = await page.context().newCDPSession(page);
    const act = await start(page, session);
    await page.waitForTimeout(settleMs);
    const workOf = await createWorkMeter(session);
    const tasks: number[] = [];
    for (let move = 0; move <= moveCount; move++) {
      const { task } = await workOf(async () => {
        await act(move);
        await page.waitForTimeout(moveIntervalMs);
      });
      // Scale by hand: the browser's CPU throttling would count background load.
      tasks.push(task * cpuSlowdown);
    }
    return tasks;
  });
}
