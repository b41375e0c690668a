import { type ProductFlagsLabels, productFlagsLabels } from '../ProductFlags/index.ts';

export interface ProductDetailsLabels extends ProductFlagsLabels {
  details: string;
  specifications: string;
  /** Caption of the table. */
  caption: (name: string) => string;
  /** Shown with part of a table whose cells are truncated. */
  cellsTruncated: (length: number) => string;
  /** Shown with a table that exceeds the display limits. */
  tableTruncated: string;
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
  cellsTruncated: (length) => `Values longer than ${length} characters are cut short on this page.`,
  tableTruncated: 'This table is too large to show in full. Ask for the data sheet to see all of it.',
  noTable: 'No table data available for this product',
  invalidTable: 'No table data available for this product.',
  noTableHint: 'Ask for the data sheet and we will add it.',
};
