/** What becomes of what is below a deleted category (D-25). */
export type DeletedCategoryChildren = 'move' | 'delete';

/** Where visitors' forms go, below the API base; each takes JSON and an `Idempotency-Key`. */
export const formApiPaths = {
  quotes: '/enquiries/quotes',
  contact: '/enquiries/contact-messages',
  distributor: '/enquiries/distributor-applications',
  newsletter: '/enquiries/newsletter',
} as const;

/** Pages that take what their own form sends, for browsers that run no script. */
export const formPagePaths = {
  contact: '/contact',
  distributor: '/distributor',
  newsletter: '/newsletter',
} as const;

/** Where is written (S-385…S-387, S-390…S-392), below the API base; what goes beyond the stated calls is ours. */
export const writePaths = {
  products: '/products',
  product: (id: number) => `/products/${id}`,
  productRestore: (id: number) => `/products/${id}/restore`,
  productVersion: (id: number, entryId: number) => `/products/${id}/history/${entryId}/restore`,
  categories: '/categories',
  category: (cid: number, children?: DeletedCategoryChildren) =>
    `/categories/${cid}${children === undefined ? '' : `?children=${children}`}`,
  enquiry: (id: number) => `/enquiries/${id}`,
  /** Erases everything from one sender. */
  enquiriesFrom: (email: string) => `/enquiries?email=${encodeURIComponent(email)}`,
  staffAccounts: '/staff/accounts',
  staffAccount: (id: number) => `/staff/accounts/${id}`,
  ownPassword: '/staff/password',
  categoryMove: (cid: number) => `/categories/${cid}/move`,
  categoryRestore: (cid: number) => `/categories/${cid}/restore`,
  categoryVersion: (cid: number, entryId: number) => `/categories/${cid}/history/${entryId}/restore`,
  pictures: '/pictures',
} as const;
