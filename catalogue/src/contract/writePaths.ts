/** Whether the contents of a deleted category move up or are deleted with it (D-25). */
export type DeletedCategoryChildren = 'move' | 'delete';

/** Endpoints of visitors' forms, below the API base; each takes JSON and an `Idempotency-Key`. */
export const formApiPaths = {
  quotes: '/enquiries/quotes',
  contact: '/enquiries/contact-messages',
  distributor: '/enquiries/distributor-applications',
  newsletter: '/enquiries/newsletter',
} as const;

/** Endpoint below the API base to which a page reports the result chosen after a search without results. */
export const searchChoicePath = '/search-choices';

/** Pages that accept a POST of their own form, for browsers without script. */
export const formPagePaths = {
  contact: '/contact',
  distributor: '/distributor',
  newsletter: '/newsletter',
  cart: '/cart',
} as const;

/** Endpoints of writes (S-385…S-387, S-390…S-392), below the API base; further ones belong to our own server. */
export const writePaths = {
  products: '/products',
  product: (id: number) => `/products/${id}`,
  productRestore: (id: number) => `/products/${id}/restore`,
  /** Corrects an issue in the table of a product. */
  productTable: (id: number) => `/products/${id}/table-corrections`,
  /** Accepts an issue in the table of a product as it is. */
  productAcceptedIssues: (id: number) => `/products/${id}/accepted-issues`,
  productVersion: (id: number, entryId: number) => `/products/${id}/history/${entryId}/restore`,
  categories: '/categories',
  category: (cid: number, children?: DeletedCategoryChildren) =>
    `/categories/${cid}${children === undefined ? '' : `?children=${children}`}`,
  enquiry: (id: number) => `/enquiries/${id}`,
  /** Erases all enquiries of one sender. */
  enquiriesFrom: (email: string) => `/enquiries?email=${encodeURIComponent(email)}`,
  staffAccounts: '/staff/accounts',
  staffAccount: (id: number) => `/staff/accounts/${id}`,
  ownPassword: '/staff/password',
  /** The account's second factor: POST starts the enrolment, PUT confirms it with a first code. */
  ownTotp: '/staff/totp',
  /** POST turns the second factor off. */
  ownTotpRemoval: '/staff/totp/removal',
  ownRecoveryCodes: '/staff/recovery-codes',
  /** One of the user's sessions; without an id, all others. */
  ownSession: (id?: string) => (id === undefined ? '/staff/sessions' : `/staff/sessions/${id}`),
  ownPreferences: '/staff/preferences',
  /** Owners only: resumes the erasure of expired data after a clock warning. */
  clockConfirmation: '/staff/clock-confirmation',
  categoryMove: (cid: number) => `/categories/${cid}/move`,
  categoryRestore: (cid: number) => `/categories/${cid}/restore`,
  categoryVersion: (cid: number, entryId: number) => `/categories/${cid}/history/${entryId}/restore`,
  vocabulary: '/vocabulary',
  vocabularyEntry: (id: number) => `/vocabulary/${id}`,
  vocabularyRestore: (id: number) => `/vocabulary/${id}/restore`,
  vocabularyVersion: (id: number, entryId: number) => `/vocabulary/${id}/history/${entryId}/restore`,
  pictures: '/pictures',
} as const;
