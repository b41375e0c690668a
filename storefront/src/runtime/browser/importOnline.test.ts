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

it('tries a failed import again under a new address, which the browser has no failure of (O93)', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  const failed = (text: string) =>
    Object.assign(() => Promise.reject(new Error('Failed to fetch')), { toString: () => text });
  const importAt = vi.fn((_path: string) => Promise.resolve('module'));
  await expect(importOnline(failed('()=>import(`./PasteList-1.js`)'), importAt)).resolves.toBe('module');
  expect(importAt.mock.lastCall?.[0]).toMatch(/^\.\/PasteList-1\.js\?\d+$/);
  await importOnline(failed('()=>T(()=>import(`./PasteList-1.js`),__vite__mapDeps([1,2]))'), importAt);
  expect(importAt.mock.lastCall?.[0]).toContain('./PasteList-1.js?');
  // Imports of which only a part is taken, and other functions.
  for (const text of [
    '()=>import(`./table-1.js`).then(e=>e.n)',
    '()=>enableStylesheet(e)',
    '()=>import(e)',
  ]) {
    await expect(importOnline(failed(text), importAt)).rejects.toThrow('Failed to fetch');
  }
  expect(importAt).toHaveBeenCalledTimes(2);
});
