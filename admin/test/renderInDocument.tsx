import type { StaffSession } from '@elvora/catalogue/model';
import { type ReactNode, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { onTestFinished, vi } from 'vitest';
import { StaffContext } from '../src/session/StaffContext.ts';

const owner: StaffSession = { userName: 'admin', role: 'owner' };

/** Renders into the document with an empty cache and the owner's session; removed after the test. */
export function renderInDocument(children: ReactNode) {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  root.render(
    <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false, dedupingInterval: 0 }}>
      <StaffContext value={owner}>{children}</StaffContext>
    </SWRConfig>,
  );
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
}

/** Renders a route at a URL; links to other routes render nothing. */
export function renderRoute(route: { path: string; element: ReactNode }, url: string) {
  const router = createMemoryRouter([route, { path: '*', element: null }], { initialEntries: [url] });
  renderInDocument(<RouterProvider router={router} />);
  return router;
}

/** Calls a hook in a component; `current` is what its latest render returned. */
export function renderHook<T>(useHook: () => T): { current: T } {
  const result: { current?: T } = {};
  function Caller() {
    const value = useHook();
    useLayoutEffect(function storeResult() {
      result.current = value;
    });
    return null;
  }
  renderInDocument(<Caller />);
  return {
    get current() {
      if (!('current' in result)) throw new Error('The hook has not been rendered yet: wait for it first.');
      return result.current as T;
    },
  };
}

/** Repeats a check until it passes, for as long as a busy machine may need. */
export const eventually = <T,>(check: () => T) => vi.waitFor(check, { timeout: 15_000 });
