import type { EnquiryFilter } from '../model/enquiry.ts';
import type { TableIssueKind } from '../model/tableIssue.ts';
import { buildKey } from './buildKey.ts';
import type { Paging, ProductListOptions } from './resourceKeys.ts';

/**
 * Builds the keys of staff resources, in a separate module so that the storefront does not load
 * them.
 */
export const staffResourceKeys = {
  summary: ({ query, category }: Pick<ProductListOptions, 'query' | 'category'> = {}) =>
    buildKey('/summary', { query, category }),
  enquiries: ({ kind, answerable, status, query, limit, offset }: EnquiryFilter & Paging = {}) =>
    buildKey('/enquiries', { kind, answerable, status, query, limit, offset }),
  enquiryCounts: () => buildKey('/enquiries/counts'),
  enquiry: (id: number) => buildKey(`/enquiries/${id}`),
  /** Download of the file attached to a quote request. */
  enquiryAttachment: (id: number) => buildKey(`/enquiries/${id}/attachment`),
  /** Download of a CSV file; with `kind`, it has the columns of that kind only. */
  enquiriesCsv: ({ kind, status, query }: EnquiryFilter = {}) =>
    buildKey('/enquiries.csv', { kind, status, query }),
  staffAccounts: () => buildKey('/staff/accounts'),
  staffPreferences: () => buildKey('/staff/preferences'),
  staffSecurity: () => buildKey('/staff/security'),
  /** Entries of the audit log before an id, or the latest. */
  auditLog: ({ before }: { before?: number } = {}) => buildKey('/staff/audit-log', { before }),
  cspReports: () => buildKey('/staff/csp-reports'),
  trash: () => buildKey('/trash'),
  quality: () => buildKey('/quality'),
  productHistory: (id: number) => buildKey(`/products/${id}/history`),
  categoryHistory: (cid: number) => buildKey(`/categories/${cid}/history`),
  searchMisses: ({ query, limit, offset }: { query?: string } & Paging = {}) =>
    buildKey('/search-misses', { query, limit, offset }),
  tableIssues: ({ kind, limit, offset }: { kind?: TableIssueKind | undefined } & Paging = {}) =>
    buildKey('/table-issues', { kind, limit, offset }),
  searchTrial: (query: string) => buildKey('/search-trial', { query }),
  vocabulary: () => buildKey('/vocabulary'),
  vocabularyHistory: (id: number) => buildKey(`/vocabulary/${id}/history`),
  session: () => buildKey('/staff/session'),
} as const;
