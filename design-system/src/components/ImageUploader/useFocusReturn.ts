import { type RefObject, useEffect, useRef } from 'react';

/**
 * Returns the focus to the menu button of an image once its editor has closed. The dialog itself would return it to the menu
 * item, which is gone when the editor has loaded quickly.
 */
export function useFocusReturn(rootRef: RefObject<HTMLElement | null>, editedId: string | null) {
  const previousId = useRef<string | null>(null);
  useEffect(
    function returnFocus() {
      const closedId = editedId === null ? previousId.current : null;
      previousId.current = editedId;
      const tiles = closedId === null ? [] : [...(rootRef.current?.querySelectorAll('li') ?? [])];
      const tile = tiles.find(({ dataset }) => dataset['id'] === closedId);
      tile?.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.focus();
    },
    [rootRef, editedId],
  );
}
