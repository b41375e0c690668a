import type { Browser, CDPSession, Page } from 'playwright-core';
import { fingers, meterOf } from './peers/meter.ts';
import { desktop, middleOf, onPage, phone } from './pressedPage.ts';
import { roundsOr } from './rounds.ts';
import { type Line, median } from './table.ts';

const rounds = roundsOr(3);
const slowdown = 4;
const frameMs = 1000 / 60;
/** A little more than a frame, so that each movement has one of its own. */
const betweenMs = 20;
const settledMs = 800;
const moves = 40;

interface Gesture {
  name: string;
  path: string;
  device: typeof phone | typeof desktop;
  /** Readies the page, and gives what is done for each of the moves, from 0 to `moves`. */
  begin: (page: Page, session: CDPSession) => Promise<(move: number) => Promise<unknown>>;
}

const gestures: readonly Gesture[] = [
  {
    name: 'lens',
    path: '/product/1',
    device: desktop,
    async begin(page) {
      const { x, y } = await middleOf(page.getByRole('button', { name: /^Zoom image: / }));
      await page.mouse.move(x - 120, y);
      await page.waitForLoadState('networkidle');
      return (move) => page.mouse.move(x - 120 + move * 5, y + 60 * Math.sin(move / 6));
    },
  },
  {
    name: 'pinch',
    path: '/product/1',
    device: phone,
    async begin(page, session) {
      await page.getByRole('button', { name: /^Zoom image: / }).tap();
      const { x, y } = await middleOf(page.getByRole('dialog').locator('[data-part=stage]'));
      await page.waitForLoadState('networkidle');
      const touch = fingers(session);
      const apart = (by: number) => [
        { x: x - by, y: y - by / 2 },
        { x: x + by, y: y + by / 2 },
      ];
      await touch.press(apart(30));
      return (move) => touch.move(apart(30 + 60 * Math.sin((move / moves) * Math.PI)));
    },
  },
  {
    name: 'carousel drag',
    path: '/',
    device: phone,
    async begin(page, session) {
      const { x, y } = await middleOf(page.locator('[data-component=Carousel]'));
      await page.waitForLoadState('networkidle');
      const touch = fingers(session);
      // The press is a move of its own: what it costs, somebody waits for.
      return (move) =>
        move === 0 ? touch.press([{ x: x + 120, y }]) : touch.move([{ x: x + 120 - move * 5, y }]);
    },
  },
];

/** What follows a hand: the main thread's processor time for one movement, and how many took more than a frame. */
export async function gestureLines(browser: Browser, origin: string): Promise<Line[]> {
  const lines: Line[] = [];
  for (const gesture of gestures) {
    const runs: number[][] = [];
    for (let round = 0; round < rounds; round++) runs.push(await tasksOf(browser, origin, gesture));
    const slow = median(runs.map((tasks) => tasks.filter((ms) => ms > frameMs).length));
    const usual = median(runs.map(median));
    lines.push({
      what: `${gesture.name}: moves over 16.7 ms, at a ${slowdown}th of the speed`,
      goal: '0',
      value: `${slow} of ${moves + 1}, ${usual.toFixed(1)} ms each`,
      isMet: slow === 0,
    });
  }
  return lines;
}

function tasksOf(browser: Browser, origin: string, { path, device, begin }: Gesture): Promise<number[]> {
  return onPage(browser, origin + path, device, async (page) => {
    const session = await page.context().newCDPSession(page);
    const act = await begin(page, session);
    await page.waitForTimeout(settledMs);
    const workOf = await meterOf(session);
    const tasks: number[] = [];
    for (let move = 0; move <= moves; move++) {
      const { task } = await workOf(async () => {
        await act(move);
        await page.waitForTimeout(betweenMs);
      });
      // Slowed down by the browser, a busy machine would count as well.
      tasks.push(task * slowdown);
    }
    return tasks;
  });
}
