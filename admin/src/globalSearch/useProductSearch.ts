import { resources } from '@elvora/catalogue/contract';
import type { Product } from '@elvora/catalogue/model';
import { useEffect, useState } from 'react';
import { client } from '../data/apiClient.ts';
import { texts } from '../texts.ts';
import { searchDebounceMs } from '../searchDebounce.ts';
import { maxProductResults } from './globalSearchResults.ts';

/** Returns the products that match a query by name, keyword or ordering code; keeps the last results while searching. */
export function useProductSearch(query: string): readonly Product[] {
  const [results, setResults] = useState<readonly Product[]>([]);
  const trimmedQuery = query.trim();
  useEffect(
    function searchAfterPause() {
      if (trimmedQuery === '') return;
      let isCurrent = true;
      const search = async () => {
        try {
          const { items } = await client.get(
            resources.products({ query: trimmedQuery, limit: maxProductResults, scope: 'all' }),
          );
          if (isCurrent) setResults(items);
        } catch (error) {
          console.warn(texts.globalSearch.failed, error);
          if (isCurrent) setResults([]);
        }
      };
      const timer = setTimeout(() => void search(), searchDebounceMs);
      return () => {
        isCurrent = false;
        clearTimeout(timer);
      };
    },
    [trimmedQuery],
  );
  return results;
}
