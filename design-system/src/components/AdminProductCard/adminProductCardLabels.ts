import { type ProductFlagsLabels, productFlagsLabels } from '../ProductFlags/index.ts';

export interface AdminProductCardLabels extends ProductFlagsLabels {
  /** In front of the name of the category. */
  category: string;
  noFlags: string;
  /** Followed by the name of the product. */
  edit: string;
  /** Followed by the name of the product. */
  delete: string;
}

export const adminProductCardLabels: AdminProductCardLabels = {
  ...productFlagsLabels,
  category: 'Category: ',
  noFlags: 'No flags',
  edit: 'Edit Product',
  delete: 'Delete Product',
};
