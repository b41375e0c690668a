import { type ReactNode, useMemo, useRef } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { findActiveCell } from './gridHitTest.ts';
import { SpecGrid } from './SpecGrid.tsx';
import { type Grid, newGrid, rowsFromGrid } from './specGridOps.ts';
import type { History } from './specHistoryOps.ts';
import * as styles from './SpecTableEditor.css.ts';
import {
  type PasteReport,
  type SpecTableEditorLabels,
  specTableEditorLabels,
} from './specTableEditorLabels.ts';
import { SpecTableFind } from './SpecTableFind.tsx';
import { SpecTableKeyHints } from './SpecTableKeyHints.tsx';
import { SpecTableOverlays } from './SpecTableOverlays.tsx';
import { SpecTablePaste } from './SpecTablePaste.tsx';
import { SpecTableReport } from './SpecTableReport.tsx';
import { SpecTableStart, type SpecTableStartProps } from './SpecTableStart.tsx';
import { SpecTableToolbar } from './SpecTableToolbar.tsx';
import { focusCell } from './useActiveCell.ts';
import { useGridClipboard } from './useGridClipboard.ts';
import { useIsTouch } from './useIsTouch.ts';
import { type SpecTableController, useSpecTable } from './useSpecTable.ts';
import { type TableOverlays, useTableOverlays } from './useTableOverlays.ts';
import { type TableView, useTableView } from './useTableView.ts';
import { useToolbarActions } from './useToolbarActions.ts';

export interface SpecTableEditorProps {
  /** The table with its undo history. Owned by the app, so that both survive unmounting. */
  value: History<Grid>;
  onChange: (value: History<Grid>) => void;
  /** Accessible name of the grid. */
  label: string;
  /** Stored text that cannot be parsed as a table; shown while the value is empty (D-23). */
  invalidText?: string;
  /** Size of a new table (S-372). @default 4 columns, 3 rows */
  defaultSize?: { columns: number; rows: number };
  /** A paste that would exceed this number of cells is rejected. @default 100000 */
  maxCells?: number;
  /** Called with the result of each paste. */
  onPasteReport?: (report: PasteReport) => void;
  /** @default false */
  isReadOnly?: boolean;
  /** Takes the height of the parent; otherwise that of its rows, up to most of the screen. @default false */
  fillsHeight?: boolean;
  labels?: Partial<SpecTableEditorLabels>;
}

const defaultTableSize = { columns: 4, rows: 3 };

/** A table of text edited like a spreadsheet: with keys, ranges, the clipboard and undo. */
export function SpecTableEditor(props: SpecTableEditorProps) {
  const { value, onChange, label, invalidText, defaultSize = defaultTableSize, maxCells = 100_000 } = props;
  const { isReadOnly = false, fillsHeight = false } = props;
  // Memoized because rows re-render for new labels.
  const labels = useMemo(() => ({ ...specTableEditorLabels, ...props.labels }), [props.labels]);
  const root = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const isTouch = useIsTouch();
  const table = useSpecTable({ value, onChange, isReadOnly, labels });
  const clipboard = useGridClipboard({ table, maxCells, onPasteReport: props.onPasteReport });
  const { headers, find } = table;
  const overlays = useTableOverlays({ isDialogOpen: table.headerDialog !== null });
  const view = useTableView(root);
  const report = <SpecTableReport clipboard={clipboard} labels={labels} maxCells={maxCells} />;
  const pasteDialog = <SpecTablePaste clipboard={clipboard} labels={labels.pasteDialog} />;

  const preload = () => {
    overlays.preload();
    clipboard.preload();
  };

  if (headers.length === 0) {
    return (
      <EmptyTable
        clipboard={clipboard}
        invalidText={invalidText}
        isReadOnly={isReadOnly}
        labels={labels}
        onStart={() => table.apply(() => rowsFromGrid(newGrid(defaultSize)))}
        size={defaultSize}
      >
        {report}
        {pasteDialog}
      </EmptyTable>
    );
  }

  const height = fillsHeight ? styles.fillsHeight : styles.ownHeight;
  return (
    <div
      {...view.handlers}
      className={`${styles.root} ${view.isFullScreen ? styles.fullScreen : height}`}
      data-component="SpecTableEditor"
      // Focus or pointer movement precedes every use; unlike pointerenter, neither fires for a table that appears
      // under a resting pointer.
      onFocus={preload}
      onPointerMove={preload}
      ref={root}
    >
      <Toolbar
        isReadOnly={isReadOnly}
        labels={labels}
        overlays={overlays}
        table={table}
        value={value}
        view={view}
      />
      <SpecTableFind
        find={find}
        isReadOnly={isReadOnly}
        labels={labels.find}
        onClose={() => {
          find.close();
          focusCell(findActiveCell(grid.current));
        }}
      />
      {report}
      <SpecGrid
        clipboard={clipboard}
        isTouch={isTouch}
        isWrapped={view.isWrapped}
        label={label}
        openMenu={overlays.openMenu}
        ref={grid}
        table={table}
      />
      {!isReadOnly && <SpecTableKeyHints labels={labels.keys} />}
      <Announcement {...table.announcement} />
      <SpecTableOverlays clipboard={clipboard.actions} labels={labels} overlays={overlays} table={table} />
      {pasteDialog}
    </div>
  );
}

function EmptyTable({ children, ...props }: SpecTableStartProps & { children: ReactNode }) {
  const { preload } = props.clipboard;
  return (
    <div className={styles.root} data-component="SpecTableEditor" onFocus={preload} onPointerMove={preload}>
      <SpecTableStart {...props} />
      {children}
    </div>
  );
}

interface ToolbarProps extends Pick<SpecTableEditorProps, 'value'> {
  table: SpecTableController;
  view: TableView;
  overlays: TableOverlays;
  isReadOnly: boolean;
  labels: SpecTableEditorLabels;
}

function Toolbar({ value, table, view, overlays, isReadOnly, labels }: ToolbarProps) {
  const onAction = useToolbarActions({ table, view, openMenu: overlays.openMenu });
  return (
    <SpecTableToolbar
      canRedo={value.future.length > 0}
      canUndo={value.past.length > 0}
      columns={table.extent.columns}
      isFinding={table.find.isOpen}
      isFullScreen={view.isFullScreen}
      isMenuOpen={overlays.menuKind === 'toolbar'}
      isReadOnly={isReadOnly}
      isWrapped={view.isWrapped}
      labels={labels}
      onAction={onAction}
      rows={value.present.rows.length}
    />
  );
}

function Announcement({ text, count }: SpecTableController['announcement']) {
  return (
    <div aria-live="polite">
      <VisuallyHidden>
        {/* A new key announces a repeated text again. */}
        <span key={count}>{text}</span>
      </VisuallyHidden>
    </div>
  );
}
