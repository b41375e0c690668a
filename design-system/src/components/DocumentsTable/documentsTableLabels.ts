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
  /** Titles of the columns, in order (S-249). */
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
  /** Name of a preview link: what it opens, and how. */
  previewOf: (file: NamedFile, isShown: boolean) => string;
  downloadOf: (file: NamedFile) => string;
  /** Name of the filter, and of its first choice. */
  filter: string;
  all: string;
  kinds: Record<DocumentKind, string>;
  count: (count: number) => string;
  /** Before the number, where a row is a card. */
  number: (serialNumber: number) => string;
  /** Stands for the actions of a file that is not there. */
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
