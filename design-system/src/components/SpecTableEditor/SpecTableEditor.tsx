import { memo, useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useLazyComponent } from '../../hooks/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { SpecGrid } from './SpecGrid.tsx';
import * as styles from './SpecTableEditor.css.ts';
import {
  type PasteReport,
  type SpecTableEditorLabels,
  specTableEditorLabels,
} from './specTableEditorLabels.ts';
import type { History } from './specHistoryOps.ts';
import { type Grid, newGrid } from './specGridOps.ts';
import { SpecTableReport } from './SpecTableReport.tsx';
import { SpecTableStart, InvalidTable } from './SpecTableStart.tsx';
import { SpecTableToolbar, type ToolbarAction } from './SpecTableToolbar.tsx';
import type { MenuKind } from './tableMenus.ts';
import { useGridClipboard } from './useGridClipboard.ts';
import { useSpecTable } from './useSpecTable.ts';

export interface SpecTableEditorProps {
  /** The table with its steps back and forth. The app keeps both, so that they outlive the editor. */
  value: History<Grid>;
  onChange: (value: History<Grid>) => void;
  /** What the table belongs to, for assistive technology. */
  label: string;
  /** Stored text that is no table: shown while the value is empty (D-23). */
  invalidText?: string;
  /** Size of a table that is begun here (S-372). @default 4 columns, 3 rows */
  defaultSize?: { columns: number; rows: number };
  /** A paste that would make more cells than this is left out. @default 100000 */
  maxCells?: number;
  /** Told what a paste has done. */
  onPasteReport?: (report: PasteReport) => void;
  /** @default false */
  isReadOnly?: boolean;
  /** As high as what is around it; else as high as its rows, up to most of the screen. @default false */
  fillsHeight?: boolean;
  labels?: Partial<SpecTableEditorLabels>;
}

const defaultTableSize = { columns: 4, rows: 3 };

