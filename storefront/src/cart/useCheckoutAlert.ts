import type { AlertDialogProps } from '@elvora/design-system/AlertDialog';
import { type ComponentType, useEffect, useState } from 'react';
import { importOnline } from '../runtime/browser/importOnline.ts';

/** Outcome of a checkout: sent, or the reason why not. */
export interface CheckoutMessage {
  text: string;
  detail: string;
}

export interface CheckoutAlertState extends CheckoutMessage {
  /** Null when the script of the dialog could not be loaded. */
  Dialog: ComponentType<AlertDialogProps> | null;
}

const importDialog = () => import('@elvora/design-system/AlertDialog');
const loadDialog = () => importOnline(importDialog);

/** Shows one message at a time. Its dialog is loaded as soon as the list has lines, and again when that failed. */
export function useCheckoutAlert({ hasLines }: { hasLines: boolean }) {
  const [alert, setAlert] = useState<CheckoutAlertState | null>(null);
  useEffect(
    function preloadDialog() {
      // `showMessage` retries after a failure.
      if (hasLines) loadDialog().catch(() => undefined);
    },
    [hasLines],
  );
  return {
    alert,
    async showMessage(message: CheckoutMessage) {
      try {
        const { AlertDialog } = await loadDialog();
        setAlert({ ...message, Dialog: AlertDialog });
      } catch (error) {
        console.warn('The alert dialog could not be loaded.', error);
        setAlert({ ...message, Dialog: null });
      }
    },
    close: () => setAlert(null),
  };
}
