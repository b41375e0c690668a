import { stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { DocumentItem } from '@elvora/catalogue/model';
import { readDocumentsContent, seedDir } from './content.ts';

/**
 * The 16 documents of Media & Downloads (S-252, S-253); sizes are read from the files (D-27). One whose file is missing has
 * neither size nor address, and stays in the list.
 */
export async function readDocumentList(folder = join(seedDir, 'documents')): Promise<DocumentItem[]> {
  const { documents } = await readDocumentsContent();
  return Promise.all(
    documents.map(async ({ id, serialNumber, name, type, uploadDate, filePath }) => {
      const file = basename(filePath);
      const found = await stat(join(folder, file)).catch(() => null);
      return {
        id,
        serialNumber,
        name,
        type,
        uploadDate,
        filePath: found ? `/media/documents/${file}` : '',
        size: found ? formatSize(found.size) : '',
      };
    }),
  );
}

/** A size for people: whole kilobytes of 1024 bytes, at least one. */
export function formatSize(bytes: number): string {
  return `${Math.max(1, Math.round(bytes / 1024))} KB`;
}
