import { describe, expect, it } from 'vitest';
import { createJobQueue, QueueStoppedError } from '../../src/media/jobQueue.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('the queue of pictures', () => {
  it('does so many at once, urgent ones first (O78)', async () => {
    const queue = createJobQueue(2);
    const order: string[] = [];
    let running = 0;
    let most = 0;
    const job = (name: string) => async () => {
      most = Math.max(most, ++running);
      order.push(name);
      await turn();
      running--;
    };
    const all = [
      queue.run(job('1'), 'idle'),
      queue.run(job('2'), 'idle'),
      queue.run(job('3'), 'idle'),
      queue.run(job('4')),
    ];
    expect(queue.waiting).toBe(2);
    await Promise.all(all);
    expect(order).toEqual(['1', '2', '4', '3']);
    expect({ most, waiting: queue.waiting }).toEqual({ most: 2, waiting: 0 });
  });

  it('goes on after a job that fails', async () => {
    const queue = createJobQueue(1);
    await expect(queue.run(async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await queue.run(async () => 'yes')).toBe('yes');
  });

  it('lets what is under way end when it stops, and refuses the rest (O84)', async () => {
    const queue = createJobQueue(1);
    let isDone = false;
    const first = queue.run(async () => {
      await turn();
      isDone = true;
    });
    const second = queue.run(async () => 'never');
    const stopped = queue.stop();
    await expect(second).rejects.toThrow(QueueStoppedError);
    await stopped;
    expect(isDone).toBe(true);
    await first;
    await expect(queue.run(async () => 'never')).rejects.toThrow(QueueStoppedError);
  });
});
