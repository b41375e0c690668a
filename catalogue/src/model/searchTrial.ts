export const trialPartKinds = ['code', 'condition', 'word', 'unknown'] as const;

/** A part of a query, and how the search interprets it. */
export interface TrialPart {
  text: string;
  kind: (typeof trialPartKinds)[number];
  /** Ordering codes, the wanted value, or other words that are searched for as well. */
  meanings: readonly string[];
}

/** How the search interprets a query, for staff. */
export interface SearchTrial {
  parts: readonly TrialPart[];
  /** The query with corrected spelling; null without corrections. */
  didYouMean: string | null;
  /** Number of products that match all of it. */
  products: number;
  sizes: number;
  /** The part that nothing meets, without which the products were found; '' when all is met. */
  leftOut: string;
  /** The best answers. */
  answers: readonly { productId: number; name: string; codes: readonly string[] }[];
}
