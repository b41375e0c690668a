/** A source of time and timers; tests and stories pass their own. */
export interface Clock {
  /** Time in ms. */
  now: () => number;
  /** Calls back once after `delayMs`; the returned function cancels. */
  after: (delayMs: number, callback: () => void) => () => void;
}

export const realClock: Clock = {
  now: () => performance.now(),
  after: (delayMs, callback) => {
    const timer = setTimeout(callback, delayMs);
    return () => clearTimeout(timer);
  },
};
