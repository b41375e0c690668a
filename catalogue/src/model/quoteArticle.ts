import type { Picture } from './picture.ts';

/** The article that a quote list line orders: a size, or a product without a size. */
export interface QuoteArticle {
  productId: number;
  /** Name of the product. */
  product: string;
  /** Ordering code of the size; empty for a product as such. */
  code: string;
  variant: string;
  /** First values of the size: 'M20 × 1.5, 7–13 mm'. */
  details: string;
  /** Unit of pack, such as 'pack of 50 pcs'. */
  pack: string;
  category: string;
  picture: Picture | null;
}

/** A line to look up: text that holds a code or words, or the number of a product. */
export interface QuoteLineQuery {
  text: string;
  /** Decides between products with one code; 0 when it is not known. */
  productId: number;
}

/** The articles that a line may refer to. */
export interface ResolvedQuoteLine {
  /** Whether the line names its articles by code or number; otherwise they only resemble it. */
  isExact: boolean;
  /** One, several to choose from, or none. */
  articles: readonly QuoteArticle[];
}

/** At most this many articles to choose from. */
export const maxChoices = 5;

/** Characters of a line that are looked up. */
export const maxQuoteLineLength = 400;
