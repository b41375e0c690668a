import type { Page } from 'playwright-core';

export const cpuSlowdown = 4;
/** Goal for the paint after a press. */
export const pressGoalMs = 50;
/** The Event Timing API reports nothing shorter. */
const minEventDurationMs = 16;
/** Duration of a tap. */
export const tapMs = 80;
/** Hover time before a click, in which the link's target is prefetched. */
export const hoverMs = 400;

/** Collects the durations of presses, from input to paint. */
export const observePresses = (page: Page) =>
  page.evaluate((threshold) => {
    const presses: number[] = [];
    Object.assign(globalThis, { presses });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
        if (entry.interactionId > 0) presses.push(entry.duration);
      }
    }).observe({ type: 'event', durationThreshold: threshold } as PerformanceObserverInit);
  }, minEventDurationMs);

/** Returns the longest observed press, in milliseconds; 0 if all were shorter than the browser reports. */
export const longestPress = async (page: Page) => Math.max(0, ...(await page.evaluate<number[]>('presses')));

export const formatEventDuration = (ms: number) =>
  ms <= minEventDurationMs ? `≤ ${minEventDurationMs} ms` : `${Math.round(ms)} ms`;
