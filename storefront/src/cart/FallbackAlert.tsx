import { Button } from '@elvora/design-system/Button';
import { Heading } from '@elvora/design-system/Heading';
import { Text } from '@elvora/design-system/Text';
import { useEffect, useId, useRef } from 'react';
import * as styles from './FallbackAlert.css.ts';

export interface FallbackAlertProps {
  /** The message, as it is stated. */
  text: string;
  /** What follows from it. */
  detail: string;
  onClose: () => void;
}

/** An alert in the page that is here without a file of its own (D-33): for when that of the alert dialog is lost. */
export function FallbackAlert({ text, detail, onClose }: FallbackAlertProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const ids = { text: useId(), detail: useId() };
  useEffect(function open() {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  return (
    <dialog
      aria-describedby={ids.detail}
      aria-labelledby={ids.text}
      className={styles.dialog}
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
      <div className={styles.ok}>
        <Button onPress={() => dialog.current?.close()}>OK</Button>
      </div>
    </dialog>
  );
}
