import { enquiryListQuery, type EnquiryListParams } from './enquiryListParams.ts';
import { productListQuery, type ProductListParams } from './productListParams.ts';

/** Addresses of the admin, below its base `/admin` (S-256…S-259). */
export const paths = {
  dashboard: '/dashboard',
  /** Category Management, drilled down to a category by its id: a rename does not break the address. */
  categories: (cid?: number) => (cid === undefined ? '/categories' : `/categories/${cid}`),
  categoryTree: '/categories?view=tree',
  categoryHistory: (cid: number) => `/categories/${cid}/history`,
  products: (list: ProductListParams = {}) => {
    const query = new URLSearchParams(productListQuery(list)).toString();
    return query === '' ? '/products' : `/products?${query}`;
  },
  productHistory: (id: number) => `/products/${id}/history`,
  enquiries: (list: EnquiryListParams = {}) => `/enquiries${enquiryListQuery(list)}`,
  /** One enquiry, with the list it came from. */
  enquiry: (id: number, list: EnquiryListParams = {}) => `/enquiries/${id}${enquiryListQuery(list)}`,
  trash: '/trash',
  staff: '/staff',
  signIn: ({ from }: { from?: string } = {}) =>
    from ? `/sign-in?from=${encodeURIComponent(from)}` : '/sign-in',
} as const;

export const basePath = '/admin';

/** The address as the browser shows it. */
export const toHref = (path: string) => `${basePath}${path}`;

/**
 * Where to go after signing in: only a path inside the admin is followed, so that a crafted link cannot lead away.
 * Anything else leads to the dashboard.
 */
export function returnPath(from: string | null): string {
  if (!from || !/^\/(?![/\\])/.test(from) || from.startsWith('/sign-in')) return paths.dashboard;
  return from;
}
