import type { SearchSuggestion } from '@elvora/design-system/SearchField';
import { useEffect, useRef, useState } from 'react';
import { useData } from '../runtime/data/DataContext.tsx';
import { resourceRef } from '../runtime/data/resourceRef.ts';
import { paths } from '../site/paths.ts';

/** Search debounce in milliseconds. */
const debounceMs = 150;
const maxSuggestions = 6;
const minQueryLength = 2;

/** Suggestions of the search field: the first products that match. */
export function useSuggestions() {
  const { fetchData } = useData();
  const [suggestions, setSuggestions] = useState<readonly SearchSuggestion[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lastQuery = useRef('');

  useEffect(function clearTimerOnUnmount() {
    return () => clearTimeout(timer.current);
  }, []);

  const fetchSuggestions = async (text: string) => {
    try {
      const { items } = await fetchData(resourceRef('searchProducts', text, { limit: maxSuggestions }));
      // The text has changed meanwhile.
      if (lastQuery.current !== text) return;
      setSuggestions(
        items.map(({ id, name, category }) => ({ label: name, href: paths.product(id), detail: category })),
      );
    } catch (error) {
      console.warn('Suggestions could not be loaded.', error);
      if (lastQuery.current === text) setSuggestions([]);
    }
  };

  const onSearchInput = (typed: string) => {
    const text = typed.trim();
    clearTimeout(timer.current);
    lastQuery.current = text;
    if (text.length < minQueryLength) setSuggestions([]);
    else timer.current = setTimeout(() => void fetchSuggestions(text), debounceMs);
  };

  return { suggestions, onSearchInput };
}
