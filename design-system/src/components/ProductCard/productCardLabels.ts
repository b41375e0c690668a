import { type ProductFlagsLabels, productFlagsLabels } from '../ProductFlags/index.ts';

export interface ProductCardLabels extends ProductFlagsLabels {
  /** Decorative link text. */
  more: string;
  /** Accessible name of the plus button. */
  add: (name: string) => string;
}

export const productCardLabels: ProductCardLabels = {
  ...productFlagsLabels,
  more: 'View details',
  add: (name) => `Add to quote: ${name}`,
};
