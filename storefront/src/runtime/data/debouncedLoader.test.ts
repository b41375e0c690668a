import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDebouncedLoader } from './debouncedLoader.ts';

interface Request {
  text: string;
  signal: AbortSignal;
  resolve: (result: string) => void;
  reject: (error: Error) => void;
}

function setUp() {
  const requests: Request[] = [];
  const onChange = vi.fn();
  const load = (text: string, signal: AbortSignal) =>
    new Promise<string>((resolve, reject) => requests.push({ text, signal, resolve, reject }));
  return { loader: createDebouncedLoader({ load, onChange }), requests, onChange };
}

describe('createDebouncedLoader', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('sends one request for continuous typing', async () => {
    const { loader, requests, onChange } = setUp();
    for (const text of ['M2', 'M20', 'M20 g']) loader.request(text);
    await vi.runAllTimersAsync();
    expect(requests.map(({ text }) => text)).toEqual(['M20 g']);
    requests[0]?.resolve('gland');
    await vi.runAllTimersAsync();
    expect(onChange.mock.calls).toEqual([[{ text: 'M20 g', result: 'gland' }]]);
    loader.request('M20 g');
    await vi.runAllTimersAsync();
    expect(requests).toHaveLength(1);
  });

  it('aborts the previous request, and drops its response', async () => {
    const { loader, requests, onChange } = setUp();
    loader.request('M20');
    await vi.runAllTimersAsync();
    loader.request('M25');
    expect(requests[0]?.signal.aborted).toBe(true);
    await vi.runAllTimersAsync();
    requests[1]?.resolve('new');
    requests[0]?.resolve('old');
    await vi.runAllTimersAsync();
    expect(onChange.mock.calls).toEqual([[{ text: 'M25', result: 'new' }]]);
  });

  it('removes the result, and drops the pending request', async () => {
    const { loader, requests, onChange } = setUp();
    loader.request('M20');
    loader.request(null);
    await vi.runAllTimersAsync();
    expect(onChange.mock.calls).toEqual([[null]]);
    expect(requests).toEqual([]);
  });

  it('shows nothing after a failure, and retries for the same text and the next', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { loader, requests, onChange } = setUp();
    loader.request('M20');
    await vi.runAllTimersAsync();
    requests[0]?.reject(new Error('offline'));
    await vi.runAllTimersAsync();
    expect(onChange.mock.calls).toEqual([[null]]);
    expect(warn).toHaveBeenCalledOnce();
    for (const text of ['M20', 'M25']) {
      loader.request(text);
      await vi.runAllTimersAsync();
    }
    expect(requests.map(({ text }) => text)).toEqual(['M20', 'M20', 'M25']);
  });

  it('ignores responses after the page was left', async () => {
    const { loader, requests, onChange } = setUp();
    loader.request('M20');
    await vi.runAllTimersAsync();
    loader.stop();
    requests[0]?.reject(new Error('aborted'));
    await vi.runAllTimersAsync();
    expect(onChange).not.toHaveBeenCalled();
  });
});
