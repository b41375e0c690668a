import type { ResolvedQuoteLine } from '@elvora/catalogue/model';
import type { PastedLine } from '@elvora/catalogue/operations';
import { useEffect, useState } from 'react';
import { useApiClient } from '../runtime/data/DataContext.tsx';
import { unknownTexts } from './pastePreviewOps.ts';
import { resolveLines } from './resolveLines.ts';

/** Debounce of typing before the lines are looked up, in milliseconds. */
const typingMs = 200;

/** Looks up the texts of the lines, each once, when typing pauses. */
export function useResolvedTexts(lines: readonly PastedLine[]) {
  const loadApiClient = useApiClient();
  const [resolved, setResolved] = useState<ReadonlyMap<string, ResolvedQuoteLine>>(new Map());
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  const [isRetrying, setRetrying] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(
    function lookUpTexts() {
      const texts = unknownTexts(lines, resolved);
      if (texts.length === 0) return undefined;
      let isOutdated = false;
      const store = (answers: readonly ResolvedQuoteLine[]) => {
        setRetrying(false);
        const entries = texts.map((text, at) => [text, answers[at] ?? none] as const);
        setResolved((known) => new Map([...known, ...entries]));
      };
      const fail = (error: unknown) => {
        console.warn('The lines could not be looked up.', error);
        if (isOutdated) return;
        setRetrying(false);
        setFailed(new Set(texts));
      };
      const timer = setTimeout(() => {
        const queries = texts.map((text) => ({ text, productId: 0 }));
        resolveLines(loadApiClient, queries).then(store, fail);
      }, typingMs);
      return () => {
        isOutdated = true;
        clearTimeout(timer);
      };
    },
    [attempt, lines, resolved, loadApiClient],
  );
  const retry = () => {
    setRetrying(true);
    setAttempt((count) => count + 1);
  };
  return { resolved, failed, isRetrying, retry };
}

const none: ResolvedQuoteLine = { isExact: false, items: [] };
