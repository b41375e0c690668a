import { describe, expect, it } from 'vitest';
import { OverloadedError } from '../src/overloadedError.ts';
import { createTaskQueue, QueueFullError, QueueStoppedError } from '../src/taskQueue.ts';

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

describe('createTaskQueue', () => {
  it('runs a bounded number of tasks at once, urgent ones first (O78)', async () => {
    const queue = createTaskQueue({ concurrency: 2 });
    const order: string[] = [];
    let running = 0;
    let maxRunning = 0;
    const task = (name: string) => async () => {
      maxRunning = Math.max(maxRunning, ++running);
      order.push(name);
      await nextTurn();
      running--;
    };
    const all = [
      queue.run(task('1'), { priority: 'idle' }),
      queue.run(task('2'), { priority: 'idle' }),
      queue.run(task('3'), { priority: 'idle' }),
      queue.run(task('4'), { priority: 'idle' }),
      queue.run(task('5')),
      queue.run(task('6')),
    ];
    expect(queue.waiting).toBe(4);
    await Promise.all(all);
    expect(order).toEqual(['1', '2', '5', '6', '3', '4']);
    expect({ maxRunning, waiting: queue.waiting }).toEqual({ maxRunning: 2, waiting: 0 });
  });

  it('runs uploads first, and the tasks of clients in turn, regardless of their number', async () => {
    const queue = createTaskQueue({ concurrency: 1 });
    const order: string[] = [];
    const task = (name: string) => async () => {
      order.push(name);
      await nextTurn();
    };
    const hostile = Array.from({ length: 50 }, (_each, at) =>
      queue.run(task(`hostile ${at}`), { client: 'hostile' }),
    );
    const others = ['a', 'b'].map((client) => queue.run(task(client), { client }));
    const upload = queue.run(task('upload'), { priority: 'upload' });
    await Promise.all([...hostile, ...others, upload]);
    expect(order.slice(0, 5)).toEqual(['hostile 0', 'upload', 'hostile 1', 'a', 'b']);
    expect(order).toHaveLength(53);
  });

  it('limits the waiting tasks of each client, so that one does not fill the queue', async () => {
    const queue = createTaskQueue({ concurrency: 1, maxWaiting: 10, maxWaitingPerClient: 2 });
    const finish = Promise.withResolvers<undefined>();
    const task = () => finish.promise;
    const accepted = [0, 1, 2].map(() => queue.run(task, { client: 'hostile' }));
    await expect(queue.run(task, { client: 'hostile' })).rejects.toThrow(QueueFullError);
    accepted.push(queue.run(task, { client: 'other' }));
    finish.resolve(undefined);
    await Promise.all(accepted);
    await queue.run(async () => undefined, { client: 'hostile' });
    expect(queue.waiting).toBe(0);
  });

  it('rejects a task when too many wait, until one has started (O78)', async () => {
    const queue = createTaskQueue({ concurrency: 2, maxWaiting: 3 });
    const finish: (() => void)[] = [];
    const task = () => new Promise<void>((resolve) => finish.push(resolve));
    const tasks = Array.from({ length: 5 }, () => queue.run(task));
    await expect(queue.run(task)).rejects.toThrow(QueueFullError);
    await expect(queue.run(task)).rejects.toThrow(OverloadedError);
    finish.shift()?.();
    await expect.poll(() => queue.waiting).toBe(2);
    tasks.push(queue.run(task));
    for (let settled = 0; settled < 5; settled++) {
      await expect.poll(() => finish.length).toBeGreaterThan(0);
      finish.shift()?.();
    }
    await Promise.all(tasks);
    expect(queue.waiting).toBe(0);
  });

  it('continues after a failed task', async () => {
    const queue = createTaskQueue({ concurrency: 1, maxWaiting: 5 });
    const results = await Promise.allSettled([
      queue.run(() => Promise.reject(new Error('rejected'))),
      queue.run(() => {
        throw new Error('thrown');
      }),
      queue.run(async () => 'done'),
    ]);
    expect(results).toMatchObject([
      { reason: { message: 'rejected' } },
      { reason: { message: 'thrown' } },
      { value: 'done' },
    ]);
  });

  it('lets running tasks finish when it stops, and rejects all others (O84)', async () => {
    const queue = createTaskQueue({ concurrency: 1 });
    let isFinished = false;
    const first = queue.run(async () => {
      await nextTurn();
      isFinished = true;
    });
    const second = queue.run(async () => 'never');
    const stopped = queue.stop();
    await expect(second).rejects.toThrow(QueueStoppedError);
    await stopped;
    expect(isFinished).toBe(true);
    await first;
    await expect(queue.run(async () => 'never')).rejects.toThrow(QueueStoppedError);
    await queue.stop();
  });
});
