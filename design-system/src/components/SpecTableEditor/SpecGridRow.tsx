import { memo, type ReactNode } from 'react';
import { inlineVars } from '../../styles/inlineVars.ts';
import { IconTrash } from '../Icon/index.ts';
import type { SpecTableEditorLabels } from './specTableEditorLabels.ts';
import * as styles from './SpecGrid.css.ts';

interface SpecGridRowProps {
  /** From 0. */
  row: number;
  cells: readonly string[];
  /** Those that are on the page, in order. */
  columns: readonly number[];
  columnCount: number;
  /** Distance from the first row, in px. */
  top: number;
  /** First and last selected column; -1 when the row has none. */
  selectedFrom: number;
  selectedTo: number;
  /** The range ends in this row: its last cell carries the handle. */
  hasFillHandle: boolean;
  /** Column of the active cell, -1 in other rows. */
  activeColumn: number;
  /** The field in the active cell while it is edited. */
  editor: ReactNode;
  canRemove: boolean;
  isReadOnly: boolean;
  labels: SpecTableEditorLabels;
}

const trashIcon = <IconTrash size={16} />;

/** A row of cells. Drawn again only when something of its own changes. */
export const SpecGridRow = memo(function SpecTableRow(props: SpecGridRowProps) {
  const { row, cells, columns, columnCount, top, activeColumn, labels, isReadOnly } = props;
  const number = row + 1;
  return (
    <div
      aria-rowindex={row + 2}
      className={styles.row}
      data-active={activeColumn >= 0 || undefined}
      data-line={number}
      role="row"
      style={inlineVars({ [styles.top]: `${top}px` })}
    >
      <div aria-colindex={1} className={styles.rowHeader} role="rowheader">
        {isReadOnly ? (
          number
        ) : (
          <button
            aria-haspopup="menu"
            aria-label={labels.row(number)}
            className={styles.rowHandle}
            data-row-handle={row}
            tabIndex={-1}
            type="button"
          >
            {number}
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
            className={text === '' ? styles.blankCell : styles.cell}
            data-active={isActive || undefined}
            data-column={column}
            key={column}
            role="gridcell"
            style={{ gridColumnStart: column + 2 }}
            tabIndex={isActive ? 0 : -1}
          >
            {isActive && props.editor ? props.editor : text || labels.cellPlaceholder(number, column + 1)}
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
            aria-label={labels.removeRow(number)}
            className={styles.remove}
            data-action="remove-row"
            data-index={row}
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
