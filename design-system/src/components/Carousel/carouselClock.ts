/** The time a carousel goes by. Tests and stories bring their own. */
export interface CarouselClock {
  /** Time in ms. */
  now: () => number;
  /** Calls back once, after so many ms; the answer takes it back. */
  after: (delayMs: number, callback: () => void) => () => void;
}

export const realClock: CarouselClock = {
  now: () => performance.now(),
  after: (delayMs, callback) => {
    const timer = setTimeout(callback, delayMs);
    return () => clearTimeout(timer);
  },
};
