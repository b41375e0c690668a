import { type RefObject, type SyntheticEvent, useLayoutEffect } from 'react';
import { showModal } from '../../hooks/showModal.ts';

interface ModalDialogOptions {
  dialogRef: RefObject<HTMLDialogElement | null>;
  initialFocusRef: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Keeps a `<dialog>` open as a modal while mounted. Spread the returned handlers on the element. */
export function useModalDialog({ dialogRef, initialFocusRef, onClose }: ModalDialogOptions) {
  // Before the first paint: later effects measure the open dialog, and keys go to it.
  useLayoutEffect(
    function openOnMount() {
      const dialog = dialogRef.current;
      if (!dialog) return;
      showModal(dialog);
      initialFocusRef.current?.focus();
      // Closing restores focus.
      return () => dialog.close();
    },
    [dialogRef, initialFocusRef],
  );
  return {
    onCancel: (event: SyntheticEvent) => {
      event.preventDefault();
      onClose();
    },
    onClose: () => {
      // A second Escape makes the browser close the dialog itself; one that we closed is unmounted by now.
      if (dialogRef.current) onClose();
    },
  };
}
