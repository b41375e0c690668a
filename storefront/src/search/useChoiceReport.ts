import { useEffect } from 'react';
import { useData } from '../runtime/data/DataContext.tsx';

/**
 * Reports what is chosen on the page of a question without result. The question comes from this page alone: nothing is kept
 * in the browser, and what is chosen elsewhere is not known. @param question null where there is nothing to report
 */
export function useChoiceReport(question: string | null): void {
  const { apiBase } = useData().configuration;
  useEffect(
    function reportChoices() {
      if (question === null) return undefined;
      const leaving = new AbortController();
      import('./reportChoice.ts').then(
        ({ listenForChoice }) => listenForChoice({ question, apiBase, signal: leaving.signal }),
        () => undefined,
      );
      return () => leaving.abort();
    },
    [question, apiBase],
  );
}
