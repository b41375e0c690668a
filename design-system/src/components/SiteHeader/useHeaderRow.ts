import { type RefObject, useEffect } from 'react';
import { headerScrolled } from './headerState.ts';

/** Height of both rows in px; above it the page counts as at its top. */
const headerHeightPx = 120;

/** Marks the header `data-row="hidden"` while the page is being read downwards: no render, no layout read. */
export function useHeaderRow(header: RefObject<HTMLElement | null>): void {
  useEffect(
    function followScroll() {
      let state = { y: window.scrollY, isRowShown: true };
      const follow = () => {
        const next = headerScrolled(state, window.scrollY, headerHeightPx);
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
