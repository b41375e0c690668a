import type { DocumentKind } from './documentsOps.ts';

interface NamedFile {
  name: string;
  /** 'PDF'. */
  type: string;
  size: string;
}

export interface DocumentsTableLabels {
  /** Title and caption of the table (S-248). */
  title: string;
  /** Column headers in order (S-249). */
  columns: {
    serialNumber: string;
    name: string;
    type: string;
    size: string;
    uploadDate: string;
    actions: string;
  };
  preview: string;
  download: string;
  /** Accessible name of a preview link; says whether the file is displayed or downloaded. */
  previewOf: (file: NamedFile, isShown: boolean) => string;
  downloadOf: (file: NamedFile) => string;
  /** Accessible name of the filter. */
  filter: string;
  all: string;
  kinds: Record<DocumentKind, string>;
  count: (count: number) => string;
  /** Serial number on cards. */
  number: (serialNumber: number) => string;
  /** Shown in place of the actions of a missing file. */
  missing: string;
}

export const documentsTableLabels: DocumentsTableLabels = {
  title: 'Available Files',
  columns: {
    serialNumber: 'Serial No.',
    name: 'File Name',
    type: 'File Type',
    size: 'File Size',
    uploadDate: 'Date Added',
    actions: 'Actions',
  },
  preview: 'Preview',
  download: 'Download',
  previewOf: ({ name, type, size }, isShown) =>
    `Preview ${name}, ${type}, ${size}, ${isShown ? 'opens in a new tab' : 'downloads the file'}`,
  downloadOf: ({ name, type, size }) => `Download ${name}, ${type}, ${size}`,
  filter: 'File type',
  all: 'All',
  kinds: { pdf: 'PDF', docx: 'DOCX', xlsx: 'XLSX' },
  count: (count) => (count === 1 ? '1 file' : `${count} files`),
  number: (serialNumber) => `No. ${serialNumber}`,
  missing: 'Not available at the moment',
};
