import type { Clock } from '@elvora/design-system/hooks';

/** A clock that a story advances. */
export interface ManualClock extends Clock {
  advance: (timeMs: number) => void;
  /** Number of callbacks that are scheduled. */
  pendingCount: () => number;
}

export function createManualClock(): ManualClock {
  const waiting = new Map<() => void, number>();
  let time = 0;
  return {
    now: () => time,
    after: (delayMs, callback) => {
      waiting.set(callback, time + delayMs);
      return () => waiting.delete(callback);
    },
    pendingCount: () => waiting.size,
    advance: (timeMs) => {
      time += timeMs;
      for (const [callback, due] of waiting) {
        if (due > time) continue;
        waiting.delete(callback);
        callback();
      }
    },
  };
}
