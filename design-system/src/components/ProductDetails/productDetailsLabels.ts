import { type ProductFlagsLabels, productFlagsLabels } from '../ProductFlags/index.ts';

export interface ProductDetailsLabels extends ProductFlagsLabels {
  details: string;
  specifications: string;
  /** Caption of the table. */
  caption: (name: string) => string;
  /** Shown without table data. */
  noTable: string;
  /** Shown for invalid table data. */
  invalidTable: string;
  /** Next step in both cases. */
  noTableHint: string;
}

export const productDetailsLabels: ProductDetailsLabels = {
  ...productFlagsLabels,
  details: 'Product Details',
  specifications: 'Specifications',
  caption: (name) => `Specifications of ${name}`,
  noTable: 'No table data available for this product',
  invalidTable: 'No table data available for this product.',
  noTableHint: 'Ask for the data sheet and we enter it.',
};
