import type { Picture } from './picture.ts';

/** A node of the category tree. Hierarchy on the wire is by parent name (S-291); ids are for the address and for writes. */
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
  /** Visible products here and below; null when the host does not say. */
  productCount: number | null;
  /** Categories right below; null when the host does not say. */
  subcategoryCount: number | null;
  version: number;
}

/** A category with those below it. */
export interface CategoryNode {
  category: Category;
  children: readonly CategoryNode[];
}
