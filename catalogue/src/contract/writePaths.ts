/** What becomes of what is below a deleted category (D-25). */
export type DeletedChildren = 'move' | 'delete';

/** Where is written (S-385…S-387, S-390…S-392), below the API base. */
export const writePaths = {
  products: '/products',
  product: (id: number) => `/products/${id}`,
  categories: '/categories',
  category: (cid: number, children?: DeletedChildren) =>
    `/categories/${cid}${children === undefined ? '' : `?children=${children}`}`,
} as const;
