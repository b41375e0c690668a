import { type FocusEvent, type KeyboardEvent, type RefObject, useState } from 'react';

/** Display options of the table: wrapped texts, and full screen. */
export function useTableView(root: RefObject<HTMLElement | null>) {
  const [isWrapped, setWrapped] = useState(false);
  const [isFullScreen, setFullScreen] = useState(false);

  return {
    isWrapped,
    isFullScreen,
    toggleWrap: () => setWrapped((is) => !is),
    toggleFullScreen: () => setFullScreen((is) => !is),
    handlers: {
      /** Escape ends full screen before it reaches the surrounding dialog. */
      onKeyDown(event: KeyboardEvent) {
        if (event.key !== 'Escape' || !isFullScreen || event.isDefaultPrevented()) return;
        event.preventDefault();
        event.stopPropagation();
        setFullScreen(false);
      },
      /** Content behind it must not receive the focus unseen (WCAG 2.4.11). */
      onBlur({ relatedTarget }: FocusEvent) {
        if (!isFullScreen || !root.current || !(relatedTarget instanceof Element)) return;
        // Its menu and dialogs are elsewhere in the document, and above it.
        const isBehind = surfaceOf(relatedTarget) === surfaceOf(root.current);
        if (isBehind && !root.current.contains(relatedTarget)) setFullScreen(false);
      },
    },
  };
}

export type TableView = ReturnType<typeof useTableView>;

const surfaceOf = (element: Element) =>
  element.closest('[role="dialog"], [role="alertdialog"], [role="menu"]');
