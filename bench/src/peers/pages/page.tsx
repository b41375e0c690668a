import '@elvora/design-system/global';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

export interface BenchPage {
  /** Draws what is measured, at once. */
  open: () => void;
  /** What a button of the page does, where a measure needs one. */
  insertColumn?: () => void;
}

declare global {
  interface Window {
    bench: BenchPage;
  }
}

/** A page whose content appears when the bench asks for it. */
export function defineBenchPage(content: () => ReactNode, others: Omit<BenchPage, 'open'> = {}) {
  const element = document.createElement('main');
  document.body.append(element);
  const root = createRoot(element);
  window.bench = { ...others, open: () => flushSync(() => root.render(content())) };
}
