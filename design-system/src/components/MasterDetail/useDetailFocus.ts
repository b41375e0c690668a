import { type RefObject, useEffect, useRef } from 'react';

interface DetailFocusOptions {
  openId: number | string | null;
  listRef: RefObject<HTMLElement | null>;
  detailRef: RefObject<HTMLElement | null>;
}

/** Focuses an opened entry and scrolls it into view; returns the focus to its link when it is closed. */
export function useDetailFocus({ openId, listRef, detailRef }: DetailFocusOptions): void {
  const previousId = useRef(openId);
  useEffect(
    function moveFocus() {
      const closedId = previousId.current;
      if (closedId === openId) return;
      previousId.current = openId;
      if (openId === null) focusLink(listRef.current, closedId);
      else showFromStart(detailRef.current);
    },
    [openId, listRef, detailRef],
  );
}

function showFromStart(detail: HTMLElement | null) {
  if (!detail) return;
  detail.scrollTop = 0;
  detail.focus({ preventScroll: true });
  const { top } = detail.getBoundingClientRect();
  const { documentElement: page } = detail.ownerDocument;
  const coveredPx = Number.parseFloat(getComputedStyle(page).scrollPaddingBlockStart) || 0;
  if (top < coveredPx || top > page.clientHeight / 2) detail.scrollIntoView({ block: 'start' });
}

function focusLink(list: HTMLElement | null, id: number | string | null) {
  const link = list?.querySelector<HTMLElement>(`[data-id="${CSS.escape(String(id))}"]`);
  (link ?? list)?.focus();
}
