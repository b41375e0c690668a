import { useEffect, useId, useRef } from 'react';
import { Button } from '../Button/index.ts';
import { Heading } from '../Heading/index.ts';
import { Text } from '../Text/index.ts';
import * as styles from './NativeAlertDialog.css.ts';

export interface NativeAlertDialogProps {
  text: string;
  /** Consequences or next step. */
  detail: string;
  /** Label of the button that closes the dialog. @default 'OK' */
  closeLabel?: string;
  onClose: () => void;
}

/**
 * Shows an alert in a native `<dialog>` without loading a chunk: the fallback when `AlertDialog` fails to load (D-33).
 */
export function NativeAlertDialog({ text, detail, closeLabel = 'OK', onClose }: NativeAlertDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const ids = { text: useId(), detail: useId() };
  useEffect(function openModal() {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  return (
    <dialog
      aria-describedby={ids.detail}
      aria-labelledby={ids.text}
      className={styles.dialog}
      data-component="NativeAlertDialog"
      onClose={onClose}
      ref={dialog}
      role="alertdialog"
    >
      <Heading id={ids.text} level={2} variant="heading4">
        {text}
      </Heading>
      <Text id={ids.detail} variant="bodySm" tone="soft">
        {detail}
      </Text>
      <div className={styles.close}>
        <Button onPress={() => dialog.current?.close()}>{closeLabel}</Button>
      </div>
    </dialog>
  );
}
