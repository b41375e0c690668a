import type { CDPSession, Page } from 'playwright-core';

/** Main-thread work in milliseconds of CPU time, which background load does not affect. */
export interface MainThreadWork {
  script: number;
  task: number;
}

/** Reads the main-thread CPU time of a page over CDP. */
export async function createWorkMeter(cdp: CDPSession) {
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const read = async (): Promise<MainThreadWork> => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    const ms = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000;
    // Exclude evaluations by the bench.
    return { script: ms('ScriptDuration'), task: ms('TaskDuration') - ms('DevToolsCommandDuration') };
  };
  /** Measures the work of an action until the next paint. */
  return async function workOf(act: () => Promise<unknown>): Promise<MainThreadWork> {
    const before = await read();
    await act();
    const after = await read();
    return { script: after.script - before.script, task: after.task - before.task };
  };
}

export type WorkMeter = Awaited<ReturnType<typeof createWorkMeter>>;

/** Resolves after the next paint. */
export const waitForNextPaint = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

/** Touch points. */
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
