import { useEffect, useState } from 'react';
import { useLazyComponent } from '../../hooks/index.ts';
import { Button } from '../Button/index.ts';
import { IconX } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import * as styles from './SpecTableEditor.css.ts';
import type { SpecTableEditorLabels } from './specTableEditorLabels.ts';
import type { GridClipboard } from './useGridClipboard.ts';

interface SpecTableReportProps {
  clipboard: GridClipboard;
  maxCells: number;
  labels: Pick<SpecTableEditorLabels, 'report' | 'pasteChoice'>;
}

/** The result of the last paste, and options for its header, separator and table. */
export function SpecTableReport({ clipboard, maxCells, labels: texts }: SpecTableReportProps) {
  const { report: labels, pasteChoice } = texts;
  const { paste, hasFailed } = clipboard;
  const [Checkbox, loadCheckbox] = useLazyComponent(importCheckbox);
  const hasChoice =
    paste !== null && !paste.report.isRefused && paste.at.row > 0 && paste.block.cells.length > 1;

  const [PasteChoiceDialog, loadChoiceDialog] = useLazyComponent(importPasteChoiceDialog);
  const [isChoosing, setChoosing] = useState(false);
  // A single word offers no options.
  const hasPasteOptions =
    paste !== null && (paste.block.tables > 1 || /[\t,;\n ]/.test(paste.texts.text.trim()));

  useEffect(
    function loadChoice() {
      if (hasChoice) loadCheckbox();
    },
    [hasChoice, loadCheckbox],
  );

  return (
    <div className={paste || hasFailed ? styles.report : styles.emptyReport} role="status">
      {hasFailed && <p className={styles.reportText}>{labels.failed}</p>}
      {paste && (
        <>
          <p className={styles.reportText}>
            {paste.report.isRefused ? labels.refused(maxCells) : labels.pasted(paste.report)}
          </p>
          {hasChoice && Checkbox && (
            <Checkbox
              isSelected={paste.block.hasHeader}
              label={labels.hasHeader}
              onChange={clipboard.setHasHeader}
            />
          )}
          {hasPasteOptions && (
            <Button
              onPress={() => {
                loadChoiceDialog();
                setChoosing(true);
              }}
              size="sm"
              tone="ghost"
            >
              {pasteChoice.open}
            </Button>
          )}
          <IconButton
            hasTooltip={false}
            icon={IconX}
            label={labels.dismiss}
            onPress={clipboard.dismiss}
            size="sm"
          />
          {PasteChoiceDialog && isChoosing && (
            <PasteChoiceDialog
              labels={pasteChoice}
              onClose={() => setChoosing(false)}
              onSubmit={clipboard.repeatPaste}
              paste={paste}
            />
          )}
        </>
      )}
    </div>
  );
}

const importCheckbox = () => import('../Checkbox/index.ts').then(({ Checkbox }) => Checkbox);
const importPasteChoiceDialog = () =>
  import('./PasteChoiceDialog.tsx').then(({ PasteChoiceDialog }) => PasteChoiceDialog);
