import { type MouseEvent, useState } from 'react';
import { useCloseOnBack, useLazyComponent } from '../../hooks/index.ts';
import { breakpoints } from '../../theme/index.ts';
import { isControl, rowOfTarget } from './rowTarget.ts';

const importSheet = () => import('./SpecRowSheet.tsx').then(({ SpecRowSheet }) => SpecRowSheet);

/** The sheet with all values of a row, opened by a tap on the row on narrow screens. */
export function useRowSheet({ isEnabled }: { isEnabled: boolean }) {
  const [openRow, setOpenRow] = useState<number | null>(null);
  const [Sheet, loadSheet] = useLazyComponent(importSheet);
  const close = useCloseOnBack({ isOpen: openRow !== null, onClose: () => setOpenRow(null) });
  return {
    openRow,
    Sheet,
    close,
    handlers: {
      onPointerDown() {
        if (isEnabled && isNarrow()) loadSheet();
      },
      onClick({ target }: MouseEvent) {
        const row = rowOfTarget(target);
        if (row === null || !isEnabled || !isNarrow() || isControl(target)) return;
        loadSheet();
        setOpenRow(row);
      },
    },
  };
}

const isNarrow = () => window.matchMedia(`(max-width: ${breakpoints.md - 0.02}px)`).matches;
