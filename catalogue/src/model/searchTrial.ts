export const trialPartKinds = ['code', 'condition', 'word', 'unknown'] as const;

/** A part of a question, and what the search takes it for. */
export interface TrialPart {
  text: string;
  kind: (typeof trialPartKinds)[number];
  /** Ordering codes, the wanted value, or other words that are searched for as well. */
  meanings: readonly string[];
}

/** How the search understands a question, for staff. */
export interface SearchTrial {
  parts: readonly TrialPart[];
  /** The question with its words corrected; null without corrections. */
  didYouMean: string | null;
  /** What meets all of it. */
  products: number;
  sizes: number;
  /** The part that nothing meets, without which the products were found; '' when all is met. */
  leftOut: string;
  /** The best answers. */
  answers: readonly { productId: number; name: string; codes: readonly string[] }[];
}
