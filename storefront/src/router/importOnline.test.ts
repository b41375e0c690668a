import { afterEach, expect, it, vi } from 'vitest';
import { importOnline } from './importOnline.ts';

afterEach(() => vi.unstubAllGlobals());

it('asks for nothing without a connection, and again when it is back (O93)', async () => {
  const load = vi.fn(() => Promise.resolve('module'));
  vi.stubGlobal('navigator', { onLine: false });
  await expect(importOnline(load)).rejects.toThrow('There is no connection.');
  expect(load).not.toHaveBeenCalled();
  vi.stubGlobal('navigator', { onLine: true });
  await expect(importOnline(load)).resolves.toBe('module');
});

it('loads where nobody knows of a connection', async () => {
  vi.stubGlobal('navigator', {});
  await expect(importOnline(() => Promise.resolve('module'))).resolves.toBe('module');
});
