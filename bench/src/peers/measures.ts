import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright-core';
import type { Candidate, JobName } from './candidates.ts';
import { drawn, type Finger, fingers, type Meter, type Work } from './meter.ts';

export interface Bench {
  page: Page;
  cdp: CDPSession;
  workOf: Meter;
  candidate: Candidate;
}

export type Figures = Readonly<Record<string, number>>;

/** A frame of a screen that draws sixty a second. */
const frameMs = 1000 / 60;
/** From one movement of a finger to the next: a little more than a frame, so that each has one of its own. */
const betweenMs = 20;
const settledMs = 800;

/** As a task of the page's own: what the bench itself evaluates is not counted. */
const tell = (page: Page, what: 'open' | 'insertColumn') =>
  page.evaluate((name) => {
    setTimeout(() => window.bench[name]?.());
  }, what);

const opened = async ({ page }: Bench) => {
  await tell(page, 'open');
  await page.waitForFunction(() =>
    [...document.images].some(({ complete, naturalWidth }) => complete && naturalWidth > 0),
  );
  await sleep(settledMs);
};

async function middleOf({ page, candidate }: Bench): Promise<Finger> {
  const box = await page
    .locator(candidate.stage ?? 'body')
    .first()
    .boundingBox();
  if (!box) throw new Error(`${candidate.name} shows no ${candidate.stage}.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const sumOf = (works: readonly Work[], kind: keyof Work) => works.reduce((sum, work) => sum + work[kind], 0);

const slowMoves = (works: readonly Work[]) => works.filter(({ task }) => task > frameMs).length;

/** Fingers that go apart and together again, and drift a little. */
async function pinched(bench: Bench): Promise<Figures> {
  await opened(bench);
  const { cdp, workOf } = bench;
  const { x, y } = await middleOf(bench);
  const touch = fingers(cdp);
  const apart = (by: number): Finger[] => [
    { x: x - by, y: y - by / 2 },
    { x: x + by + by / 10, y: y + by / 2 },
  ];
  await touch.press(apart(30));
  const works: Work[] = [];
  for (let move = 1; move <= 60; move++) {
    works.push(
      await workOf(async () => {
        await touch.move(apart(30 + 60 * Math.sin((move / 60) * Math.PI)));
        await sleep(betweenMs);
      }),
    );
  }
  await touch.release();
  return {
    'script ms a move': sumOf(works, 'script') / works.length,
    'moves over 16.7 ms': slowMoves(works),
  };
}

/** Five swipes to the next slide, then three seconds of nothing. */
async function swiped(bench: Bench): Promise<Figures> {
  await opened(bench);
  const { cdp, workOf } = bench;
  const { x, y } = await middleOf(bench);
  const touch = fingers(cdp);
  const swipes = 5;
  const works: Work[] = [];
  for (let swipe = 0; swipe < swipes; swipe++) {
    works.push(await workOf(() => touch.press([{ x: x + 100, y }])));
    for (let move = 1; move <= 10; move++) {
      works.push(
        await workOf(async () => {
          await touch.move([{ x: x + 100 - move * 20, y }]);
          await sleep(betweenMs);
        }),
      );
    }
    const last = await workOf(async () => {
      await touch.release();
      await sleep(settledMs);
    });
    // Many frames: no single one of them is known.
    works.push({ ...last, task: 0 });
  }
  const idleSeconds = 3;
  const idle = await workOf(() => sleep(idleSeconds * 1000));
  return {
    'script ms a swipe': sumOf(works, 'script') / swipes,
    'moves over 16.7 ms': slowMoves(works),
    'idle ms a second': idle.task / idleSeconds,
  };
}

async function edited(bench: Bench): Promise<Figures> {
  const { page, workOf } = bench;
  const mount = await workOf(async () => {
    await tell(page, 'open');
    await drawn(page);
    await drawn(page);
  });
  await sleep(settledMs);
  const cell = page.locator('[role=gridcell]').nth(5);
  await cell.click();
  await sleep(settledMs);

  const edits = 12;
  const edit = await workOf(async () => {
    for (let at = 0; at < edits; at++) {
      await page.keyboard.press('x');
      await page.keyboard.press('Enter');
      await sleep(2 * betweenMs);
    }
  });

  await page.mouse.move(480, 400);
  const wheels = 60;
  const scroll = await workOf(async () => {
    for (let wheel = 0; wheel < wheels; wheel++) {
      await page.mouse.wheel(0, 100);
      await sleep(frameMs);
    }
    await sleep(200);
  });
  await page.mouse.wheel(0, -1e6);
  await sleep(settledMs);

  const inserts = 5;
  const insert = await workOf(async () => {
    for (let at = 0; at < inserts; at++) {
      await tell(page, 'insertColumn');
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

async function counted({ page, workOf }: Bench): Promise<Figures> {
  const { task } = await workOf(async () => {
    await tell(page, 'open');
    await sleep(2600);
  });
  return { 'main thread ms': task };
}

export const measures: Readonly<Record<JobName, (bench: Bench) => Promise<Figures>>> = {
  viewer: pinched,
  carousel: swiped,
  editor: edited,
  counters: counted,
};
