import type { Picture } from './picture.ts';
import type { ProductDrawing } from './productDrawing.ts';
import type { ProductTextField } from './productFields.ts';
import type { ArticleSummary } from './site.ts';
import type { SizeFact } from './size.ts';
import type { ParsedSpecification } from './specification.ts';

/** A product. Its texts are the fields of type `text` in `productFields`. */
export interface Product extends Record<ProductTextField, string> {
  id: number;
  name: string;
  description: string;
  /** In order; the first is the main picture (S-347). */
  pictures: readonly Picture[];
  /** `category_id` holds the category's name (S-348). */
  category: string;
  /** Names from the main category to the product's own; only the latter when the host sends no path. */
  categoryPath: readonly string[];
  keywords: readonly string[];
  isBestseller: boolean;
  isTrending: boolean;
  specification: ParsedSpecification;
  /** Null without a drawing; in product lists also null when there is a picture. */
  drawing: ProductDrawing | null;
  /** '8 sizes · M12–M63 · 3–45 mm'; empty for a product without sizes, and from hosts that do not send it. */
  sizeSummary: string;
  /** Value ranges of its sizes; only in responses for a single product. */
  sizeFacts: readonly SizeFact[];
  /** Articles that mention it; only in responses for a single product. */
  articles: readonly Pick<ArticleSummary, 'id' | 'title' | 'date'>[];
  /** Rows that match the search, the first of which are in `specification`; only in search hits. */
  matchingRowCount?: number;
  version: number;
}
