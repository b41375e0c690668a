import { useCallback, useMemo, useRef } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { SpecGrid } from './SpecGrid.tsx';
import { type Grid, newGrid, rowsFromGrid } from './specGridOps.ts';
import type { History } from './specHistoryOps.ts';
import * as styles from './SpecTableEditor.css.ts';
import {
  type PasteReport,
  type SpecTableEditorLabels,
  specTableEditorLabels,
} from './specTableEditorLabels.ts';
import { SpecTableKeyHints } from './SpecTableKeyHints.tsx';
import { SpecTablePaste } from './SpecTablePaste.tsx';
import { SpecTableReport } from './SpecTableReport.tsx';
import { SpecTableStart } from './SpecTableStart.tsx';
import { SpecTableToolbar, type ToolbarPress } from './SpecTableToolbar.tsx';
import { useGridClipboard } from './useGridClipboard.ts';
import { useIsTouch } from './useIsTouch.ts';
import { useSpecTable } from './useSpecTable.ts';
import { useTableOverlays } from './useTableOverlays.ts';

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
  const grid = useRef<HTMLDivElement>(null);
  const isTouch = useIsTouch();
  const table = useSpecTable({ value, onChange, isReadOnly, labels });
  const clipboard = useGridClipboard({ table, maxCells, onPasteReport: props.onPasteReport });
  const { headers, extent, headerDialog: headerColumn } = table;
  const isDialogOpen = headerColumn !== null;
  const overlays = useTableOverlays({ isDialogOpen });
  const { HeaderDialog, SpecTableMenu, menuKind, openMenu } = overlays;
  const latest = useRef(table);
  latest.current = table;
  const pasteDialog = <SpecTablePaste clipboard={clipboard} labels={labels.pasteDialog} />;

  const preload = () => {
    overlays.preload();
    clipboard.preload();
  };

  const onAction = useCallback(
    ({ action, button }: ToolbarPress) => {
      const { extent: size, ...current } = latest.current;
      switch (action) {
        case 'addRow':
          return current.insertRow(size.rows);
        case 'addColumn':
          return current.insertColumn(size.columns);
        case 'menu':
          return openMenu('toolbar', button);
        default:
          return current[action]();
      }
    },
    [openMenu],
  );

  if (headers.length === 0) {
    return (
      <div
        className={styles.root}
        data-component="SpecTableEditor"
        onFocus={clipboard.preload}
        onPointerMove={clipboard.preload}
      >
        <SpecTableStart
          clipboard={clipboard}
          invalidText={invalidText}
          isReadOnly={isReadOnly}
          labels={labels}
          onStart={() => table.apply(() => rowsFromGrid(newGrid(defaultSize)))}
          size={defaultSize}
        />
        <SpecTableReport clipboard={clipboard} labels={labels.report} maxCells={maxCells} />
        {pasteDialog}
      </div>
    );
  }

  return (
    <div
      className={`${styles.root} ${fillsHeight ? styles.fillsHeight : styles.ownHeight}`}
      data-component="SpecTableEditor"
      // Focus or pointer movement precedes every use; unlike pointerenter, neither fires for a table that appears
      // under a resting pointer.
      onFocus={preload}
      onPointerMove={preload}
    >
      <SpecTableToolbar
        canRedo={value.future.length > 0}
        canUndo={value.past.length > 0}
        columns={extent.columns}
        isMenuOpen={menuKind === 'toolbar'}
        isReadOnly={isReadOnly}
        labels={labels}
        onAction={onAction}
        rows={value.present.rows.length}
      />
      <SpecTableReport clipboard={clipboard} labels={labels.report} maxCells={maxCells} />
      <SpecGrid
        clipboard={clipboard}
        isTouch={isTouch}
        label={label}
        openMenu={openMenu}
        ref={grid}
        table={table}
      />
      {!isReadOnly && <SpecTableKeyHints labels={labels.keys} />}
      <div aria-live="polite">
        <VisuallyHidden>
          {/* A new key announces a repeated text again. */}
          <span key={table.announcement.count}>{table.announcement.text}</span>
        </VisuallyHidden>
      </div>
      {menuKind && SpecTableMenu && (
        <SpecTableMenu
          anchor={overlays.menuAnchor}
          clipboard={clipboard.actions}
          kind={menuKind === 'toolbar' ? 'cell' : menuKind}
          onClose={overlays.closeMenu}
          table={table}
        />
      )}
      {pasteDialog}
      {HeaderDialog && (
        <HeaderDialog
          isOpen={isDialogOpen}
          labels={labels.dialog}
          onClose={() => table.openHeader(null)}
          onSave={(text) => {
            if (isDialogOpen) table.saveHeader(headerColumn, text);
          }}
          placeholder={labels.headerPlaceholder((headerColumn ?? 0) + 1)}
          text={headers[headerColumn ?? 0] ?? ''}
        />
      )}
    </div>
  );
}
