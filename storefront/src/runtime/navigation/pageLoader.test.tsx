// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { Link, MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { ErrorBoundary } from '../errors/ErrorBoundary.tsx';
import { noResources } from './page.ts';
import { createPageLoader, PageLoadError } from './pageLoader.ts';
import { RouteOutlet } from './RouteOutlet.tsx';
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

it('rejects with a PageLoadError, and retries the next time (O99)', async () => {
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

it('shows the failure of a page that is rendered while it loads, and requests it once (O99)', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(console, 'error').mockReturnValue();
  const { load, loader } = createLoader();
  load.mockImplementation(() => Promise.reject(new TypeError('gone')));
  const Home = () => <Link to="/a">Home</Link>;
  const container = document.createElement('div');
  const root = createRoot(container);
  await act(() =>
    root.render(
      <MemoryRouter>
        <ErrorBoundary fallback={({ name }) => name} resetKey="">
          <RouteOutlet Page={Home} pageLoader={loader} />
        </ErrorBoundary>
      </MemoryRouter>,
    ),
  );
  expect(container.textContent).toBe('Home');
  await act(() => container.querySelector('a')?.click());
  expect(container.textContent).toBe('PageLoadError');
  expect(load).toHaveBeenCalledOnce();
  await act(() => root.unmount());
});
