import type { Product } from '@elvora/catalogue/model';
import { dayInTimeZone, pickForDay, readStoredPick } from '@elvora/catalogue/operations';
import { useEffect, useState } from 'react';
import { timeZone } from '../content/company.json';
import { useConfiguration } from '../data/DataContext.tsx';
import { readLocalStorage, writeLocalStorage } from '../storage.ts';

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
  const pick = pickForDay(ids, day);

  useEffect(function followTheDay() {
    const look = () => {
      if (document.visibilityState === 'visible') setDay(dayInTimeZone(timeZone, new Date()));
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  useEffect(
    function keepPick() {
      const known = list === '' ? [] : list.split(',').map(Number);
      if (!readStoredPick(readLocalStorage(storageKey), known, day))
        writeLocalStorage(storageKey, JSON.stringify(pickForDay(known, day)));
    },
    [list, day],
  );
  return pick.ids.flatMap((id) => products.find((product) => product.id === id) ?? []);
}
