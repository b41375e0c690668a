import { enquiryListQuery, type EnquiryListParams } from './enquiryListParams.ts';
import { productListQuery, type ProductListParams } from './productListParams.ts';
import { searchListQuery, type SearchListParams } from './searchListParams.ts';
import { tableListQuery, type TableListParams } from './tableListParams.ts';

/** Paths of the admin, relative to its base `/admin` (S-256…S-259). */
export const paths = {
  dashboard: '/dashboard',
  /** Category Management at one level; ids survive renames. */
  categories: (cid?: number) => (cid === undefined ? '/categories' : `/categories/${cid}`),
  categoryTree: '/categories?view=tree',
  categoryHistory: (cid: number) => `/categories/${cid}/history`,
  products: (list: ProductListParams = {}) => {
    const query = new URLSearchParams(productListQuery(list)).toString();
    return query === '' ? '/products' : `/products?${query}`;
  },
  productHistory: (id: number) => `/products/${id}/history`,
  enquiries: (list: EnquiryListParams = {}) => `/enquiries${enquiryListQuery(list)}`,
  /** One enquiry, with the parameters of its list. */
  enquiry: (id: number, list: EnquiryListParams = {}) => `/enquiries/${id}${enquiryListQuery(list)}`,
  search: (list: SearchListParams = {}) => `/search${searchListQuery(list)}`,
  /** History of a synonym or a cross-reference. */
  vocabularyHistory: (id: number) => `/search/${id}/history`,
  tables: (list: TableListParams = {}) => `/tables${tableListQuery(list)}`,
  trash: '/trash',
  staff: '/staff',
  auditLog: '/audit-log',
  security: '/security',
  signIn: ({ from }: { from?: string } = {}) =>
    from ? `/sign-in?from=${encodeURIComponent(from)}` : '/sign-in',
} as const;

export const basePath = '/admin';

/** Returns the full path for an `href`. */
export const toHref = (path: string) => `${basePath}${path}`;

/**
 * Returns the path to go to after signing in. Anything but a path inside the admin becomes the dashboard, so a crafted
 * link cannot redirect to another site.
 */
export function returnPath(from: string | null): string {
  if (!from || !/^\/(?![/\\])/.test(from) || from.startsWith('/sign-in')) return paths.dashboard;
  return from;
}

/** Whether the page keeps its scroll position: an enquiry opens beside its list. */
export const keepsScroll = (from: string, to: string) =>
  from.startsWith(paths.enquiries()) && to.startsWith(`${paths.enquiries()}/`);
