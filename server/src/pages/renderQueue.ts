import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { createTaskQueue } from '../taskQueue.ts';

/** Rejects with `QueueFullError` when too many pages are waiting, in total or from this client. */
export type RunInTurn = <T>(client: string, work: () => T | Promise<T>) => Promise<T>;

/**
 * Maximum number of pages waiting to be rendered, in total and per client: about as many as are rendered in a
 * few seconds.
 */
const waitingPages = { maxWaiting: 500, maxWaitingPerClient: 100 } as const;

/**
 * Returns a function that runs blocking work, one page at a time with clients taking turns, so that other
 * requests are served in between.
 */
export function createRenderQueue(): RunInTurn {
  const queue = createTaskQueue({ concurrency: 1, ...waitingPages });
  return (client, work) =>
    queue.run(
      async () => {
        await yieldToEventLoop();
        return work();
      },
      { client },
    );
}
