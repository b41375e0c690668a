/** There is more to do than can be done in time; who comes back in a moment may have more luck. */
export class OverloadedError extends Error {
  override name = 'BusyError';
}

/** Lets so many tasks run at once and so many more wait; another one is refused with `BusyError`. */
export function createConcurrencyLimit({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const queue: (() => void)[] = [];
  let running = 0;

  return async function through<T>(task: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw new OverloadedError('Too much is waiting already.');
      await new Promise<void>((resolve) => queue.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await task();
    } finally {
      // The place is handed on rather than given back, so that nobody slips in between.
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
