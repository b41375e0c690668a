import { useEffect } from 'react';
import { useData } from '../runtime/data/DataContext.tsx';

/**
 * Reports what the visitor opens from a search page without results. The query is read from this page only:
 * nothing is stored in the browser, and choices made elsewhere are not reported.
 * @param question the query without results; null when there is nothing to report
 */
export function useChoiceReport(question: string | null): void {
  const { apiBase } = useData().configuration;
  useEffect(
    function reportChoices() {
      if (question === null) return undefined;
      const leaving = new AbortController();
      import('./listenForChoice.ts').then(
        ({ listenForChoice }) => listenForChoice({ question, apiBase, signal: leaving.signal }),
        () => undefined,
      );
      return () => leaving.abort();
    },
    [question, apiBase],
  );
}
