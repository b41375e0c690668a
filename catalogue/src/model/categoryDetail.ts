import type { Picture } from './picture.ts';

/** Second data source of the category pages (S-135). */
export interface CategoryDetail {
  category: { title: string; description: string };
  productTypes: readonly ProductType[];
}

export interface ProductType {
  title: string;
  products: readonly ProductLink[];
  /** Number of all products of the type, even when `products` holds the first few. */
  total: number;
}

export interface ProductLink {
  id: number;
  title: string;
  picture: Picture | null;
  /** Last segment of `/products/{category}/{productSlug}` (S-031). */
  slug: string;
}
