import { type RefObject, useEffect } from 'react';

const editableSelector = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Values of `aria-keyshortcuts`; Command also matches Control. */
export type SearchShortcut = '/' | 'Control+K';

function matchesShortcut(
  key: SearchShortcut,
  { key: pressed, ctrlKey, metaKey, altKey, target }: KeyboardEvent,
): boolean {
  if (altKey) return false;
  if (key === 'Control+K') return (ctrlKey || metaKey) && pressed.toLowerCase() === 'k';
  // Not while typing: there it is a character.
  return (
    pressed === '/' &&
    !ctrlKey &&
    !metaKey &&
    !(target instanceof Element && target.closest(editableSelector))
  );
}

/** Focuses the search field on global keyboard shortcuts. */
export function useSearchShortcut(
  input: RefObject<HTMLInputElement | null>,
  keys: readonly SearchShortcut[],
): void {
  useEffect(
    function listenForShortcuts() {
      const onKeyDown = (event: KeyboardEvent) => {
        if (event.defaultPrevented || !keys.some((key) => matchesShortcut(key, event))) return;
        input.current?.focus();
        // Focus fails if the field is hidden or behind a modal dialog; then the key is left to others.
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
