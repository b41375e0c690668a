import { type RefObject, useLayoutEffect } from 'react';
import { showModal } from '../../hooks/showModal.ts';

/** Opens a `<dialog>` as a modal on mount and focuses an element in it; closes it on unmount. */
export function useModalOnMount(
  dialogRef: RefObject<HTMLDialogElement | null>,
  initialFocusRef: RefObject<HTMLElement | null>,
): void {
  // Before the first paint: later effects measure the open dialog, and keys go to it.
  useLayoutEffect(
    function openModal() {
      const dialog = dialogRef.current;
      if (!dialog) return;
      showModal(dialog);
      initialFocusRef.current?.focus();
      // Closing restores focus.
      return () => dialog.close();
    },
    [dialogRef, initialFocusRef],
  );
}
