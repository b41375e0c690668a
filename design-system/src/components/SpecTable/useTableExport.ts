import { cellText, type SpecColumn, type SpecRow } from './specColumnOps.ts';
import { type CopySource, useCopyToClipboard } from './useCopyToClipboard.ts';

/** Formats lines of cells as CSV. */
export type FormatCsv = (lines: readonly (readonly string[])[]) => string | Promise<string>;

interface TableExportOptions {
  rows: readonly SpecRow[];
  columns: readonly SpecColumn[];
  /** Gives the downloaded file its name. */
  caption: string;
  /** Writes header and rows as CSV; without it there is no download. */
  formatCsv: FormatCsv | undefined;
}

const loadExport = () => import('./specExportOps.ts');

/** Copies and downloads a table, its rows and their codes. */
export function useTableExport({ rows, columns, caption, formatCsv }: TableExportOptions) {
  const { result, copy } = useCopyToClipboard();
  const [first] = columns;
  /** The code of a row, from its first cell. */
  const codeOf = (row: number) => (first && cellText(rows[row] ?? {}, first.key)) ?? '';
  return {
    result,
    codeOf,
    isCopied: (source: CopySource) => result?.source === source && result.isDone,
    copyTable: () => copy('table', async () => (await loadExport()).tableText(rows, columns)),
    copyRow: (row: number) => copy(row, async () => (await loadExport()).rowText(rows[row] ?? {}, columns)),
    copyText: (source: 'code' | 'link', text: string) => copy(source, () => text),
    download:
      formatCsv &&
      (async () => (await import('./downloadCsv.ts')).downloadCsv({ rows, columns, caption, formatCsv })),
  };
}

export type TableExport = ReturnType<typeof useTableExport>;
