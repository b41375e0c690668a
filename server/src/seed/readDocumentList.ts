import { stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { DocumentItem } from '@elvora/catalogue/model';
import { readDocumentsContent, seedDir } from './content.ts';

/**
 * Returns the 16 documents of Media & Downloads (S-252, S-253) with the sizes of their files (D-27). A document whose file
 * is missing stays in the list without size and URL.
 */
export async function readDocumentList(folder = join(seedDir, 'documents')): Promise<DocumentItem[]> {
  const { documents } = await readDocumentsContent();
  return Promise.all(
    documents.map(async ({ id, serialNumber, name, type, uploadDate, filePath }) => {
      const file = basename(filePath);
      const stats = await stat(join(folder, file)).catch(() => null);
      return {
        id,
        serialNumber,
        name,
        type,
        uploadDate,
        filePath: stats ? `/media/documents/${file}` : '',
        size: stats ? formatSize(stats.size) : '',
      };
    }),
  );
}

/** Formats a size in whole kilobytes of 1024 bytes, at least 1 KB. */
export function formatSize(bytes: number): string {
  return `${Math.max(1, Math.round(bytes / 1024))} KB`;
}
