export type Priority = 'urgent' | 'idle';

/** Work that waits its turn. */
export interface JobQueue {
  /** Runs a job when a place is free; urgent jobs go before the others. */
  run<T>(job: () => Promise<T>, priority?: Priority): Promise<T>;
  /** Jobs that wait. */
  readonly waiting: number;
  /** No further job begins; resolves when those under way have ended. */
  stop(): Promise<void>;
}

/** The queue has stopped: the server is shutting down. */
export class QueueStoppedError extends Error {
  override name = 'QueueStopped';
}

/** More work waits than can be done in a time worth waiting for. */
export class QueueFullError extends Error {
  override name = 'QueueFull';
}

/** At most `places` jobs at once, and at most `mostWaiting` after them. */
export function createJobQueue(places: number, mostWaiting = Infinity): JobQueue {
  const urgent: (() => void)[] = [];
  const idle: (() => void)[] = [];
  const refusals = new Set<() => void>();
  let busy = 0;
  let isStopped = false;
  let settle: (() => void) | null = null;

  const next = () => {
    if (busy >= places || isStopped) {
      if (busy === 0) settle?.();
      return;
    }
    (urgent.shift() ?? idle.shift())?.();
  };

  return {
    get waiting() {
      return urgent.length + idle.length;
    },
    run(job, priority = 'urgent') {
      return new Promise((resolve, reject) => {
        const refuse = () => reject(new QueueStoppedError('The queue has stopped.'));
        if (isStopped) return refuse();
        if (urgent.length + idle.length >= mostWaiting)
          return reject(new QueueFullError('Too much work waits.'));
        refusals.add(refuse);
        (priority === 'urgent' ? urgent : idle).push(() => {
          refusals.delete(refuse);
          busy++;
          job()
            .then(resolve, reject)
            .finally(() => {
              busy--;
              next();
            });
        });
        next();
      });
    },
    async stop() {
      isStopped = true;
      for (const refuse of refusals) refuse();
      if (busy > 0) await new Promise<void>((resolve) => (settle = resolve));
    },
  };
}
