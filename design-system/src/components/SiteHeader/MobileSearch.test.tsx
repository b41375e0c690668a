// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MobileSearch } from './MobileSearch.tsx';
import { siteHeaderLabels } from './siteHeaderTypes.ts';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => vi.unstubAllGlobals());

it('opens from its link, and returns the focus to it', async () => {
  let focused: Element | null = null;
  HTMLDialogElement.prototype.showModal = () => {
    focused = document.activeElement;
  };
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(<MobileSearch action="/search" currentPath="/" labels={siteHeaderLabels} />),
  );
  const link = document.querySelector('a');
  // Without moving the focus, as some browsers do on a tap.
  await act(async () => link?.click());
  expect(focused).toBe(link);
  await act(async () => root.unmount());
});
