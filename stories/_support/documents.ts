import type { DocumentRow } from '@elvora/design-system/DocumentsTable';

const document = (serialNumber: number, given: Partial<DocumentRow>): DocumentRow => ({
  id: serialNumber,
  serialNumber,
  name: 'Social Compliance Policy',
  type: 'pdf',
  size: '118 KB',
  uploadDate: '2026-01-12',
  filePath: '#policy.pdf',
  ...given,
});

/** One document of each type, a long name, and a missing file. */
export const documents: readonly DocumentRow[] = [
  document(1, {}),
  document(2, { name: 'Anti-Bribery and Anti-Corruption Policy', size: '88 KB', uploadDate: '2026-01-19' }),
  document(3, {
    name: 'Freedom of Association and Collective Bargaining Policy for All Sites, Warehouses and Contractors',
    type: 'docx',
    size: '62 KB',
    uploadDate: '2026-02-02',
  }),
  document(4, {
    name: 'Internal Social Audit Checklist',
    type: 'xlsx',
    size: '1.2 MB',
    uploadDate: '2026-03-02',
  }),
  document(5, { name: 'Waste Management Plan', type: 'docx', size: '58 KB', filePath: '' }),
];
