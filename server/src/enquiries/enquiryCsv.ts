import { csvLine } from '@elvora/catalogue/csv';
import {
  distributorLabels,
  type EnquiryKind,
  quoteDetailLabels,
  type QuoteItem,
} from '@elvora/catalogue/model';
import { attachmentOf, type EnquiryPayload } from '../enquiryPayload.ts';
import { readQuoteItems } from '../readQuoteItems.ts';
import type { EnquiryRow } from '../store/index.ts';
import { localIsoTime } from '../timeZone.ts';

interface CsvColumn {
  title: string;
  /** Only for enquiries of this kind. @default all kinds */
  kind?: EnquiryKind;
  cell: (row: CsvRow, item: QuoteItem | null) => string;
}

export interface CsvRow {
  enquiry: EnquiryRow;
  payload: EnquiryPayload;
  /** Empty for enquiries other than newsletter subscriptions. */
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

const itemColumn = (title: string, cellOf: (item: QuoteItem) => string): CsvColumn => ({
  title,
  kind: 'quote',
  cell: (_row, item) => (item ? cellOf(item) : ''),
});

const distributorColumnTitles: Readonly<Record<string, string>> = {
  ...distributorLabels,
  'country-other': 'Other Country',
  'push-notifications': 'SMS Notifications',
  terms: 'Terms',
};

/** Name, email and phone are columns of all kinds. */
const needsColumn = (field: string) => !['name', 'first-name', 'last-name', 'email', 'phone'].includes(field);

const columns: readonly CsvColumn[] = [
  { title: 'Reference', cell: ({ enquiry }) => enquiry.reference },
  { title: 'Kind', cell: ({ enquiry }) => enquiry.kind },
  { title: 'Status', cell: ({ enquiry }) => enquiry.status },
  { title: 'Received', cell: ({ enquiry }) => localIsoTime(new Date(enquiry.received_at)) },
  { title: 'Name', cell: ({ enquiry }) => enquiry.name },
  { title: 'Email', cell: ({ enquiry }) => enquiry.email },
  { title: 'Phone', cell: ({ enquiry }) => enquiry.phone },
  { title: 'Note', cell: ({ enquiry }) => enquiry.note },
  ...Object.entries(quoteDetailLabels)
    .filter(([field]) => needsColumn(field))
    .map(([field, title]) => payloadColumn('quote', field, `Buyer: ${title}`)),
  {
    title: 'Buyer: Attachment',
    kind: 'quote',
    cell: ({ payload }) => attachmentOf(payload)?.name ?? '',
  },
  itemColumn('Product', ({ product }) => product),
  itemColumn('Code', ({ code }) => code),
  itemColumn('Variant', ({ variant }) => variant),
  itemColumn('Quantity', ({ quantity }) => String(quantity)),
  itemColumn('Pack', ({ pack }) => pack),
  itemColumn('Line note', ({ note }) => note),
  payloadColumn('contact', 'subject', 'Subject'),
  payloadColumn('contact', 'message', 'Message'),
  ...Object.entries(distributorColumnTitles)
    .filter(([field]) => needsColumn(field))
    .map(([field, title]) => payloadColumn('distributor', field, title)),
  { title: 'Unsubscribe', kind: 'newsletter', cell: ({ unsubscribeUrl }) => unsubscribeUrl },
];

/**
 * Returns the header and a formatter with the columns of one kind, or of all kinds. A quote request has one record for each of
 * its lines, so that codes and quantities can be sorted and added up.
 */
export function createCsvTable(kind: EnquiryKind | undefined) {
  const visible = columns.filter((column) => !kind || !column.kind || column.kind === kind);
  return {
    header: csvLine(visible.map(({ title }) => title)),
    records(row: CsvRow): string {
      const items = row.enquiry.kind === 'quote' ? readQuoteItems(row.payload['items']) : [];
      return (items.length === 0 ? [null] : items)
        .map((item) => csvLine(visible.map(({ cell }) => cell(row, item))))
        .join('');
    },
  };
}
