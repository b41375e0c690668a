import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { createTaskQueue } from '../taskQueue.ts';

/** Rejects with `QueueFullError` when too many pages wait, of all clients or of this one. */
export type RunInTurn = <T>(client: string, work: () => T | Promise<T>) => Promise<T>;

/** Pages that wait to be rendered, of all clients and of one: about as many as are rendered in a few seconds. */
const waitingPages = { maxWaiting: 500, maxWaitingPerClient: 100 } as const;

/**
 * Returns a function that runs work that blocks the event loop, one page at a time and clients in
 * turn; other requests are served first.
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
