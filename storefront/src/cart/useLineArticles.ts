import type { QuoteArticle } from '@elvora/catalogue/model';
import { useEffect, useRef, useState } from 'react';
import { useApiClient } from '../runtime/data/DataContext.tsx';
import type { QuoteCart } from '../quoteCart/quoteCart.ts';
import { resolveLines } from './resolveLines.ts';

const noArticles: ReadonlyMap<string, QuoteArticle | null> = new Map();

/** Looks up what the lines order, all new ones at once: their details, and whether they are still in the catalogue. */
export function useLineArticles(lines: QuoteCart): ReadonlyMap<string, QuoteArticle | null> {
  const loadApiClient = useApiClient();
  const [articles, setArticles] = useState(noArticles);
  const asked = useRef(new Set<string>());
  useEffect(
    function lookUpNewLines() {
      const added = lines.filter(({ name, productId }) => productId !== null && !asked.current.has(name));
      if (added.length === 0) return;
      for (const { name } of added) asked.current.add(name);
      const queries = added.map(({ code = '', productId }) => ({ text: code, productId: productId ?? 0 }));
      resolveLines(loadApiClient, queries).then(
        (resolved) =>
          setArticles(
            (known) =>
              new Map([
                ...known,
                ...added.map(({ name }, at) => [name, resolved[at]?.articles[0] ?? null] as const),
              ]),
          ),
        (error: unknown) => {
          // The list works without: the details are missing, and the next change asks again.
          console.warn('The lines of the list could not be looked up.', error);
          for (const { name } of added) asked.current.delete(name);
        },
      );
    },
    [lines, loadApiClient],
  );
  return articles;
}
