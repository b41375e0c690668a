import { useEffect } from 'react';
import { useLazyComponent } from '../../hooks/index.ts';

const importWindowedRows = () => import('./WindowedRows.tsx').then(({ WindowedRows }) => WindowedRows);

/** Loads windowing with the first table that needs it, and returns it while the table does. */
export function useWindowedRows(isNeeded: boolean) {
  const [WindowedRows, load] = useLazyComponent(importWindowedRows);
  useEffect(
    function loadWindow() {
      if (isNeeded) load();
    },
    [isNeeded, load],
  );
  return isNeeded ? WindowedRows : null;
}
