import { memo, type ReactNode } from 'react';
import { inlineVars } from '../../styles/inlineVars.ts';
import { IconTrash } from '../Icon/index.ts';
import type { SpecTableEditorLabels } from './specTableEditorLabels.ts';
import * as styles from './SpecGrid.css.ts';

interface SpecGridRowProps {
  /** From 1: row 0 is the header row. */
  row: number;
  cells: readonly string[];
  /** Rendered columns, in order. */
  columns: readonly number[];
  columnCount: number;
  /** Distance from the top of the grid, in px. */
  top: number;
  /** Height with wrapped texts, in px. */
  height: number | undefined;
  /** Whether a text matches what is searched for; null while nothing is. */
  isMatch: ((text: string) => boolean) | null;
  /** First and last selected column; -1 when the row has none. */
  selectedFrom: number;
  selectedTo: number;
  /** The selection ends in this row, so its last cell shows the fill handle. */
  hasFillHandle: boolean;
  /** Column of the active cell; -1 in other rows. */
  activeColumn: number;
  /** Field of the active cell while it is edited. */
  editor: ReactNode;
  /** How many rows the button of this row removes. */
  removeCount: number;
  canRemove: boolean;
  isReadOnly: boolean;
  labels: SpecTableEditorLabels;
}

function classOf(text: string, isWrapped: boolean): string {
  if (text === '') return styles.blankCell;
  return isWrapped ? styles.wrappedCell : styles.cell;
}

const trashIcon = <IconTrash size={16} />;

/** A row of cells, memoized because there are thousands. */
export const SpecGridRow = memo(function SpecGridRow(props: SpecGridRowProps) {
  const { row, cells, columns, columnCount, top, activeColumn, labels, isReadOnly } = props;
  return (
    <div
      aria-rowindex={row + 1}
      className={styles.row}
      data-active={activeColumn >= 0 || undefined}
      data-editing={props.editor ? true : undefined}
      data-row={row}
      role="row"
      style={inlineVars({
        [styles.top]: `${top}px`,
        [styles.rowHeight]: props.height === undefined ? undefined : `${props.height}px`,
      })}
    >
      <div aria-colindex={1} className={styles.rowHeader} role="rowheader">
        {isReadOnly ? (
          row
        ) : (
          <button
            aria-haspopup="menu"
            aria-label={labels.row(row)}
            className={styles.rowHandle}
            data-row-handle={row}
            tabIndex={-1}
            type="button"
          >
            {row}
          </button>
        )}
      </div>
      {columns.map((column) => {
        const text = cells[column] ?? '';
        const isActive = column === activeColumn;
        const isSelected = column >= props.selectedFrom && column <= props.selectedTo;
        return (
          <div
            aria-colindex={column + 2}
            aria-selected={isSelected}
            className={classOf(text, props.height !== undefined)}
            data-active={isActive || undefined}
            data-column={column}
            data-editing={isActive && props.editor ? true : undefined}
            data-match={props.isMatch?.(text) || undefined}
            key={column}
            role="gridcell"
            style={{ gridColumnStart: column + 2 }}
            tabIndex={isActive ? 0 : -1}
          >
            {isActive && props.editor ? props.editor : text || labels.cellPlaceholder(row, column + 1)}
            {props.hasFillHandle && column === props.selectedTo && (
              <span className={styles.fillHandle} data-part="fill-handle" />
            )}
          </div>
        );
      })}
      <div
        aria-colindex={columnCount + 2}
        className={styles.rowEnd}
        role="gridcell"
        style={{ gridColumnStart: columnCount + 2 }}
      >
        {!isReadOnly && (
          <button
            aria-label={props.removeCount > 1 ? labels.removeRows(props.removeCount) : labels.removeRow(row)}
            className={styles.remove}
            data-remove-row={row}
            disabled={!props.canRemove}
            tabIndex={-1}
            type="button"
          >
            {trashIcon}
          </button>
        )}
      </div>
    </div>
  );
});
