import { distributorLabels, type EnquiryKind } from '@elvora/catalogue/model';
import type { EnquiryRow } from '../store/index.ts';

/** Begins a text file so that spreadsheets read it as UTF-8. */
export const byteOrderMark = '\u{FEFF}';

/** A cell a spreadsheet would take for a formula gets an apostrophe (O56). */
const formula = /^[\s\p{Control}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u;

/** A cell of RFC 4180. */
export function csvCell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const csvLine = (cells: readonly string[]) => `${cells.map(csvCell).join(',')}\r\n`;

type Payload = Readonly<Record<string, unknown>>;

interface Column {
  title: string;
  /** Whose column it is; everybody's without. */
  kind?: EnquiryKind;
  cell: (entry: CsvEntry) => string;
}

export interface CsvEntry {
  enquiry: EnquiryRow;
  payload: Payload;
  /** Takes an address off the newsletter's list. */
  unsubscribeUrl: string;
}

const textOf = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

const sent = (kind: EnquiryKind, field: string, title: string): Column => ({
  title,
  kind,
  cell: ({ enquiry, payload }) => (enquiry.kind === kind ? textOf(payload[field]) : ''),
});

const distributorTitles: Readonly<Record<string, string>> = {
  ...distributorLabels,
  'country-other': 'Other Country',
  'push-notifications': 'SMS Notifications',
  terms: 'Terms',
};

/** Name, email and phone have columns of their own. */
const isOwnColumn = (field: string) => !['first-name', 'last-name', 'email', 'phone'].includes(field);

const columns: readonly Column[] = [
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
    cell: ({ payload }) => itemLines(payload['items']).join('\n'),
  },
  sent('contact', 'subject', 'Subject'),
  sent('contact', 'message', 'Message'),
  ...Object.entries(distributorTitles)
    .filter(([field]) => isOwnColumn(field))
    .map(([field, title]) => sent('distributor', field, title)),
  { title: 'Unsubscribe', kind: 'newsletter', cell: ({ unsubscribeUrl }) => unsubscribeUrl },
];

/** Lines of a quote as people write them. */
export function itemLines(items: unknown): string[] {
  if (!Array.isArray(items)) return [];
  return items.map((item: Payload) => `${textOf(item['quantity']) || '1'} × ${textOf(item['name'])}`);
}

/** The columns of an export: those of one kind, or of all. */
export function csvTable(kind: EnquiryKind | undefined) {
  const chosen = columns.filter((column) => !kind || !column.kind || column.kind === kind);
  return {
    head: csvLine(chosen.map(({ title }) => title)),
    line: (entry: CsvEntry) => csvLine(chosen.map(({ cell }) => cell(entry))),
  };
}
