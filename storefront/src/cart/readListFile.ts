import { importOnline } from '../runtime/browser/importOnline.ts';
import type { ReadXlsx } from './xlsx/readXlsx.ts';

/** Files above this size have more than 2,000 lines. */
const maxTextBytes = 1024 * 1024;
const maxWorkbookBytes = 10 * 1024 * 1024;

// A bare import: `importOnline` reads its URL.
const loadXlsx = () => import('./xlsx/readXlsx.ts');

const failed = (problem: string): ReadXlsx => ({ status: 'failed', problem });

/** Reads a file of lines: text with any separator, or an Excel workbook, detected by content. */
export async function readListFile(file: File): Promise<ReadXlsx> {
  if (file.size > maxWorkbookBytes)
    return failed('A list can have up to 2,000 lines, and this file is larger than 10 MB.');
  try {
    const start = await file.slice(0, 1000).text();
    if (start.startsWith('PK')) {
      const bytes = new Uint8Array(await file.arrayBuffer());
      const { readXlsx } = await importOnline(loadXlsx);
      return await readXlsx(bytes);
    }
    // Other documents, and workbooks of Excel before 2007 or with a password.
    if (start.includes('\0'))
      return failed(
        'Save the sheet as XLSX or CSV without a password, or copy its lines and paste them here.',
      );
    if (file.size > maxTextBytes)
      return failed('A list can have up to 2,000 lines, and this file is larger than 1 MB.');
    return { status: 'ready', text: (await file.text()).replace(/^\uFEFF/, '') };
  } catch (cause) {
    console.warn('The file could not be read.', cause);
    return failed('The file could not be read. Please try again, or copy its lines and paste them here.');
  }
}
