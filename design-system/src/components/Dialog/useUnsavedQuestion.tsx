import { type ReactNode, useState } from 'react';
import type { DialogProps } from './Dialog.tsx';
import { dialogLabels } from './dialogLabels.ts';
import { UnsavedQuestion } from './UnsavedQuestion.tsx';

/** Returns a function that closes, after a question if changes would be lost, and the question to render in the dialog. */
export function useUnsavedQuestion({
  hasUnsavedChanges = false,
  onClose,
  labels,
}: Pick<DialogProps, 'hasUnsavedChanges' | 'onClose' | 'labels'>): {
  requestClose: () => void;
  question: ReactNode;
} {
  const [isAsking, setAsking] = useState(false);
  const requestClose = () => {
    if (hasUnsavedChanges) setAsking(true);
    else onClose();
  };
  const question = (
    <UnsavedQuestion
      isOpen={isAsking}
      labels={{ ...dialogLabels, ...labels }}
      onDiscard={() => {
        setAsking(false);
        onClose();
      }}
      onKeep={() => setAsking(false)}
    />
  );
  return { requestClose, question };
}
