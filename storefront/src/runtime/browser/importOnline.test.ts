import { afterEach, expect, it, vi } from 'vitest';
import { importOnline } from './importOnline.ts';

afterEach(() => vi.unstubAllGlobals());

it('rejects without importing while offline, and imports once online again (O93)', async () => {
  const load = vi.fn(() => Promise.resolve('module'));
  vi.stubGlobal('navigator', { onLine: false });
  await expect(importOnline(load)).rejects.toThrow('No connection');
  expect(load).not.toHaveBeenCalled();
  vi.stubGlobal('navigator', { onLine: true });
  await expect(importOnline(load)).resolves.toBe('module');
});

it('imports if the browser does not report whether it is online', async () => {
  vi.stubGlobal('navigator', {});
  await expect(importOnline(() => Promise.resolve('module'))).resolves.toBe('module');
});

it('retries a failed import under a new address, for which the browser has no cached failure (O93)', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  /** An import that the browser has cached as failed, in the form that the build writes. */
  const failed = (text: string) =>
    Object.assign(() => Promise.reject(new Error('Failed to fetch')), { toString: () => text });
  for (const text of [
    '()=>import(`./importOnline.ts`)',
    '()=>T(()=>import(`./importOnline.ts`),__vite__mapDeps([1,2]))',
  ]) {
    const module = await importOnline(failed(text));
    expect(module).toHaveProperty('importOnline');
    expect(module).not.toHaveProperty('importOnline', importOnline);
  }
  // Modules that share a chunk are exports of it.
  for (const text of [
    '()=>import(`./importOnline.ts`).then(e=>e.importOnline)',
    '()=>T(()=>import(`./importOnline.ts`).then(e=>e.importOnline),__vite__mapDeps([1]))',
  ]) {
    const part = await importOnline(failed(text));
    expect(part).toBeInstanceOf(Function);
    expect(part).not.toBe(importOnline);
  }
  // Other functions.
  for (const text of [
    '()=>import(`./importOnline.ts`).then(e=>f.n)',
    '()=>import(`./importOnline.ts`).then(({Header:e})=>e)',
    '()=>enableStylesheet(e)',
    '()=>import(e)',
  ])
    await expect(importOnline(failed(text))).rejects.toThrow('Failed to fetch');
});
