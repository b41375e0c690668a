import type { SpecColumn, SpecRow } from './specColumnOps.ts';
import { fileName, tableCsv } from './specExportOps.ts';

interface CsvTable {
  rows: readonly SpecRow[];
  columns: readonly SpecColumn[];
  /** Gives the file its name. */
  caption: string;
}

/** Saves a table as a CSV file. */
export function downloadCsv({ rows, columns, caption }: CsvTable) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([tableCsv(rows, columns)], { type: 'text/csv' }));
  link.download = fileName(caption, 'csv');
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
