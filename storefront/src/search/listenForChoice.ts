import { searchChoicePath } from '@elvora/catalogue/contract';
import { readChoice } from './choiceLink.ts';

interface ChoiceListener {
  question: string;
  apiBase: string;
  signal: AbortSignal;
}

/** Reports the first product or size that is followed from the page. */
export function listenForChoice({ question, apiBase, signal }: ChoiceListener): void {
  if (signal.aborted) return;
  let hasReported = false;
  const report = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('main a[href]') : null;
    const choice = link && readChoice(link.href);
    if (!choice || hasReported) return;
    hasReported = true;
    // Best effort: the statistics may miss a choice, and the navigation must not wait for it.
    navigator.sendBeacon(
      apiBase + searchChoicePath,
      new Blob([JSON.stringify({ question, ...choice })], { type: 'application/json' }),
    );
  };
  document.addEventListener('click', report, { capture: true, signal });
}
