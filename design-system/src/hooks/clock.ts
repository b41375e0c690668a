/** The time something goes by. Tests and stories bring their own. */
export interface Clock {
  /** Time in ms. */
  now: () => number;
  /** Calls back once, after so many ms; the answer takes it back. */
  after: (delayMs: number, callback: () => void) => () => void;
}

export const realClock: Clock = {
  now: () => performance.now(),
  after: (delayMs, callback) => {
    const timer = setTimeout(callback, delayMs);
    return () => clearTimeout(timer);
  },
};
