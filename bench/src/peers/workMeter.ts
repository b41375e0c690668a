import type { CDPSession, Page } from 'playwright-core';

/** Work of the main thread, in ms of processor time, so that a busy machine does not count. */
export interface MainThreadWork {
  script: number;
  task: number;
}

/** Reads the work of a page's main thread from the browser. */
export async function createWorkMeter(cdp: CDPSession) {
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const read = async (): Promise<MainThreadWork> => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    const ms = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000;
    // What the bench itself asks is no work of the page.
    return { script: ms('ScriptDuration'), task: ms('TaskDuration') - ms('DevToolsCommandDuration') };
  };
  /** The work something causes, until the page has been drawn after it. */
  return async function workOf(act: () => Promise<unknown>): Promise<MainThreadWork> {
    const before = await read();
    await act();
    const after = await read();
    return { script: after.script - before.script, task: after.task - before.task };
  };
}

export type WorkMeter = Awaited<ReturnType<typeof createWorkMeter>>;

/** Resolves when the page has drawn what has happened so far. */
export const waitForNextPaint = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

/** Fingers on the screen. */
export function createTouchInput(cdp: CDPSession) {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly TouchPoint[]) =>
    cdp.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(({ x, y }, id) => ({ x, y, id })),
    });
  return {
    press: (points: readonly TouchPoint[]) => touch('touchStart', points),
    move: (points: readonly TouchPoint[]) => touch('touchMove', points),
    release: () => touch('touchEnd', []),
  };
}

export interface TouchPoint {
  x: number;
  y: number;
}
