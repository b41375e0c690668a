import { type ProductFlagsLabels, productFlagsLabels } from '../ProductFlags/index.ts';

export interface ProductTableLabels extends ProductFlagsLabels {
  /** Caption of the table. */
  caption: string;
  name: string;
  category: string;
  flags: string;
  images: string;
  table: string;
  actions: string;
  select: (name: string) => string;
  selectAll: string;
  /** Announced when the selection changes. */
  selected: (count: number) => string;
  clearSelection: string;
  setFlag: (flag: string) => string;
  unsetFlag: (flag: string) => string;
  /** Prefix of the product's name. */
  edit: string;
  /** Prefix of the product's name. */
  delete: string;
}

export const productTableLabels: ProductTableLabels = {
  ...productFlagsLabels,
  caption: 'Products',
  name: 'Product Name',
  category: 'Category',
  flags: 'Flags',
  images: 'Images',
  table: 'Table',
  actions: 'Actions',
  select: (name) => `Select ${name}`,
  selectAll: 'Select all on this page',
  selected: (count) => `${count} selected`,
  clearSelection: 'Clear',
  setFlag: (flag) => `Mark as ${flag}`,
  unsetFlag: (flag) => `Not ${flag}`,
  edit: 'Edit Product',
  delete: 'Delete Product',
};
