import type { Product } from '@elvora/catalogue/model';
import { dayIn, pickOfDay, readKeptPick } from '@elvora/catalogue/operations';
import { useEffect, useState } from 'react';
import { timeZone } from '../content/company.json';
import { useConfiguration } from '../data/DataContext.tsx';
import { readStored, store } from '../storage.ts';

const storageKey = 'elvora.best-sellers';

/**
 * The best sellers of the day (S-113…S-116): the server draws the pick of its day, the browser keeps it under the day and
 * the list, and looks again when the tab comes back on another day (D-28).
 */
export function useDailyPick(products: readonly Product[]): Product[] {
  const { today } = useConfiguration();
  const [day, setDay] = useState(today);
  const ids = products.map(({ id }) => id);
  const list = ids.join(',');
  const pick = pickOfDay(ids, day);

  useEffect(function followTheDay() {
    const look = () => {
      if (document.visibilityState === 'visible') setDay(dayIn(timeZone, new Date()));
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  useEffect(
    function keepPick() {
      const known = list === '' ? [] : list.split(',').map(Number);
      if (!readKeptPick(readStored(storageKey), known, day))
        store(storageKey, JSON.stringify(pickOfDay(known, day)));
    },
    [list, day],
  );
  return pick.ids.flatMap((id) => products.find((product) => product.id === id) ?? []);
}
