export interface ProductFlagsLabels {
  bestseller: string;
  trending: string;
}

export const productFlagsLabels: ProductFlagsLabels = { bestseller: 'Bestseller', trending: 'Trending' };
