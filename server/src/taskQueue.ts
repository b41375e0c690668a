import PQueue, { type QueueAddOptions } from 'p-queue';
import { OverloadedError } from './overloadedError.ts';

export interface TaskQueueOptions {
  /** Maximum number of concurrent tasks. */
  concurrency: number;
  /** Maximum number of waiting tasks. @default unlimited */
  maxWaiting?: number;
  /** Maximum number of waiting tasks per client. @default unlimited */
  maxWaitingPerClient?: number;
}

/** Priority of waiting tasks: all tasks of one priority run before those of the next. */
export type Priority = 'upload' | 'urgent' | 'idle';

export interface TaskOptions {
  /** @default 'urgent' */
  priority?: Priority;
  /** Client of the task: clients of one priority take turns, regardless of their number of tasks. @default all share one */
  client?: string;
}

/** Runs a bounded number of asynchronous tasks concurrently and queues a bounded number of others. */
export interface TaskQueue {
  /**
   * Settles like the task. Rejects with `QueueFullError` when too many tasks wait, and with `QueueStoppedError` when the
   * queue stops before the task has started.
   */
  run<T>(task: () => Promise<T>, options?: TaskOptions): Promise<T>;
  /** Number of waiting tasks. */
  readonly waiting: number;
  /** Rejects all waiting and later tasks; resolves when the running ones have settled. */
  stop(): Promise<void>;
}

/** More tasks are waiting than could run within a reasonable time. */
export class QueueFullError extends OverloadedError {
  override name = 'QueueFullError';
}

/** The queue has stopped because the server is shutting down. */
export class QueueStoppedError extends Error {
  override name = 'QueueStoppedError';
}

const priorities: Readonly<Record<Priority, number>> = { upload: 2, urgent: 1, idle: 0 };

type RunFunction = () => Promise<unknown>;

interface FairQueueOptions extends QueueAddOptions {
  client?: string;
}

/** Dequeues the highest priority first, and within it one task of each client in turn. */
class FairQueue {
  readonly #levels = new Map<number, Map<string, RunFunction[]>>();
  size = 0;

  enqueue(run: RunFunction, { priority = 0, client = '' }: Partial<FairQueueOptions> = {}): void {
    const clients = this.#levels.get(priority) ?? new Map<string, RunFunction[]>();
    this.#levels.set(priority, clients);
    const tasks = clients.get(client);
    if (tasks) tasks.push(run);
    else clients.set(client, [run]);
    this.size++;
  }

  dequeue(): RunFunction | undefined {
    for (const priority of [...this.#levels.keys()].sort((a, b) => b - a)) {
      const clients = this.#levels.get(priority);
      for (const [client, tasks] of clients ?? []) {
        const run = tasks.shift();
        // The client's turn is over: move it to the end, since a map keeps insertion order.
        clients?.delete(client);
        if (tasks.length > 0) clients?.set(client, tasks);
        this.size--;
        return run;
      }
    }
    return undefined;
  }

  filter({ priority = 0 }: Readonly<Partial<FairQueueOptions>>): RunFunction[] {
    return [...(this.#levels.get(priority)?.values() ?? [])].flat();
  }

  setPriority(): void {
    throw new Error('The priority of a task cannot change.');
  }

  remove(): void {
    throw new Error('Single tasks cannot be removed.');
  }
}

export function createTaskQueue({
  concurrency,
  maxWaiting = Infinity,
  maxWaitingPerClient = Infinity,
}: TaskQueueOptions): TaskQueue {
  const queue = new PQueue<FairQueue, FairQueueOptions>({ concurrency, queueClass: FairQueue });
  /** Waiting tasks by client. */
  const waitingTasks = new Map<string, number>();
  let isStopped = false;

  function countWaiting(client: string, change: 1 | -1): void {
    const count = (waitingTasks.get(client) ?? 0) + change;
    if (count > 0) waitingTasks.set(client, count);
    else waitingTasks.delete(client);
  }

  return {
    get waiting() {
      return queue.size;
    },
    async run(task, { priority = 'urgent', client = '' } = {}) {
      if (isStopped) throw new QueueStoppedError('The queue has stopped.');
      const isFull =
        queue.size >= maxWaiting || (client !== '' && (waitingTasks.get(client) ?? 0) >= maxWaitingPerClient);
      if (queue.pending >= concurrency && isFull) throw new QueueFullError('Too many tasks are waiting.');
      let hasStarted = false;
      const start = () => {
        if (!hasStarted) countWaiting(client, -1);
        hasStarted = true;
      };
      countWaiting(client, 1);
      try {
        return await queue.add(
          () => {
            start();
            return task();
          },
          { priority: priorities[priority], client },
        );
      } catch (error) {
        // `clear` rejects the tasks that have not started.
        throw isStopped && !hasStarted
          ? new QueueStoppedError('The queue has stopped.', { cause: error })
          : error;
      } finally {
        start();
      }
    },
    async stop() {
      isStopped = true;
      queue.clear();
      await queue.onIdle();
    },
  };
}
