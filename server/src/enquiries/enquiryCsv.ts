import { csvLine } from '@elvora/catalogue/csv';
import { distributorLabels, type EnquiryKind } from '@elvora/catalogue/model';
import type { EnquiryRow } from '../store/index.ts';

type Payload = Readonly<Record<string, unknown>>;

interface CsvColumn {
  title: string;
  /** Whose column it is; everybody's without. */
  kind?: EnquiryKind;
  cell: (entry: CsvRow) => string;
}

export interface CsvRow {
  enquiry: EnquiryRow;
  payload: Payload;
  /** Takes an address off the newsletter's list. */
  unsubscribeUrl: string;
}

const csvText = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

const payloadColumn = (kind: EnquiryKind, field: string, title: string): CsvColumn => ({
  title,
  kind,
  cell: ({ enquiry, payload }) => (enquiry.kind === kind ? csvText(payload[field]) : ''),
});

const distributorColumnTitles: Readonly<Record<string, string>> = {
  ...distributorLabels,
  'country-other': 'Other Country',
  'push-notifications': 'SMS Notifications',
  terms: 'Terms',
};

/** Name, email and phone have columns of their own. */
const needsColumn = (field: string) => !['first-name', 'last-name', 'email', 'phone'].includes(field);

const columns: readonly CsvColumn[] = [
  { title: 'Reference', cell: ({ enquiry }) => enquiry.reference },
  { title: 'Kind', cell: ({ enquiry }) => enquiry.kind },
  { title: 'Status', cell: ({ enquiry }) => enquiry.status },
  { title: 'Received', cell: ({ enquiry }) => enquiry.received_at },
  { title: 'Name', cell: ({ enquiry }) => enquiry.name },
  { title: 'Email', cell: ({ enquiry }) => enquiry.email },
  { title: 'Phone', cell: ({ enquiry }) => enquiry.phone },
  { title: 'Note', cell: ({ enquiry }) => enquiry.note },
  {
    title: 'Products',
    kind: 'quote',
    cell: ({ payload }) => quoteItemLines(payload['items']).join('\n'),
  },
  payloadColumn('contact', 'subject', 'Subject'),
  payloadColumn('contact', 'message', 'Message'),
  ...Object.entries(distributorColumnTitles)
    .filter(([field]) => needsColumn(field))
    .map(([field, title]) => payloadColumn('distributor', field, title)),
  { title: 'Unsubscribe', kind: 'newsletter', cell: ({ unsubscribeUrl }) => unsubscribeUrl },
];

/** Lines of a quote as people write them. */
export function quoteItemLines(items: unknown): string[] {
  if (!Array.isArray(items)) return [];
  return items.map((item: Payload) => `${csvText(item['quantity']) || '1'} × ${csvText(item['name'])}`);
}

/** The columns of an export: those of one kind, or of all. */
export function createCsvTable(kind: EnquiryKind | undefined) {
  const chosen = columns.filter((column) => !kind || !column.kind || column.kind === kind);
  return {
    head: csvLine(chosen.map(({ title }) => title)),
    line: (entry: CsvRow) => csvLine(chosen.map(({ cell }) => cell(entry))),
  };
}
