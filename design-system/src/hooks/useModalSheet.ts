import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { showModal } from './showModal.ts';

/**
 * Keeps a `dialog` open as a modal while it is rendered, and returns its props. Escape, a press on the backdrop and a close
 * by the browser call `onClose`, after which the caller stops rendering it; that restores the focus.
 */
export function useModalSheet(onClose: () => void): ComponentProps<'dialog'> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(function openModal() {
    const element = dialog.current;
    if (element) showModal(element);
    return () => element?.close();
  }, []);
  return {
    ref: dialog,
    onCancel(event) {
      event.preventDefault();
      onClose();
    },
    onClick({ target, currentTarget }) {
      // The backdrop is part of the dialog; the content covers the rest.
      if (target === currentTarget) onClose();
    },
    onClose() {
      // Browsers force a close after a repeated Escape; after our own close the dialog has unmounted.
      if (dialog.current) onClose();
    },
  };
}
