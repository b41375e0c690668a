import { maxQuoteLines } from '@elvora/catalogue/model';
import { isTitleRow } from '@elvora/catalogue/operations';
import { firstSheetPath, readSharedStrings, readSheetRows } from './sheetRows.ts';
import { inflateFile, readZipArchive, type ZipArchive } from './zipArchive.ts';

export type ReadXlsx = { status: 'ready'; text: string } | { status: 'failed'; problem: string };

/** Maximum inflated size of each file: a sheet of 2,000 lines has less than a tenth of it. */
const maxInflatedBytes = 20 * 1024 * 1024;

/** Maximum number of rows counted, enough to report that there are too many. */
const maxRows = 10 * maxQuoteLines;

/** Maximum number of rows above the titles of a table, such as the name of a company. */
const maxHeadRows = 20;

const problems = {
  noWorkbook: 'This is not an Excel workbook. Save the sheet as CSV, or copy its lines and paste them here.',
  broken: 'The workbook is damaged or protected. Copy its lines and paste them here.',
  tooLarge: 'The workbook is too large to read here. Copy its lines and paste them.',
  empty: 'The first sheet of the workbook is empty. Move the list there, or copy its lines.',
} as const;

const failed = (problem: keyof typeof problems): ReadXlsx => ({
  status: 'failed',
  problem: problems[problem],
});

/**
 * Reads the first sheet of an Excel workbook as tab-separated lines, which are parsed like a pasted list. The
 * browser inflates the files, so no library is loaded; their size is bounded while they are inflated.
 */
export async function readXlsx(bytes: Uint8Array<ArrayBuffer>): Promise<ReadXlsx> {
  const archive = readZipArchive(bytes);
  if (archive === null) return failed('broken');
  const read = (name: string) => readFile(bytes, archive, name);
  const [workbook, relations, strings] = await Promise.all([
    read('xl/workbook.xml'),
    read('xl/_rels/workbook.xml.rels'),
    read('xl/sharedStrings.xml'),
  ]);
  if (workbook === 'missing') return failed('noWorkbook');
  const path =
    (isText(workbook) && isText(relations) && firstSheetPath(workbook.text, relations.text)) ||
    'xl/worksheets/sheet1.xml';
  const sheet = await read(path);
  for (const file of [workbook, relations, strings, sheet]) {
    if (file !== 'missing' && file.status !== 'ready') return failed(file.status);
  }
  if (!isText(sheet)) return failed('noWorkbook');
  const rows = readSheetRows(sheet.text, isText(strings) ? readSharedStrings(strings.text) : [], maxRows);
  if (rows.length === 0) return failed('empty');
  return {
    status: 'ready',
    text: withoutHead(rows)
      .map((cells) => cells.join('\t'))
      .join('\n'),
  };
}

const isText = (file: Awaited<ReturnType<typeof readFile>>) => file !== 'missing' && file.status === 'ready';

async function readFile(bytes: Uint8Array<ArrayBuffer>, archive: ZipArchive, name: string) {
  const entry = archive.get(name);
  return entry ? inflateFile(bytes, entry, maxInflatedBytes) : ('missing' as const);
}

/** Removes single-cell rows above the table's titles: they are not order lines. */
function withoutHead(rows: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const titles = rows.slice(0, maxHeadRows).findIndex(isTitleRow);
  const isHead = (cells: readonly string[]) => cells.filter((cell) => cell !== '').length === 1;
  return titles > 0 && rows.slice(0, titles).every(isHead) ? rows.slice(titles) : rows;
}
