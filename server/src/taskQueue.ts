import PQueue from 'p-queue';
import { OverloadedError } from './overloadedError.ts';

export interface TaskQueueOptions {
  /** Tasks that run at once. */
  concurrency: number;
  /** Tasks that may wait for the others. @default unlimited */
  maxWaiting?: number;
}

/** Order of waiting tasks: every `urgent` one runs before the `idle` ones. */
export type Priority = 'urgent' | 'idle';

/** Runs a bounded number of asynchronous tasks at once and queues a bounded number of others. */
export interface TaskQueue {
  /**
   * Settles like the task. Rejects with `QueueFullError` when too many tasks wait, and with `QueueStoppedError` when the
   * queue stops before the task has started.
   */
  run<T>(task: () => Promise<T>, priority?: Priority): Promise<T>;
  /** Number of waiting tasks. */
  readonly waiting: number;
  /** Rejects all waiting and later tasks; resolves when the running ones have settled. */
  stop(): Promise<void>;
}

/** More tasks wait than could run within a reasonable time. */
export class QueueFullError extends OverloadedError {
  override name = 'QueueFullError';
}

/** The queue has stopped because the server is shutting down. */
export class QueueStoppedError extends Error {
  override name = 'QueueStoppedError';
}

const priorities: Readonly<Record<Priority, number>> = { urgent: 1, idle: 0 };

export function createTaskQueue({ concurrency, maxWaiting = Infinity }: TaskQueueOptions): TaskQueue {
  const queue = new PQueue({ concurrency });
  let isStopped = false;

  return {
    get waiting() {
      return queue.size;
    },
    async run(task, priority = 'urgent') {
      if (isStopped) throw new QueueStoppedError('The queue has stopped.');
      if (queue.pending >= concurrency && queue.size >= maxWaiting) {
        throw new QueueFullError('Too many tasks are waiting.');
      }
      let hasStarted = false;
      try {
        return await queue.add(
          () => {
            hasStarted = true;
            return task();
          },
          { priority: priorities[priority] },
        );
      } catch (error) {
        // `clear` rejects the tasks that have not started.
        throw isStopped && !hasStarted
          ? new QueueStoppedError('The queue has stopped.', { cause: error })
          : error;
      }
    },
    async stop() {
      isStopped = true;
      queue.clear();
      await queue.onIdle();
    },
  };
}
