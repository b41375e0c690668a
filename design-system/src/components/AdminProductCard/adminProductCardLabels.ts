export interface AdminProductCardLabels {
  /** In front of the name of the category. */
  category: string;
  bestseller: string;
  trending: string;
  noFlags: string;
  /** Followed by the name of the product. */
  edit: string;
  /** Followed by the name of the product. */
  delete: string;
}

export const adminProductCardLabels: AdminProductCardLabels = {
  category: 'Category: ',
  bestseller: 'Bestseller',
  trending: 'Trending',
  noFlags: 'No flags',
  edit: 'Edit Product',
  delete: 'Delete Product',
};
