import type { Picture } from './picture.ts';

/** What a line of a quote list refers to: a size, or a product without sizes. */
export interface CatalogueItem {
  productId: number;
  /** Name of the product. */
  product: string;
  /** Ordering code of the size; empty for the product itself. */
  code: string;
  variant: string;
  /** First values of the size: 'M20 × 1.5, 7–13 mm'. */
  details: string;
  /** Unit of pack, such as 'pack of 50 pcs'. */
  pack: string;
  category: string;
  picture: Picture | null;
}

/** A line to look up: text with a code or words, or the number of a product. */
export interface QuoteLineQuery {
  text: string;
  /** Disambiguates products that share a code; 0 when unknown. */
  productId: number;
}

/** The items that a line may refer to. */
export interface ResolvedQuoteLine {
  /** Whether the line identifies its items by code or number; otherwise they are only similar. */
  isExact: boolean;
  /** Exactly one, several to choose from, or none. */
  items: readonly CatalogueItem[];
}

/** Maximum number of items to choose from. */
export const maxChoices = 5;

/** Maximum number of characters of a line that are looked up. */
export const maxQuoteLineLength = 400;
