export { DocumentsTable, type DocumentsTableProps } from './DocumentsTable.tsx';
export { documentsTableLabels, type DocumentsTableLabels } from './documentsTableLabels.ts';
export type { DocumentRow, DocumentKind } from './documentsOps.ts';
