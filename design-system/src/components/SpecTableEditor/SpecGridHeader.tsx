import { memo, type ReactNode } from 'react';
import { IconAlertTriangle, IconX } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import type { SpecTableEditorLabels } from './specTableEditorLabels.ts';
import * as styles from './SpecGrid.css.ts';

interface SpecGridHeaderProps {
  headers: readonly string[];
  /** Rendered columns, in order. */
  columns: readonly number[];
  /** Columns whose header another column has as well. */
  repeated: ReadonlySet<number>;
  /** Whether a text matches what is searched for; null while nothing is. */
  isMatch: ((text: string) => boolean) | null;
  selectedFrom: number;
  selectedTo: number;
  activeColumn: number;
  /** Column whose header is edited in its dialog. */
  openColumn: number | null;
  editor: ReactNode;
  /** How many columns the button of a selected column removes. */
  removeCount: number;
  isReadOnly: boolean;
  labels: SpecTableEditorLabels;
}

const removeIcon = <IconX size={16} />;

/** The header row, row 0 of the grid; sticky. */
export const SpecGridHeader = memo(function SpecGridHeader(props: SpecGridHeaderProps) {
  const { headers, columns, repeated, activeColumn, openColumn, labels, isReadOnly } = props;
  const nameOf = (column: number) => {
    const name = headers[column] || labels.headerPlaceholder(column + 1);
    return repeated.has(column) ? `${name}, ${labels.repeatedHeader}` : name;
  };
  return (
    <div aria-rowindex={1} className={styles.headerRow} data-row={0} role="row">
      <div aria-colindex={1} className={styles.corner} role="columnheader">
        <VisuallyHidden>{labels.rowNumbers}</VisuallyHidden>
      </div>
      {columns.map((column) => {
        const text = headers[column] ?? '';
        const isActive = column === activeColumn;
        const isSelected = column >= props.selectedFrom && column <= props.selectedTo;
        const removeCount = isSelected ? props.removeCount : 1;
        return (
          <div
            aria-colindex={column + 2}
            // Screen readers read the header with each cell, so its button is not part of its name.
            aria-label={nameOf(column)}
            aria-haspopup={isReadOnly ? undefined : 'dialog'}
            aria-selected={isSelected}
            className={styles.headerCell}
            data-active={isActive || undefined}
            data-column={column}
            data-match={props.isMatch?.(text) || undefined}
            data-open={openColumn === column || undefined}
            key={column}
            role="columnheader"
            style={{ gridColumnStart: column + 2 }}
            tabIndex={isActive ? 0 : -1}
          >
            {repeated.has(column) && (
              <span className={styles.warning} title={labels.repeatedHeader}>
                <IconAlertTriangle size={16} />
              </span>
            )}
            <span className={text === '' ? styles.placeholder : styles.text} title={text}>
              {text === '' ? labels.headerPlaceholder(column + 1) : text}
            </span>
            {!isReadOnly && (
              <button
                aria-label={
                  removeCount > 1 ? labels.removeColumns(removeCount) : labels.removeColumn(column + 1, text)
                }
                className={styles.remove}
                data-remove-column={column}
                disabled={headers.length <= removeCount}
                tabIndex={-1}
                type="button"
              >
                {removeIcon}
              </button>
            )}
            {isActive && props.editor}
            {!isReadOnly && <span className={styles.resizer} data-resize-column={column} />}
          </div>
        );
      })}
      <div
        aria-colindex={headers.length + 2}
        className={styles.headerEnd}
        role="columnheader"
        style={{ gridColumnStart: headers.length + 2 }}
      >
        <VisuallyHidden>{labels.rowActions}</VisuallyHidden>
      </div>
    </div>
  );
});
