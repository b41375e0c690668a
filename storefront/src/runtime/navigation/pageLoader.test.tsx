import { afterEach, expect, it, vi } from 'vitest';
import { noResources } from './page.ts';
import { createPageLoader, PageLoadError } from './pageLoader.ts';
import { createRouteTable } from './routeTable.ts';

const module = { Route: () => null };

function createLoader() {
  const load = vi.fn(async () => module);
  const routeTable = createRouteTable(
    [{ path: '*', module: 'src/Route.tsx', load, resources: noResources, sitemap: null }],
    [],
  );
  return { load, loader: createPageLoader(async () => ({ routeTable })) };
}

afterEach(() => vi.unstubAllGlobals());

it('loads the module of a path once', async () => {
  const { load, loader } = createLoader();
  expect(loader.loaded('/a')).toBeUndefined();
  expect(await Promise.all([loader.load('/a'), loader.load('/a')])).toEqual([module, module]);
  expect(loader.loaded('/a')).toBe(module);
  expect(load).toHaveBeenCalledOnce();
});

it('rejects with a PageLoadError, and tries again the next time (O99)', async () => {
  const { load, loader } = createLoader();
  load.mockRejectedValueOnce(new TypeError('no network'));
  await expect(loader.load('/a')).rejects.toThrow(PageLoadError);
  await expect(loader.load('/a')).resolves.toBe(module);
});

it('imports nothing without a connection (O93)', async () => {
  const { load, loader } = createLoader();
  vi.stubGlobal('navigator', { onLine: false });
  await expect(loader.load('/a')).rejects.toThrow(PageLoadError);
  expect(load).not.toHaveBeenCalled();
});
