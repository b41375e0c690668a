import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright-core';
import type { Candidate, JobName } from './candidates.ts';
import {
  waitForNextPaint,
  type TouchPoint,
  createTouchInput,
  type WorkMeter,
  type MainThreadWork,
} from './workMeter.ts';

export interface MeasureContext {
  page: Page;
  cdp: CDPSession;
  measureWork: WorkMeter;
  candidate: Candidate;
}

export type Figures = Readonly<Record<string, number>>;

/** One frame at 60 Hz. */
const frameMs = 1000 / 60;
/** Interval between touch moves: slightly more than a frame, so that each is painted in a frame of its own. */
const moveIntervalMs = 20;
const settleMs = 800;

/** Runs as a task of the page, since evaluations by the bench are not counted. */
const callBenchPage = (page: Page, what: 'open' | 'insertColumn') =>
  page.evaluate((name) => {
    setTimeout(() => window.bench[name]?.());
  }, what);

const openPage = async ({ page }: MeasureContext) => {
  await callBenchPage(page, 'open');
  await page.waitForFunction(() =>
    [...document.images].some(({ complete, naturalWidth }) => complete && naturalWidth > 0),
  );
  await sleep(settleMs);
};

async function stageCenter({ page, candidate }: MeasureContext): Promise<TouchPoint> {
  const box = await page
    .locator(candidate.stage ?? 'body')
    .first()
    .boundingBox();
  if (!box) throw new Error(`${candidate.name} shows no ${candidate.stage}.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const totalWork = (works: readonly MainThreadWork[], kind: keyof MainThreadWork) =>
  works.reduce((sum, work) => sum + work[kind], 0);

const countSlowMoves = (works: readonly MainThreadWork[]) =>
  works.filter(({ task }) => task > frameMs).length;

/** Two touches that spread, pinch and drift. */
async function measurePinch(bench: MeasureContext): Promise<Figures> {
  await openPage(bench);
  const { cdp, measureWork } = bench;
  const { x, y } = await stageCenter(bench);
  const touch = createTouchInput(cdp);
  const apart = (by: number): TouchPoint[] => [
    { x: x - by, y: y - by / 2 },
    { x: x + by + by / 10, y: y + by / 2 },
  ];
  await touch.press(apart(30));
  const works: MainThreadWork[] = [];
  for (let move = 1; move <= 60; move++) {
    works.push(
      await measureWork(async () => {
        await touch.move(apart(30 + 60 * Math.sin((move / 60) * Math.PI)));
        await sleep(moveIntervalMs);
      }),
    );
  }
  await touch.release();
  return {
    'script ms a move': totalWork(works, 'script') / works.length,
    'moves over 16.7 ms': countSlowMoves(works),
  };
}

/** Five swipes to the next slide, then three seconds at rest. */
async function measureSwipe(bench: MeasureContext): Promise<Figures> {
  await openPage(bench);
  const { cdp, measureWork } = bench;
  const { x, y } = await stageCenter(bench);
  const touch = createTouchInput(cdp);
  const swipes = 5;
  const works: MainThreadWork[] = [];
  for (let swipe = 0; swipe < swipes; swipe++) {
    works.push(await measureWork(() => touch.press([{ x: x + 100, y }])));
    for (let move = 1; move <= 10; move++) {
      works.push(
        await measureWork(async () => {
          await touch.move([{ x: x + 100 - move * 20, y }]);
          await sleep(moveIntervalMs);
        }),
      );
    }
    const last = await measureWork(async () => {
      await touch.release();
      await sleep(settleMs);
    });
    // Spans many frames, so single frames are not measured.
    works.push({ ...last, task: 0 });
  }
  const idleSeconds = 3;
  const idle = await measureWork(() => sleep(idleSeconds * 1000));
  return {
    'script ms a swipe': totalWork(works, 'script') / swipes,
    'moves over 16.7 ms': countSlowMoves(works),
    'idle ms a second': idle.task / idleSeconds,
  };
}

async function measureEditing(bench: MeasureContext): Promise<Figures> {
  const { page, measureWork, candidate } = bench;
  const mount = await measureWork(async () => {
    await callBenchPage(page, 'open');
    await waitForNextPaint(page);
    await waitForNextPaint(page);
  });
  await sleep(settleMs);
  const cell = page.locator(candidate.cell ?? 'td').nth(5);
  await cell.click();
  await sleep(settleMs);

  const edits = 12;
  const edit = await measureWork(async () => {
    for (let at = 0; at < edits; at++) {
      await page.keyboard.press('x');
      await page.keyboard.press('Enter');
      await sleep(2 * moveIntervalMs);
    }
  });

  await page.mouse.move(480, 400);
  const wheels = 60;
  const scroll = await measureWork(async () => {
    for (let wheel = 0; wheel < wheels; wheel++) {
      await page.mouse.wheel(0, 100);
      await sleep(frameMs);
    }
    await sleep(200);
  });
  await page.mouse.wheel(0, -1e6);
  await sleep(settleMs);

  const inserts = 5;
  const insert = await measureWork(async () => {
    for (let at = 0; at < inserts; at++) {
      await callBenchPage(page, 'insertColumn');
      await sleep(100);
    }
  });
  return {
    'mount script ms': mount.script,
    'scroll script ms a second': scroll.script / (wheels * (frameMs / 1000)),
    'edit script ms': edit.script / edits,
    'insert column script ms': insert.script / inserts,
  };
}

async function measureCounters({ page, measureWork }: MeasureContext): Promise<Figures> {
  const { task } = await measureWork(async () => {
    await callBenchPage(page, 'open');
    await sleep(2600);
  });
  return { 'main thread ms': task };
}

export const measureByJob: Readonly<Record<JobName, (bench: MeasureContext) => Promise<Figures>>> = {
  viewer: measurePinch,
  carousel: measureSwipe,
  editor: measureEditing,
  counters: measureCounters,
};
