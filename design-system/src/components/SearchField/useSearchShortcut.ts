import { type RefObject, useEffect } from 'react';

const editableSelector = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** As in `aria-keyshortcuts`; for Control the Command key of a Mac does as well. */
export type SearchShortcut = '/' | 'Control+K';

function matchesShortcut(
  key: SearchShortcut,
  { key: pressed, ctrlKey, metaKey, altKey, target }: KeyboardEvent,
): boolean {
  if (altKey) return false;
  if (key === 'Control+K') return (ctrlKey || metaKey) && pressed.toLowerCase() === 'k';
  // Not from a place where it is a letter.
  return (
    pressed === '/' &&
    !ctrlKey &&
    !metaKey &&
    !(target instanceof Element && target.closest(editableSelector))
  );
}

/** Keys that lead into the search field from anywhere. */
export function useSearchShortcut(
  input: RefObject<HTMLInputElement | null>,
  keys: readonly SearchShortcut[],
): void {
  useEffect(
    function followKeys() {
      const onKeyDown = (event: KeyboardEvent) => {
        if (event.defaultPrevented || !keys.some((key) => matchesShortcut(key, event))) return;
        input.current?.focus();
        // Under a modal dialog, or where it is not shown, the field takes no focus: the key is not for it.
        if (document.activeElement !== input.current) return;
        event.preventDefault();
        input.current?.select();
      };
      document.addEventListener('keydown', onKeyDown);
      return () => document.removeEventListener('keydown', onKeyDown);
    },
    [input, keys],
  );
}
