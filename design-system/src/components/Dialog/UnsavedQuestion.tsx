import { useId, useRef } from 'react';
import { Button } from '../Button/index.ts';
import { Heading } from '../Heading/index.ts';
import * as styles from './Dialog.css.ts';
import { dialogFooter } from './DialogFooter.css.ts';
import type { DialogLabels } from './dialogLabels.ts';
import { DialogSurface } from './DialogSurface.tsx';

interface UnsavedQuestionProps {
  isOpen: boolean;
  onKeep: () => void;
  onDiscard: () => void;
  labels: DialogLabels;
}

/** Asks before input is lost; the focus starts on the button that keeps it. */
export function UnsavedQuestion({ isOpen, onKeep, onDiscard, labels }: UnsavedQuestionProps) {
  const id = useId();
  const keepButton = useRef<HTMLButtonElement>(null);
  return (
    <DialogSurface
      component="UnsavedQuestion"
      initialFocus={keepButton}
      isOpen={isOpen}
      labelledBy={id}
      onClose={onKeep}
      role="alertdialog"
      shape="card"
      width={400}
    >
      <div className={styles.question}>
        <Heading id={id} level={2} variant="heading4">
          {labels.unsaved}
        </Heading>
      </div>
      <footer className={dialogFooter}>
        <Button onPress={onKeep} ref={keepButton} tone="secondary">
          {labels.keepEditing}
        </Button>
        <Button onPress={onDiscard} tone="danger">
          {labels.discard}
        </Button>
      </footer>
    </DialogSurface>
  );
}
