import type { Picture } from './picture.ts';

/** A category. The wire expresses the hierarchy by parent names (S-291); ids are for URLs and writes. */
export interface Category {
  /** `cid`. */
  id: number;
  /** `cname`, unique without regard to case and spacing (D-06). */
  name: string;
  picture: Picture | null;
  /** `cparentname`; null for a main category. */
  parentName: string | null;
  isActive: boolean;
  /** Names from the main category down to this one. */
  path: readonly string[];
  /** Visible products in this category and below; null when the host does not count. */
  productCount: number | null;
  /** Direct subcategories; null when the host does not count. */
  subcategoryCount: number | null;
  /** One or two sentences for its page; only in responses for a single category. */
  description?: string;
  version: number;
}

/** A category with its subcategories. */
export interface CategoryNode {
  category: Category;
  children: readonly CategoryNode[];
}
