import type { Product } from '@elvora/catalogue/model';
import { dayInTimeZone, pickForDay, readStoredPick } from '@elvora/catalogue/operations';
import { useEffect, useState } from 'react';
import { timeZone } from '../content/company.json';
import { useConfiguration } from '../runtime/data/DataContext.tsx';
import { readLocalStorage, writeLocalStorage } from '../runtime/browser/localStorage.ts';

const storageKey = 'elvora.best-sellers';

/**
 * The best sellers of the day (S-113…S-116). The server renders the pick of its day; the browser stores it by day and list,
 * and picks again when the tab becomes visible on another day (D-28).
 */
export function useDailyPick(products: readonly Product[]): Product[] {
  const { today } = useConfiguration();
  const [day, setDay] = useState(today);
  const ids = products.map(({ id }) => id);
  const list = ids.join(',');
  const pick = pickForDay(ids, day);

  useEffect(function updateDay() {
    const onVisibilityChange = () => {
      if (document.visibilityState === 'visible') setDay(dayInTimeZone(timeZone, new Date()));
    };
    onVisibilityChange();
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => document.removeEventListener('visibilitychange', onVisibilityChange);
  }, []);
  useEffect(
    function storePick() {
      const listedIds = list === '' ? [] : list.split(',').map(Number);
      if (!readStoredPick(readLocalStorage(storageKey), listedIds, day))
        writeLocalStorage(storageKey, JSON.stringify(pickForDay(listedIds, day)));
    },
    [list, day],
  );
  return pick.ids.flatMap((id) => products.find((product) => product.id === id) ?? []);
}
