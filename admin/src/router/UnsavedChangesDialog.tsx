import { AlertDialog } from '@elvora/design-system/AlertDialog';
import { texts } from '../texts.ts';
import type { UnsavedChanges } from './useUnsavedChanges.ts';

/** Asks before changes are discarded; the focus starts on the button that keeps them. */
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
