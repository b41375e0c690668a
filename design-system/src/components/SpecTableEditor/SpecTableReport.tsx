import { Checkbox } from '../Checkbox/index.ts';
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

/** What the last paste has done, and whether its first line is the header. */
export function SpecTableReport({ clipboard, maxCells, labels }: SpecTableReportProps) {
  const { paste } = clipboard;
  return (
    <div className={paste ? styles.report : styles.silent} role="status">
      {paste && (
        <>
          <p className={styles.reportText}>
            {paste.report.isRefused ? labels.refused(maxCells) : labels.pasted(paste.report)}
          </p>
          {!paste.report.isRefused && paste.at.row > 0 && paste.cells.length > 1 && (
            <Checkbox
              isChecked={paste.hasHeader}
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
