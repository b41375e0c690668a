import { AlertDialog } from '@elvora/design-system/AlertDialog';
import { texts } from '../texts.ts';
import type { UnsavedChanges } from './useUnsavedChanges.ts';

/** Asks before changes are lost; the focus is on the way back to them. */
export function UnsavedChangesDialog({
  isConfirming,
  keepEditing,
  discard,
}: Omit<UnsavedChanges, 'requestClose'>) {
  const { unsaved } = texts;
  return (
    <AlertDialog
      confirmLabel={unsaved.discard}
      detail={unsaved.detail}
      isOpen={isConfirming}
      kind="confirm"
      labels={{ cancel: unsaved.stay }}
      onClose={keepEditing}
      onConfirm={discard}
      text={unsaved.question}
      tone="danger"
    />
  );
}
