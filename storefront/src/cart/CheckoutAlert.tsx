import { NativeAlertDialog } from '@elvora/design-system/NativeAlertDialog';
import type { CheckoutAlertState } from './useCheckoutAlert.ts';

export interface CheckoutAlertProps {
  alert: CheckoutAlertState | null;
  onClose: () => void;
}

/** Renders the message of a checkout; uses a native dialog when the script of the regular one is missing (D-33). */
export function CheckoutAlert({ alert, onClose }: CheckoutAlertProps) {
  if (!alert) return null;
  const { Dialog, text, detail } = alert;
  return Dialog ? (
    <Dialog detail={detail} isOpen kind="alert" onClose={onClose} text={text} />
  ) : (
    <NativeAlertDialog detail={detail} onClose={onClose} text={text} />
  );
}
