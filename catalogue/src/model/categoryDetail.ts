import type { Picture } from './picture.ts';

/** Second data source of the category pages (S-135). */
export interface CategoryDetail {
  category: { title: string; description: string };
  productTypes: readonly ProductType[];
}

export interface ProductType {
  title: string;
  products: readonly ProductLink[];
  /** Of all its products, when only the first are given. */
  total: number;
}

export interface ProductLink {
  id: number;
  title: string;
  picture: Picture | null;
  /** Last part of the address `/products/{category}/{productSlug}` (S-031). */
  slug: string;
}
