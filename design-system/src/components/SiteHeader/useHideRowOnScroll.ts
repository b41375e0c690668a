import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { headerHeightPx } from '../../theme/scale.ts';
import { updateHeaderScroll } from './headerState.ts';

/**
 * Sets `data-row="hidden"` on the header while scrolling down, without rendering or reading layout. Each page starts
 * with the row shown; doing that on its first scroll would recompute styles twice.
 */
export function useHideRowOnScroll(header: RefObject<HTMLElement | null>, page: string): void {
  useLayoutEffect(
    function showRowOnNewPage() {
      if (header.current?.dataset.row === 'hidden') header.current.setAttribute('data-row', 'shown');
    },
    [header, page],
  );
  useEffect(
    function observeScroll() {
      let state = { y: window.scrollY, isRowShown: true };
      const onScroll = () => {
        const next = updateHeaderScroll(state, window.scrollY, headerHeightPx.full);
        if (next.isRowShown !== state.isRowShown) {
          header.current?.setAttribute('data-row', next.isRowShown ? 'shown' : 'hidden');
        }
        state = next;
      };
      window.addEventListener('scroll', onScroll, { passive: true });
      return () => window.removeEventListener('scroll', onScroll);
    },
    [header],
  );
}
