import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { inlineVars } from '../../styles/inlineVars.ts';
import { moveFocus } from './cellFocusOps.ts';
import { repeatedHeaders } from './headerRowOps.ts';
import * as styles from './SpecGrid.css.ts';
import { SpecTableCellEditor } from './SpecTableCellEditor.tsx';
import { SpecGridHeader } from './SpecGridHeader.tsx';
import { SpecGridRow } from './SpecGridRow.tsx';
import { boundsOf, type CellPosition } from './specGridOps.ts';
import type { GridClipboard } from './useGridClipboard.ts';
import { useGridKeys } from './useGridKeys.ts';
import { type DropMark, useGridPointer } from './useGridPointer.ts';
import { edgeColumnPx, touchEdgeColumnPx, useGridWindow } from './useGridWindow.ts';
import type { SpecTableController } from './useSpecTable.ts';

interface SpecGridProps {
  table: SpecTableController;
  clipboard: GridClipboard;
  label: string;
  isTouch: boolean;
  openMenu: (kind: 'row' | 'column' | 'cell', at: Element) => void;
  ref: RefObject<HTMLDivElement | null>;
}

/** The cells as a grid that a screen reader can read and a keyboard can reach, drawn as far as they are in sight. */
export function SpecGrid({ table, clipboard, label, isTouch, openMenu, ref }: SpecGridProps) {
  const { grid, extent, active, range, edit, labels, isReadOnly } = table;
  const sight = useGridWindow({ scroller: ref, grid, active, isTouch });
  const pointer = useGridPointer({ table, openMenu });
  const onKeyDown = useGridKeys({
    table,
    openMenu: () => {
      const cell = findActiveCell(ref.current);
      if (cell && !isReadOnly) openMenu(active.row === 0 ? 'column' : 'cell', cell);
    },
  });
  useActiveCell({ ref, table, reveal: sight.reveal });

  const selected = boundsOf(pointer.fillTarget ?? range);
  const repeated = useMemo(() => repeatedHeaders(grid.headers), [grid.headers]);
  const editor = edit && (
    <SpecTableCellEditor
      key={`${edit.at.row} ${edit.at.column}`}
      label={labels.editing({
        row: edit.at.row,
        column: labels.column(edit.at.column + 1, grid.headers[edit.at.column] ?? ''),
      })}
      onCancel={table.cancelEdit}
      onCommit={(text, move) => {
        // While the page is still as it was laid out: afterwards the focus would make it lay itself out at once.
        if (move) focusCell(findCell(ref.current, moveFocus(edit.at, move, extent)));
        table.commitEdit(text, move);
      }}
      placeholder={
        edit.at.row === 0
          ? labels.headerPlaceholder(edit.at.column + 1)
          : labels.cellPlaceholder(edit.at.row, edit.at.column + 1)
      }
      text={edit.text}
    />
  );
  const selectionOf = (line: number) =>
    line >= selected.top && line <= selected.bottom
      ? { selectedFrom: selected.left, selectedTo: selected.right }
      : { selectedFrom: -1, selectedTo: -1 };

  return (
    // The grid is one stop for the keyboard: its active cell. Keys and pointer are handled here for all cells.
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
        [styles.template]: sight.template,
        [styles.bodyHeight]: `${sight.bodyPx}px`,
        [styles.lineHeight]: `${sight.linePx}px`,
      })}
    >
      <div className={styles.canvas} role="rowgroup">
        <SpecGridHeader
          {...selectionOf(0)}
          activeColumn={active.row === 0 ? active.column : -1}
          columns={sight.columns}
          editor={edit?.at.row === 0 ? editor : null}
          headers={grid.headers}
          isReadOnly={isReadOnly}
          labels={labels}
          openColumn={table.headerDialog}
          repeated={repeated}
        />
        <div className={styles.body} role="presentation">
          {sight.rows.map((index) => {
            const isActive = active.row === index + 1;
            return (
              <SpecGridRow
                {...selectionOf(index + 1)}
                activeColumn={isActive ? active.column : -1}
                canRemove={grid.rows.length > 1}
                cells={grid.rows[index] ?? []}
                columnCount={extent.columns}
                columns={sight.columns}
                editor={isActive && edit ? editor : null}
                hasFillHandle={!isReadOnly && index + 1 === selected.bottom && !edit}
                isReadOnly={isReadOnly}
                key={index}
                labels={labels}
                row={index}
                top={index * sight.linePx}
              />
            );
          })}
          {pointer.mark?.kind === 'row' && (
            <div
              className={styles.rowDropMark}
              style={inlineVars({
                [styles.dropMarkPosition]: `${dropIndex(pointer.mark) * sight.linePx - 1}px`,
              })}
            />
          )}
        </div>
        {pointer.mark?.kind === 'column' && (
          <div
            className={styles.columnDropMark}
            style={inlineVars({
              [styles.dropMarkPosition]: `${columnDropPosition(pointer.mark, sight.starts, isTouch) - 1}px`,
            })}
          />
        )}
      </div>
    </div>
  );
}

/** Between which lines something would be put: it goes after what it passes on its way on. */
const dropIndex = ({ from, to }: DropMark) => (to > from ? to + 1 : to);

function columnDropPosition(mark: DropMark, starts: readonly number[], isTouch: boolean): number {
  return (starts[dropIndex(mark)] ?? 0) + (isTouch ? touchEdgeColumnPx : edgeColumnPx);
}

const findCell = (grid: HTMLElement | null, { row, column }: CellPosition) =>
  grid?.querySelector<HTMLElement>(`[data-line="${row}"] > [data-column="${column}"]`) ?? null;

const focusCell = (cell: HTMLElement | null) => {
  if (cell !== document.activeElement) cell?.focus({ preventScroll: true });
};

const findActiveCell = (grid: HTMLElement | null) =>
  grid?.querySelector<HTMLElement>('[data-column][data-active]') ?? null;

interface ActiveCellOptions {
  ref: RefObject<HTMLDivElement | null>;
  table: SpecTableController;
  reveal: SpecTableController['select'];
}

/** The focus is on the active cell as long as it is in the grid, and what is selected comes into sight. */
function useActiveCell({ ref, table, reveal }: ActiveCellOptions) {
  const { active, range, edit } = table;
  const { row, column } = range.focus;
  const latestReveal = useRef(reveal);
  latestReveal.current = reveal;
  const isFirst = useRef(true);

  useLayoutEffect(
    function keepFocus() {
      const grid = ref.current;
      const { activeElement } = document;
      const wasHere = grid?.contains(activeElement) || activeElement === document.body;
      if (!grid || edit || !wasHere || isFirst.current) return;
      focusCell(findActiveCell(grid));
    },
    [ref, active.row, active.column, edit],
  );

  useEffect(
    function showSelection() {
      if (isFirst.current) isFirst.current = false;
      else latestReveal.current({ row, column });
    },
    [row, column],
  );
}
