import {
  type TableGrid,
  type History,
  createHistory,
  newGrid,
  SpecTableEditor,
  type SpecTableEditorProps,
} from '@elvora/design-system/SpecTableEditor';
import { useState } from 'react';

type EditedTableProps = Partial<Omit<SpecTableEditorProps, 'value' | 'onChange'>> & {
  /** @default a new table */
  grid?: TableGrid;
  onGrid?: (grid: TableGrid) => void;
};

/** An editor that holds its table in state. */
export function EditedTable({ grid = newGrid(), onGrid, ...props }: EditedTableProps) {
  const [value, setValue] = useState<History<TableGrid>>(() => createHistory(grid));
  return (
    <SpecTableEditor
      label="Specifications"
      {...props}
      onChange={(next) => {
        setValue(next);
        onGrid?.(next.present);
      }}
      value={value}
    />
  );
}

/** Brass glands: ordering code, entry thread and four measures. */
export const glands: TableGrid = {
  headers: [
    'Ordering code',
    'Entry thread',
    'Clamping range (mm)',
    'Thread length (mm)',
    'Spanner width (mm)',
    'Clearance hole (mm)',
  ],
  rows: [
    ['EV-BG-M12', 'M12 × 1.5', '3–6.5', '5', '14', '12.5'],
    ['EV-BG-M16', 'M16 × 1.5', '4.5–10', '6', '20', '16.5'],
    ['EV-BG-M20', 'M20 × 1.5', '7–13', '6', '24', '20.5'],
    ['EV-BG-M25', 'M25 × 1.5', '10–17', '7', '30', '25.5'],
    ['EV-BG-M32', 'M32 × 1.5', '14–21', '8', '36', '32.5'],
    ['EV-BG-M40', 'M40 × 1.5', '19–28', '8', '46', '40.5'],
    ['EV-BG-M50', 'M50 × 1.5', '27–35', '9', '55', '50.5'],
    ['EV-BG-M63', 'M63 × 1.5', '34–45', '10', '68', '63.5'],
    ['', '', '', '', '', ''],
  ],
};

/** Two columns, two rows. */
export const small: TableGrid = {
  headers: ['Code', 'Current (A)'],
  rows: [
    ['EV-1', '10'],
    ['EV-2', '16'],
  ],
};

export function largeGrid(rows: number, columns: number): TableGrid {
  return {
    headers: Array.from({ length: columns }, (_none, column) => `Measure ${column + 1}`),
    rows: Array.from({ length: rows }, (_none, row) =>
      Array.from({ length: columns }, (_cell, column) => `${row + 1}.${column + 1}`),
    ),
  };
}
