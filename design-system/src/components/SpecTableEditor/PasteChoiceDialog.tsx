import { useMemo, useState } from 'react';
import { Checkbox } from '../Checkbox/index.ts';
import { FormDialog } from '../Dialog/index.ts';
import { Select } from '../Select/index.ts';
import * as styles from './PasteChoiceDialog.css.ts';
import {
  parsePastedBlock,
  type PasteChoice,
  type PastedBlock,
  pastedTables,
  previewCells,
} from './parsePastedBlock.ts';
import { type Separator, separators } from './specClipboardOps.ts';
import type { SpecTableEditorLabels } from './specTableEditorLabels.ts';
import type { Paste } from './useGridPaste.ts';

interface PasteChoiceDialogProps {
  paste: Paste;
  onSubmit: (block: PastedBlock, choice: PasteChoice) => void;
  onClose: () => void;
  labels: SpecTableEditorLabels['pasteChoice'];
}

/** Reads the last paste with another separator, or only one of its tables; shows the cells before they are used. */
export function PasteChoiceDialog({ paste, onSubmit, onClose, labels }: PasteChoiceDialogProps) {
  const { texts, selection, block: pasted } = paste;
  const [choice, setChoice] = useState(paste.choice);
  const [hasHeader, setHasHeader] = useState(pasted.hasHeader);
  const tables = useMemo(() => pastedTables(texts), [texts]);
  const block = useMemo(
    () => parsePastedBlock(texts, selection, choice) ?? pasted,
    [texts, selection, choice, pasted],
  );

  return (
    <FormDialog
      cancelLabel={labels.cancel}
      isOpen
      onClose={onClose}
      onSubmit={() => {
        onSubmit({ ...block, hasHeader }, choice);
        onClose();
      }}
      submitLabel={labels.submit}
      title={labels.title}
      width={560}
    >
      {tables.length > 0 ? (
        <Select
          label={labels.table}
          onChange={(table) => setChoice({ ...choice, table: table === 'all' ? null : Number(table) })}
          options={[
            { value: 'all', label: labels.allTables(tables.length) },
            ...tables.map((name, at) => ({
              value: String(at),
              label: labels.tableName({ number: at + 1, name }),
            })),
          ]}
          value={choice.table === null ? 'all' : String(choice.table)}
        />
      ) : (
        <Select<Separator | 'guess'>
          label={labels.separator}
          onChange={(separator) =>
            setChoice({ ...choice, separator: separator === 'guess' || separator === '' ? null : separator })
          }
          options={[
            { value: 'guess', label: labels.guess },
            ...separators.map((separator) => ({ value: separator, label: labels.separators[separator] })),
          ]}
          value={choice.separator ?? 'guess'}
        />
      )}
      <Checkbox isSelected={hasHeader} label={labels.hasHeader} onChange={setHasHeader} />
      <PastePreview cells={block.cells} hasHeader={hasHeader} labels={labels} />
    </FormDialog>
  );
}

interface PastePreviewProps extends Pick<PasteChoiceDialogProps, 'labels'> {
  cells: PastedBlock['cells'];
  hasHeader: boolean;
}

/** The first cells of the block as a table. */
function PastePreview({ cells, hasHeader, labels }: PastePreviewProps) {
  const { lines, moreRows } = previewCells(cells);
  return (
    <div className={styles.frame}>
      <table aria-label={labels.preview} className={styles.preview}>
        <tbody>
          {lines.map((line, row) => (
            // Lines have no identity but their place.
            // oxlint-disable-next-line react/no-array-index-key -- see above
            <tr className={hasHeader && row === 0 ? styles.header : undefined} key={row}>
              {line.map((text, column) => (
                // oxlint-disable-next-line react/no-array-index-key -- see above
                <td className={styles.cell} key={column}>
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {moreRows > 0 && <p className={styles.more}>{labels.more(moreRows)}</p>}
    </div>
  );
}
