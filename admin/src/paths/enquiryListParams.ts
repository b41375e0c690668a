import { enquiryKinds, enquiryStatuses, type EnquiryKind, type EnquiryStatus } from '@elvora/catalogue/model';

/** Number of enquiries per page of the list. */
export const enquiriesPerPage = 50;

/** URL parameters of the enquiry list. */
export interface EnquiryListParams {
  kind?: EnquiryKind;
  status?: EnquiryStatus;
  query?: string;
  page?: number;
}

/** Reads the URL parameters; invalid ones have their defaults. */
export function readEnquiryListParams(search: URLSearchParams): EnquiryListParams {
  const kind = enquiryKinds.find((one) => one === search.get('kind'));
  const status = enquiryStatuses.find((one) => one === search.get('status'));
  const query = (search.get('query') ?? '').slice(0, 200);
  const page = /^[1-9]\d{0,5}$/.test(search.get('page') ?? '') ? Number(search.get('page')) : 1;
  return { ...(kind ? { kind } : {}), ...(status ? { status } : {}), query, page };
}

/** Writes the query string; defaults are omitted. */
export function enquiryListQuery({ kind, status, query = '', page = 1 }: EnquiryListParams): string {
  const search = new URLSearchParams({
    ...(kind ? { kind } : {}),
    ...(status ? { status } : {}),
    ...(query === '' ? {} : { query }),
    ...(page > 1 ? { page: String(page) } : {}),
  }).toString();
  return search === '' ? '' : `?${search}`;
}

/** Returns the filter of the API request. */
export const enquiryFilter = ({ kind, status, query = '' }: EnquiryListParams) => ({
  ...(kind ? { kind } : {}),
  ...(status ? { status } : {}),
  ...(query.trim() === '' ? {} : { query: query.trim() }),
});
