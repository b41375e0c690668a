export interface ProductCardLabels {
  bestseller: string;
  trending: string;
  /** Shows that the card leads on. */
  more: string;
  /** Name of the plus button. */
  add: (name: string) => string;
}

export const productCardLabels: ProductCardLabels = {
  bestseller: 'Bestseller',
  trending: 'Trending',
  more: 'View details',
  add: (name) => `Add to quote: ${name}`,
};
