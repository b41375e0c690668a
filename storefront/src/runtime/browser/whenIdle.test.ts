// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { canPrefetch, whenIdle } from './whenIdle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('prefetches nothing with Save-Data or on a very slow connection', () => {
  expect(canPrefetch()).toBe(true);
  expect(canPrefetch({ saveData: false, effectiveType: '3g' })).toBe(true);
  expect(canPrefetch({ saveData: true, effectiveType: '4g' })).toBe(false);
  expect(canPrefetch({ effectiveType: 'slow-2g' })).toBe(false);
});

/** Resolves when the network is idle, with the given number of responses after each second. */
function waitForIdle(...responses: number[]) {
  let at = 0;
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(
    () =>
      Array.from({ length: responses[Math.floor(at++ / 2)] ?? responses.at(-1) ?? 0 }) as PerformanceEntry[],
  );
  const onIdle = vi.fn();
  void whenIdle().then(onIdle);
  return onIdle;
}

it('resolves after a second in which no response has ended', async () => {
  const onIdle = waitForIdle(2, 5, 5);
  await vi.advanceTimersByTimeAsync(1000);
  expect(onIdle).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(4000);
  expect(onIdle).toHaveBeenCalledOnce();
});

it('never resolves with Save-Data', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  const onIdle = waitForIdle(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(onIdle).not.toHaveBeenCalled();
});
