import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { headerHeightPx } from '../../theme/scale.ts';
import { updateHeaderScroll } from './headerState.ts';

/**
 * Marks the header `data-row="hidden"` while the page is being read downwards: no render, no layout read. A new page
 * begins with the row: told by its first scrolling only, its styles would be computed twice.
 */
export function useHideRowOnScroll(header: RefObject<HTMLElement | null>, page: string): void {
  useLayoutEffect(
    function beginWithTheRow() {
      if (header.current?.dataset.row === 'hidden') header.current.setAttribute('data-row', 'shown');
    },
    [header, page],
  );
  useEffect(
    function followScroll() {
      let state = { y: window.scrollY, isRowShown: true };
      const follow = () => {
        const next = updateHeaderScroll(state, window.scrollY, headerHeightPx.full);
        if (next.isRowShown !== state.isRowShown) {
          header.current?.setAttribute('data-row', next.isRowShown ? 'shown' : 'hidden');
        }
        state = next;
      };
      window.addEventListener('scroll', follow, { passive: true });
      return () => window.removeEventListener('scroll', follow);
    },
    [header],
  );
}
