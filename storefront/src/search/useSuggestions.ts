import type { SearchSuggestion } from '@elvora/design-system/SearchField';
import { useEffect, useRef, useState } from 'react';
import { useData } from '../data/DataContext.tsx';
import { resourceRef } from '../data/resourceRef.ts';
import { paths } from '../paths.ts';

/** How long nobody has typed before it is worth asking. */
const debounceMs = 150;
const maxSuggestions = 6;
const minQueryLength = 2;

/** What to suggest while somebody types in the search field: the first products found. */
export function useSuggestions() {
  const { fetchData } = useData();
  const [suggestions, setSuggestions] = useState<readonly SearchSuggestion[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lastAsked = useRef('');

  useEffect(function stopInTheEnd() {
    return () => clearTimeout(timer.current);
  }, []);

  const ask = async (text: string) => {
    try {
      const { items } = await fetchData(resourceRef('searchProducts', text, { limit: maxSuggestions }));
      // Somebody who typed on wants what fits now.
      if (lastAsked.current !== text) return;
      setSuggestions(
        items.map(({ id, name, category }) => ({ label: name, href: paths.product(id), detail: category })),
      );
    } catch (error) {
      console.warn('Suggestions could not be loaded.', error);
      if (lastAsked.current === text) setSuggestions([]);
    }
  };

  const onSearchInput = (typed: string) => {
    const text = typed.trim();
    clearTimeout(timer.current);
    lastAsked.current = text;
    if (text.length < minQueryLength) setSuggestions([]);
    else timer.current = setTimeout(() => void ask(text), debounceMs);
  };

  return { suggestions, onSearchInput };
}
