import { useEffect } from 'react';
import { useLazyComponent } from '../../hooks/index.ts';
import { IconX } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import * as styles from './SpecTableEditor.css.ts';
import type { SpecTableEditorLabels } from './specTableEditorLabels.ts';
import type { GridClipboard } from './useGridClipboard.ts';

interface SpecTableReportProps {
  clipboard: GridClipboard;
  maxCells: number;
  labels: SpecTableEditorLabels['report'];
}

/** The result of the last paste, and the choice to use its first line as the header. */
export function SpecTableReport({ clipboard, maxCells, labels }: SpecTableReportProps) {
  const { paste, hasFailed } = clipboard;
  const [Checkbox, loadCheckbox] = useLazyComponent(importCheckbox);
  const hasChoice =
    paste !== null && !paste.report.isRefused && paste.at.row > 0 && paste.block.cells.length > 1;

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
          <IconButton
            hasTooltip={false}
            icon={IconX}
            label={labels.dismiss}
            onPress={clipboard.dismiss}
            size="sm"
          />
        </>
      )}
    </div>
  );
}

const importCheckbox = () => import('../Checkbox/index.ts').then(({ Checkbox }) => Checkbox);
