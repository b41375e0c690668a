import { type ProductFlagsLabels, productFlagsLabels } from '../ProductFlags/index.ts';

export interface AdminProductCardLabels extends ProductFlagsLabels {
  /** Prefix of the category's name. */
  category: string;
  noFlags: string;
  /** Prefix of the product's name. */
  edit: string;
  /** Prefix of the product's name. */
  delete: string;
}

export const adminProductCardLabels: AdminProductCardLabels = {
  ...productFlagsLabels,
  category: 'Category: ',
  noFlags: 'No flags',
  edit: 'Edit Product',
  delete: 'Delete Product',
};
