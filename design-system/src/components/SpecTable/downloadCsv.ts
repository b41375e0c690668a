import { fileName } from '../../text/index.ts';
import type { SpecColumn, SpecRow } from './specColumnOps.ts';
import { tableLines } from './specExportOps.ts';
import type { FormatCsv } from './useTableExport.ts';

interface CsvTable {
  rows: readonly SpecRow[];
  columns: readonly SpecColumn[];
  /** Gives the file its name. */
  caption: string;
  formatCsv: FormatCsv;
}

/** Saves a table as a CSV file. */
export async function downloadCsv({ rows, columns, caption, formatCsv }: CsvTable): Promise<void> {
  const csv = await formatCsv(tableLines(rows, columns));
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([csv], { type: 'text/csv' }));
  link.download = fileName(caption, 'csv', 'table');
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
