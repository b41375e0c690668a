import '@elvora/design-system/global';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

export interface BenchPage {
  /** Renders the measured component synchronously. */
  open: () => void;
  /** Action of the page's button, for measurements that need one. */
  insertColumn?: () => void;
}

declare global {
  interface Window {
    bench: BenchPage;
  }
}

/** A page that renders its content on the bench's request. */
export function defineBenchPage(content: () => ReactNode, others: Omit<BenchPage, 'open'> = {}) {
  const element = document.createElement('main');
  document.body.append(element);
  const root = createRoot(element);
  window.bench = { ...others, open: () => flushSync(() => root.render(content())) };
}
