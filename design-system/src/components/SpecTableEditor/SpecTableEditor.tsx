import { useRef, useState, useSyncExternalStore } from 'react';
import { Menu } from '../Menu/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { HeaderDialog } from './HeaderDialog.tsx';
import { SpecGrid } from './SpecGrid.tsx';
import * as styles from './SpecTableEditor.css.ts';
import {
  type PasteReport,
  type SpecTableEditorLabels,
  specTableEditorLabels,
} from './specTableEditorLabels.ts';
import type { History } from './specHistoryOps.ts';
import { type Grid, newGrid } from './specTableOps.ts';
import { SpecTableReport } from './SpecTableReport.tsx';
import { SpecTableStart, UnreadableTable } from './SpecTableStart.tsx';
import { SpecTableToolbar } from './SpecTableToolbar.tsx';
import { type MenuKind, tableMenu } from './tableMenus.ts';
import { useGridClipboard } from './useGridClipboard.ts';
import { useSpecTable } from './useSpecTable.ts';

export interface SpecTableEditorProps {
  /** The table with its steps back and forth. The app keeps both, so that they outlive the editor. */
  value: History<Grid>;
  onChange: (value: History<Grid>) => void;
  /** What the table belongs to, for assistive technology. */
  label: string;
  /** Stored text that is no table: shown while the value is empty (D-23). */
  unreadable?: string;
  /** Size of a table that is begun here (S-372). @default 4 columns, 3 rows */
  defaultSize?: { columns: number; rows: number };
  /** A paste that would make more cells than this is left out. @default 100000 */
  maxCells?: number;
  /** Told what a paste has done. */
  onPasteReport?: (report: PasteReport) => void;
  /** @default false */
  isReadOnly?: boolean;
  /** As high as what is around it; else as high as its rows, up to most of the screen. @default false */
  isFilling?: boolean;
  labels?: Partial<SpecTableEditorLabels>;
}

const defaults = { columns: 4, rows: 3 };

/** A table of text that is edited like a sheet: keys, ranges, clipboard, steps back and forth. */
export function SpecTableEditor(props: SpecTableEditorProps) {
  const { value, onChange, label, unreadable, defaultSize = defaults, maxCells = 100_000 } = props;
  const { isReadOnly = false, isFilling = false } = props;
  const labels = { ...specTableEditorLabels, ...props.labels };
  const grid = useRef<HTMLDivElement>(null);
  const anchor = useRef<Element>(null);
  const [menuKind, setMenuKind] = useState<MenuKind | null>(null);
  const isTouch = useIsTouch();
  const table = useSpecTable({ value, onChange, isReadOnly, labels });
  const clipboard = useGridClipboard({ table, maxCells, onPasteReport: props.onPasteReport });
  const { headers } = table.grid;
  const start = () => table.apply(() => newGrid(defaultSize));
  const headerColumn = table.headerDialog;

  if (headers.length === 0) {
    return (
      <div className={styles.root} data-component="SpecTableEditor">
        {unreadable === undefined ? (
          <SpecTableStart
            clipboard={clipboard}
            isReadOnly={isReadOnly}
            labels={labels.empty}
            onStart={start}
            size={defaultSize}
          />
        ) : (
          <UnreadableTable isReadOnly={isReadOnly} labels={labels.invalid} onStart={start} raw={unreadable} />
        )}
        <SpecTableReport clipboard={clipboard} labels={labels.report} maxCells={maxCells} />
      </div>
    );
  }

  return (
    <div
      className={`${styles.root} ${isFilling ? styles.filling : styles.free}`}
      data-component="SpecTableEditor"
    >
      <SpecTableToolbar table={table} />
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
      {!isReadOnly && (
        <ul aria-hidden className={styles.keys}>
          {labels.keys.map(({ keys, does }) => (
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
      )}
      <div aria-live="polite">
        <VisuallyHidden>
          {/* The same words twice in a row are news, too. */}
          <span key={table.announcement.count}>{table.announcement.text}</span>
        </VisuallyHidden>
      </div>
      {menuKind && (
        <Menu {...tableMenu(table, menuKind)} anchor={anchor} isOpen onClose={() => setMenuKind(null)} />
      )}
      <HeaderDialog
        isOpen={headerColumn !== null}
        labels={labels.dialog}
        onClose={() => table.openHeader(null)}
        onSave={(text) => {
          if (headerColumn !== null) table.saveHeader(headerColumn, text);
        }}
        placeholder={labels.headerPlaceholder((headerColumn ?? 0) + 1)}
        text={headers[headerColumn ?? 0] ?? ''}
      />
    </div>
  );
}

const coarse = '(pointer: coarse)';

/** Whether the main pointer is a finger, for which lines are higher. */
function useIsTouch(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(coarse);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => matchMedia(coarse).matches,
    () => false,
  );
}
