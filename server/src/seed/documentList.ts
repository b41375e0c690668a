import { stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { DocumentItem } from '@elvora/catalogue/model';
import { readDocumentsContent, seedDir } from './content.ts';

/** The 16 documents of Media & Downloads (S-252, S-253); sizes are read from the files (D-27). */
export async function readDocumentList(): Promise<DocumentItem[]> {
  const { documents } = await readDocumentsContent();
  return Promise.all(
    documents.map(async ({ id, serialNumber, name, type, uploadDate, filePath }) => {
      const file = basename(filePath);
      const { size } = await stat(join(seedDir, 'documents', file));
      return {
        id,
        serialNumber,
        name,
        type,
        uploadDate,
        filePath: `/media/documents/${file}`,
        size: sizeText(size),
      };
    }),
  );
}

/** A size for people: whole kilobytes of 1024 bytes, at least one. */
export function sizeText(bytes: number): string {
  return `${Math.max(1, Math.round(bytes / 1024))} KB`;
}
