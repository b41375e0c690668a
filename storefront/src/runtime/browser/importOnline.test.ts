import { afterEach, expect, it, vi } from 'vitest';
import { importOnline } from './importOnline.ts';

afterEach(() => vi.unstubAllGlobals());

it('rejects without importing while offline, and imports once online again (O93)', async () => {
  const load = vi.fn(() => Promise.resolve('module'));
  vi.stubGlobal('navigator', { onLine: false });
  await expect(importOnline(load)).rejects.toThrow('There is no connection.');
  expect(load).not.toHaveBeenCalled();
  vi.stubGlobal('navigator', { onLine: true });
  await expect(importOnline(load)).resolves.toBe('module');
});

it('imports where the browser does not report whether it is online', async () => {
  vi.stubGlobal('navigator', {});
  await expect(importOnline(() => Promise.resolve('module'))).resolves.toBe('module');
});
