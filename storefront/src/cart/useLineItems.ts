import type { CatalogueItem } from '@elvora/catalogue/model';
import { useEffect, useRef, useState } from 'react';
import { useApiClient } from '../runtime/data/DataContext.tsx';
import type { QuoteList } from '../quoteList/quoteList.ts';
import { resolveLines } from './resolveLines.ts';

const noItems: ReadonlyMap<string, CatalogueItem | null> = new Map();

/** Splits the lines not looked up yet into those whose item is already known and those to fetch. */
export function newLines(
  lines: QuoteList,
  asked: ReadonlySet<string>,
  known: ReadonlyMap<string, CatalogueItem>,
) {
  const added = lines.filter(({ name, productId }) => productId !== null && !asked.has(name));
  const answered = added.flatMap(({ name }) => {
    const item = known.get(name);
    return item ? [[name, item] as const] : [];
  });
  return { answered, toLookUp: added.filter(({ name }) => !known.has(name)) };
}

/**
 * Looks up the catalogue items of the lines, all new ones in one request: their details, and whether they
 * still exist. Items of lines from an opened list are already known.
 */
export function useLineItems(
  lines: QuoteList,
  known: ReadonlyMap<string, CatalogueItem>,
): ReadonlyMap<string, CatalogueItem | null> {
  const loadApiClient = useApiClient();
  const [items, setItems] = useState(noItems);
  const asked = useRef(new Set<string>());
  useEffect(
    function lookUpNewLines() {
      const { answered, toLookUp: added } = newLines(lines, asked.current, known);
      for (const [name] of answered) asked.current.add(name);
      if (answered.length > 0) setItems((before) => new Map([...before, ...answered]));
      if (added.length === 0) return;
      for (const { name } of added) asked.current.add(name);
      const queries = added.map(({ code = '', productId }) => ({ text: code, productId: productId ?? 0 }));
      resolveLines(loadApiClient, queries).then(
        (resolved) =>
          setItems(
            (before) =>
              new Map([
                ...before,
                ...added.map(({ name }, at) => [name, resolved[at]?.items[0] ?? null] as const),
              ]),
          ),
        (error: unknown) => {
          // The list works without the details; the next change retries.
          console.warn('The lines of the list could not be looked up.', error);
          for (const { name } of added) asked.current.delete(name);
        },
      );
    },
    [known, lines, loadApiClient],
  );
  return items;
}
