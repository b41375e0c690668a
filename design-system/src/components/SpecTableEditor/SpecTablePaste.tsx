import { useEffect } from 'react';
import { useLazyComponent } from '../../hooks/index.ts';
import type { SpecTableEditorLabels } from './specTableEditorLabels.ts';
import type { GridClipboard } from './useGridClipboard.ts';

interface SpecTablePasteProps {
  clipboard: GridClipboard;
  labels: SpecTableEditorLabels['pasteDialog'];
}

/** The dialog with a field to paste into, loaded when it is first needed. */
export function SpecTablePaste({ clipboard, labels }: SpecTablePasteProps) {
  const { isAsking } = clipboard;
  const [PasteDialog, loadDialog] = useLazyComponent(importPasteDialog);

  useEffect(
    function loadOnOpen() {
      if (isAsking) loadDialog();
    },
    [isAsking, loadDialog],
  );

  return (
    PasteDialog && (
      <PasteDialog
        isOpen={isAsking}
        labels={labels}
        onClose={clipboard.stopAsking}
        onPaste={clipboard.pasteTexts}
      />
    )
  );
}

const importPasteDialog = () => import('./PasteDialog.tsx').then(({ PasteDialog }) => PasteDialog);