/** A table of text that is edited like a sheet: keys, ranges, clipboard, steps back and forth. */
export function SpecTableEditor(props: SpecTableEditorProps) {
  const { value, onChange, label, invalidText, defaultSize = defaultTableSize, maxCells = 100_000 } = props;
  const { isReadOnly = false, fillsHeight = false } = props;
  // The same ones as long as the caller gives the same: rows are drawn again for new ones.
  const labels = useMemo(() => ({ ...specTableEditorLabels, ...props.labels }), [props.labels]);
  const grid = useRef<HTMLDivElement>(null);
  const anchor = useRef<Element>(null);
  const [menuKind, setMenuKind] = useState<MenuKind | 'toolbar' | null>(null);
  const isTouch = useIsTouch();
  const table = useSpecTable({ value, onChange, isReadOnly, labels });
  const clipboard = useGridClipboard({ table, maxCells, onPasteReport: props.onPasteReport });
  const { headers } = table.grid;
  const start = () => table.apply(() => newGrid(defaultSize));
  const headerColumn = table.headerDialog;
  const [HeaderDialog, prepareDialog] = useLazyComponent(loadHeaderDialog);
  const [SpecTableMenu, prepareMenu] = useLazyComponent(loadMenu);
  const isAsked = headerColumn !== null;
  const latest = useRef(table);
  latest.current = table;

  const preparePaste = clipboard.prepare;
  const prepare = useCallback(() => {
    prepareDialog();
    prepareMenu();
    preparePaste();
  }, [prepareDialog, prepareMenu, preparePaste]);

  useEffect(
    function bringWhatIsAskedFor() {
      if (isAsked || menuKind) prepare();
    },
    [isAsked, menuKind, prepare],
  );

  const onAction = useCallback(({ does, at }: { does: ToolbarAction; at: Element }) => {
    const { grid: shown, ...now } = latest.current;
    switch (does) {
      case 'addRow':
        return now.insertRow(shown.rows.length);
      case 'addColumn':
        return now.insertColumn(shown.headers.length);
      case 'menu':
        anchor.current = at;
        return setMenuKind('toolbar');
      default:
        return now[does]();
    }
  }, []);

  if (headers.length === 0) {
    return (
      <div
        className={styles.root}
        data-component="SpecTableEditor"
        onFocus={preparePaste}
        onPointerMove={preparePaste}
      >
        {invalidText === undefined ? (
          <SpecTableStart
            clipboard={clipboard}
            isReadOnly={isReadOnly}
            labels={labels.empty}
            onStart={start}
            size={defaultSize}
          />
        ) : (
          <InvalidTable isReadOnly={isReadOnly} labels={labels.invalid} onStart={start} raw={invalidText} />
        )}
        <SpecTableReport clipboard={clipboard} labels={labels.report} maxCells={maxCells} />
      </div>
    );
  }

  return (
    <div
      className={`${styles.root} ${fillsHeight ? styles.fillsHeight : styles.ownHeight}`}
      data-component="SpecTableEditor"
      // Whoever is about to edit may be about to open what is loaded late; a table that appears under a pointer at rest is no sign of it.
      onFocus={prepare}
      onPointerMove={prepare}
    >
      <SpecTableToolbar
        canRedo={value.future.length > 0}
        canUndo={value.past.length > 0}
        columns={headers.length}
        isMenuOpen={menuKind === 'toolbar'}
        isReadOnly={isReadOnly}
        labels={labels}
        onAction={onAction}
        rows={table.grid.rows.length}
      />
      <SpecTableReport clipboard={clipboard} labels={labels.report} maxCells={maxCells} />
      <SpecGrid
        clipboard={clipboard}
        isTouch={isTouch}
        label={label}
        openMenu={(kind, at) => {
          anchor.current = at;
          setMenuKind(kind);
        }}
        ref={grid}
        table={table}
      />
      {!isReadOnly && <KeyHints labels={labels.keys} />}
      <div aria-live="polite">
        <VisuallyHidden>
          {/* The same words twice in a row are news, too. */}
          <span key={table.announcement.count}>{table.announcement.text}</span>
        </VisuallyHidden>
      </div>
      {menuKind && SpecTableMenu && (
        <SpecTableMenu
          anchor={anchor}
          kind={menuKind === 'toolbar' ? 'cell' : menuKind}
          onClose={() => setMenuKind(null)}
          table={table}
        />
      )}
      {HeaderDialog && (
        <HeaderDialog
          isOpen={isAsked}
          labels={labels.dialog}
          onClose={() => table.openHeader(null)}
          onSave={(text) => {
            if (isAsked) table.saveHeader(headerColumn, text);
          }}
          placeholder={labels.headerPlaceholder((headerColumn ?? 0) + 1)}
          text={headers[headerColumn ?? 0] ?? ''}
        />
      )}
    </div>
  );
}

const loadMenu = () => import('./SpecTableMenu.tsx').then(({ SpecTableMenu }) => SpecTableMenu);
const loadHeaderDialog = () => import('./HeaderDialog.tsx').then(({ HeaderDialog }) => HeaderDialog);

/** The keys of the grid, for those who see it; the pattern of the grid tells the others. */
const KeyHints = memo(function Keys({ labels }: { labels: SpecTableEditorLabels['keys'] }) {
  return (
    <ul aria-hidden className={styles.keys}>
      {labels.map(({ keys, does }) => (
        <li className={styles.key} key={does}>
          {keys.split(' ').map((key) => (
            <kbd className={styles.keyCap} key={key}>
              {key}
            </kbd>
          ))}
          {does}
        </li>
      ))}
    </ul>
  );
});

const coarsePointerQuery = '(pointer: coarse)';

/** Whether the main pointer is a finger, for which lines are higher. */
function useIsTouch(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(coarsePointerQuery);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => matchMedia(coarsePointerQuery).matches,
    () => false,
  );
}
