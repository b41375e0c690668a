import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Number of rows rendered initially: 2,000 lines with their fields take seconds on a phone. */
const maxRows = 200;

/** The first rows of a long list; all rows on request and in print. */
export function useShownRows<Row>(rows: readonly Row[]) {
  const [isAll, setAll] = useState(false);
  useEffect(function showAllInPrint() {
    const onPrint = () => flushSync(() => setAll(true));
    window.addEventListener('beforeprint', onPrint);
    return () => window.removeEventListener('beforeprint', onPrint);
  }, []);
  return { shown: isAll ? rows : rows.slice(0, maxRows), showAll: () => setAll(true) };
}
