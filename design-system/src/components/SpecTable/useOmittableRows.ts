import { useEffect, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

/** Whether a very long table may omit rows: not in the server's HTML, and not in print. */
export function useOmittableRows(isHuge: boolean): boolean {
  /** The server renders all rows; windowing starts on hydration. */
  const isHydrated = useSyncExternalStore(neverChanges, isTrue, isFalse);
  const [isPrinting, setPrinting] = useState(false);

  useEffect(
    function renderEveryRowForPrint() {
      if (!isHuge) return;
      const begin = () => flushSync(() => setPrinting(true));
      const end = () => setPrinting(false);
      window.addEventListener('beforeprint', begin);
      window.addEventListener('afterprint', end);
      return () => {
        window.removeEventListener('beforeprint', begin);
        window.removeEventListener('afterprint', end);
      };
    },
    [isHuge],
  );

  return isHuge && isHydrated && !isPrinting;
}

const neverChanges = () => () => undefined;
const isTrue = () => true;
const isFalse = () => false;
