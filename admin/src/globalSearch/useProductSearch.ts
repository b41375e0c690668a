import { resources } from '@elvora/catalogue/contract';
import type { Product } from '@elvora/catalogue/model';
import { useEffect, useState } from 'react';
import { client } from '../data/apiClient.ts';
import { texts } from '../texts.ts';
import { searchDebounceMs } from '../searchDebounce.ts';
import { maxProductResults } from './globalSearchResults.ts';

/** Products that fit some words by name, keyword or ordering code; those found before stay until others are. */
export function useProductSearch(query: string): readonly Product[] {
  const [found, setFound] = useState<readonly Product[]>([]);
  const words = query.trim();
  useEffect(
    function lookAfterPause() {
      if (words === '') return;
      let isCurrent = true;
      const look = async () => {
        try {
          const { items } = await client.get(
            resources.products({ query: words, limit: maxProductResults, scope: 'all' }),
          );
          if (isCurrent) setFound(items);
        } catch (error) {
          console.warn(texts.finder.failed, error);
          if (isCurrent) setFound([]);
        }
      };
      const timer = setTimeout(() => void look(), searchDebounceMs);
      return () => {
        isCurrent = false;
        clearTimeout(timer);
      };
    },
    [words],
  );
  return found;
}
