import { type RefObject, useEffect } from 'react';

const takesText = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** The key "/" leads into the search field from anywhere but a place where it is a letter. */
export function useSearchKey(input: RefObject<HTMLInputElement | null>): void {
  useEffect(
    function followSlash() {
      const onKeyDown = (event: KeyboardEvent) => {
        if (event.key !== '/' || event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented)
          return;
        if (event.target instanceof Element && event.target.closest(takesText)) return;
        input.current?.focus();
        // Under a modal dialog, or where it is not shown, the field takes no focus: the key is not for it.
        if (document.activeElement !== input.current) return;
        event.preventDefault();
        input.current?.select();
      };
      document.addEventListener('keydown', onKeyDown);
      return () => document.removeEventListener('keydown', onKeyDown);
    },
    [input],
  );
}
