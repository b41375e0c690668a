import { type RefObject, useMemo } from 'react';
import { inlineVars } from '../../styles/inlineVars.ts';
import { moveFocus } from './cellFocusOps.ts';
import { boundsOf } from './cellRangeOps.ts';
import { findActiveCell, findCell } from './gridHitTest.ts';
import { repeatedHeaders } from './headerOps.ts';
import * as styles from './SpecGrid.css.ts';
import { SpecGridHeader } from './SpecGridHeader.tsx';
import { SpecGridRow } from './SpecGridRow.tsx';
import { SpecTableCellEditor } from './SpecTableCellEditor.tsx';
import type { MenuKind } from './tableMenus.ts';
import { focusCell, useActiveCell } from './useActiveCell.ts';
import type { GridClipboard } from './useGridClipboard.ts';
import type { DropMark } from './useGridDrag.ts';
import { useGridKeys } from './useGridKeys.ts';
import { useGridPointer } from './useGridPointer.ts';
import { useGridWindow } from './useGridWindow.ts';
import type { SpecTableController } from './useSpecTable.ts';

interface SpecGridProps {
  table: SpecTableController;
  clipboard: GridClipboard;
  label: string;
  isTouch: boolean;
  isWrapped: boolean;
  openMenu: (kind: MenuKind, at: Element) => void;
  ref: RefObject<HTMLDivElement | null>;
}

/** The cells as an ARIA grid, with the rows and columns outside the viewport left out. */
export function SpecGrid({ table, clipboard, label, isTouch, isWrapped, openMenu, ref }: SpecGridProps) {
  const { rows, headers, extent, active, range, edit, labels, isReadOnly } = table;
  const view = useGridWindow({ scroller: ref, table, isTouch, isWrapped });
  const pointer = useGridPointer({ table, openMenu });
  const onKeyDown = useGridKeys({
    table,
    openMenu: () => {
      const cell = findActiveCell(ref.current);
      if (cell && !isReadOnly) openMenu(active.row === 0 ? 'column' : 'cell', cell);
    },
  });
  useActiveCell({ ref, table, reveal: view.reveal });

  const selected = boundsOf(pointer.fillTarget ?? range);
  const repeated = useMemo(() => repeatedHeaders(headers), [headers]);
  const editor = edit && (
    <ActiveCellEditor edit={edit} grid={ref} key={`${edit.at.row} ${edit.at.column}`} table={table} />
  );
  const selectionOf = (row: number) =>
    row >= selected.top && row <= selected.bottom
      ? { selectedFrom: selected.left, selectedTo: selected.right }
      : { selectedFrom: -1, selectedTo: -1 };

  return (
    // The grid is one tab stop, its active cell; keys and pointer events are handled here for all cells.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- see above
    <div
      {...pointer.handlers}
      {...clipboard.handlers}
      aria-colcount={extent.columns + 2}
      aria-label={label}
      aria-multiselectable
      aria-readonly={isReadOnly || undefined}
      aria-rowcount={extent.rows}
      className={styles.scroller}
      onKeyDown={onKeyDown}
      ref={ref}
      role="grid"
      style={inlineVars({
        [styles.bodyHeight]: `${view.bodyPx}px`,
        [styles.rowHeight]: `${view.rowPx}px`,
        [styles.lineRowHeight]: `${view.rowPx}px`,
      })}
    >
      <div className={styles.canvas} role="rowgroup" style={{ gridTemplateColumns: view.template }}>
        <SpecGridHeader
          {...selectionOf(0)}
          activeColumn={active.row === 0 ? active.column : -1}
          columns={view.columns}
          editor={edit?.at.row === 0 ? editor : null}
          headers={headers}
          isMatch={table.find.isMatch}
          isReadOnly={isReadOnly}
          labels={labels}
          openColumn={table.headerDialog}
          removeCount={table.columnsOf(selected.left).count}
          repeated={repeated}
        />
        <div className={styles.body} role="presentation">
          {view.rows.map((row) => {
            const isActive = active.row === row;
            const removeCount = table.rowsOf(row).count;
            return (
              <SpecGridRow
                {...selectionOf(row)}
                activeColumn={isActive ? active.column : -1}
                canRemove={extent.rows - removeCount > 1}
                cells={rows[row] ?? []}
                columnCount={extent.columns}
                columns={view.columns}
                editor={isActive && edit ? editor : null}
                height={view.heightOf(row)}
                hasFillHandle={!isReadOnly && row === selected.bottom && !edit}
                isMatch={table.find.isMatch}
                isReadOnly={isReadOnly}
                key={row}
                labels={labels}
                removeCount={removeCount}
                row={row}
                top={view.topOf(row)}
              />
            );
          })}
        </div>
        {pointer.mark && (
          <div
            className={pointer.mark.kind === 'row' ? styles.rowDropMark : styles.columnDropMark}
            style={inlineVars({ [styles.dropMarkPosition]: `${dropPosition(pointer.mark, view) - 1}px` })}
          />
        )}
      </div>
    </div>
  );
}

interface ActiveCellEditorProps {
  edit: NonNullable<SpecTableController['edit']>;
  table: SpecTableController;
  grid: RefObject<HTMLDivElement | null>;
}

/** The field of the active cell. */
function ActiveCellEditor({ edit: { at, text }, table, grid }: ActiveCellEditorProps) {
  const { headers, labels } = table;
  return (
    <SpecTableCellEditor
      label={labels.editing({
        row: at.row,
        column: labels.column(at.column + 1, headers[at.column] ?? ''),
      })}
      onCancel={table.cancelEdit}
      onCommit={(text, move) => {
        // Focusing before the edit is rendered avoids a forced layout.
        if (move) focusCell(findCell(grid.current, moveFocus(at, move, table.extent)));
        table.commitEdit(text, move);
      }}
      placeholder={
        at.row === 0 ? labels.headerPlaceholder(at.column + 1) : labels.cellPlaceholder(at.row, at.column + 1)
      }
      text={text}
    />
  );
}

/** Position of the boundary at which a dragged row or column would be inserted, in px. */
function dropPosition(
  { kind, from, to }: DropMark,
  { topOf, startOf }: Pick<ReturnType<typeof useGridWindow>, 'topOf' | 'startOf'>,
): number {
  const index = to > from ? to + 1 : to;
  return kind === 'row' ? topOf(index) : startOf(index);
}
