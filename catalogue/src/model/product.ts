import type { Picture } from './picture.ts';
import type { ParsedSpecification } from './specification.ts';

export interface Product {
  id: number;
  name: string;
  description: string;
  /** In order; the first is the main picture (S-347). */
  pictures: readonly Picture[];
  /** `category_id` holds the category's name (S-348). */
  category: string;
  /** Names from the main category down to the product's; only the category itself when the host does not say. */
  categoryPath: readonly string[];
  keywords: readonly string[];
  isBestseller: boolean;
  isTrending: boolean;
  specification: ParsedSpecification;
  version: number;
}
