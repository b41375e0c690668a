export const trialPartKinds = ['code', 'condition', 'word', 'unknown'] as const;

/** A part of a query, with its interpretation. */
export interface TrialPart {
  text: string;
  kind: (typeof trialPartKinds)[number];
  /** Ordering codes, the wanted value, or other words that are searched as well. */
  meanings: readonly string[];
}

/** How the search interprets a query, for staff. */
export interface SearchTrial {
  parts: readonly TrialPart[];
  /** The query with corrected spelling; null without corrections. */
  didYouMean: string | null;
  /** Number of products that match the entire query. */
  products: number;
  sizes: number;
  /** The part that was dropped because no product matches it; '' when all parts match. */
  leftOut: string;
  /** The best results. */
  answers: readonly { productId: number; name: string; codes: readonly string[] }[];
}
