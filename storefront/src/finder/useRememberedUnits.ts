import { type FinderQuery, finderSearch } from '@elvora/catalogue/contract';
import { useEffect, useRef } from 'react';
import { useReplaceAddress } from '../runtime/navigation/useReplaceAddress.ts';
import { withSearch } from './finderAddress.ts';
import { readUnits, storeUnits, unitStep } from './rememberedUnits.ts';

/**
 * Stores the units that a visitor chooses, for the entire site. The server renders the units of the address;
 * stored ones apply once the page is interactive.
 */
export function useRememberedUnits(query: FinderQuery): void {
  const replaceAddress = useReplaceAddress();
  // The category comes from the path.
  const queryKey = `${query.category ?? ''} ${finderSearch({ ...query, units: [] })}`;
  const before = useRef<{ queryKey: string; query: FinderQuery } | null>(null);
  useEffect(
    function rememberUnits() {
      // A new query starts with the stored units.
      const last = before.current?.queryKey === queryKey ? before.current.query : null;
      before.current = { queryKey, query };
      const step = unitStep(query, last, readUnits());
      if (step.kind === 'store') storeUnits(query.units);
      if (step.kind === 'show')
        replaceAddress(withSearch(window.location.pathname, finderSearch({ ...query, units: step.units })));
    },
    [replaceAddress, query, queryKey],
  );
}
