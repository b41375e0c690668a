import { resources } from '@elvora/catalogue/contract';
import type { Product } from '@elvora/catalogue/model';
import { useEffect, useState } from 'react';
import { client } from '../data/api.ts';
import { texts } from '../texts.ts';
import { typingPauseMs } from '../typingPause.ts';
import { mostProducts } from './findings.ts';

/** Products that fit some words by name, keyword or ordering code; those found before stay until others are. */
export function useFoundProducts(query: string): readonly Product[] {
  const [found, setFound] = useState<readonly Product[]>([]);
  const words = query.trim();
  useEffect(
    function lookAfterPause() {
      if (words === '') return;
      let isCurrent = true;
      const look = async () => {
        try {
          const { items } = await client.get(
            resources.products({ query: words, limit: mostProducts, scope: 'all' }),
          );
          if (isCurrent) setFound(items);
        } catch (error) {
          console.warn(texts.finder.failed, error);
          if (isCurrent) setFound([]);
        }
      };
      const timer = setTimeout(() => void look(), typingPauseMs);
      return () => {
        isCurrent = false;
        clearTimeout(timer);
      };
    },
    [words],
  );
  return found;
}
