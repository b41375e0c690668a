import { describe, expect, it } from 'vitest';
import { createConcurrencyLimit, OverloadedError } from '../src/concurrencyLimit.ts';

describe('the gate', () => {
  it('runs two at a time, lets some wait and refuses the rest (O78)', async () => {
    const through = createConcurrencyLimit({ atOnce: 2, waiting: 3 });
    const finish: (() => void)[] = [];
    let running = 0;
    let most = 0;
    const task = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((resolve) => finish.push(resolve));
      running -= 1;
    };
    const tasks = Array.from({ length: 5 }, () => through(task));
    await expect(through(task)).rejects.toThrow(OverloadedError);
    for (let done = 0; done < 5; done++) {
      await Promise.resolve();
      while (finish.length <= done) await new Promise((resolve) => setImmediate(resolve));
      finish[done]?.();
    }
    await Promise.all(tasks);
    expect({ most, running }).toEqual({ most: 2, running: 0 });
  });

  it('goes on after a task that fails', async () => {
    const through = createConcurrencyLimit({ atOnce: 1, waiting: 5 });
    const results = await Promise.allSettled([
      through(async () => {
        throw new Error('no');
      }),
      through(async () => 'yes'),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  });
});
