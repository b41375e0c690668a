import { byteOrderMark } from '@elvora/catalogue/csv';
import type { EnquiryFilter } from '@elvora/catalogue/model';
import { parsePayload } from '../enquiryPayload.ts';
import type { EnquiryRow, Store } from '../store/index.ts';
import { createCsvTable } from './enquiryCsv.ts';

export interface EnquiryExportOptions {
  filter: EnquiryFilter;
  /** Base URL of unsubscribe links; the token follows as the last segment. */
  unsubscribeUrl: string;
}

/** Yields a CSV file page by page, so that it is never completely in memory. */
export async function* exportEnquiries(
  enquiries: Pick<Store['enquiries'], 'pageAfter' | 'newsletterTokens' | 'unconfirmed'>,
  { filter, unsubscribeUrl }: EnquiryExportOptions,
): AsyncGenerator<string> {
  const table = createCsvTable(filter.kind);
  yield byteOrderMark + table.header;
  let last: EnquiryRow | null = null;
  do {
    const rows: EnquiryRow[] = await enquiries.pageAfter(last, filter, 500);
    const ids = rows.map(({ id }) => id);
    const tokens = await enquiries.newsletterTokens(ids);
    const unconfirmed = await enquiries.unconfirmed(ids);
    yield rows
      // The list is for mailings, so it contains only confirmed addresses.
      .filter(({ id }) => !unconfirmed.has(id))
      .map((enquiry) => {
        const token = tokens.get(enquiry.id);
        return table.records({
          enquiry,
          payload: parsePayload(enquiry),
          unsubscribeUrl: token === undefined ? '' : `${unsubscribeUrl}/${token}`,
        });
      })
      .join('');
    last = rows.at(-1) ?? null;
  } while (last);
}
