/** A line of the quote list. `price`, `color` and `id` are never set when adding; their absence shows nothing (S-211, D-12). */
export interface QuoteLine {
  name: string;
  /** Names of the product's pictures (S-189). */
  image: readonly string[];
  /** Whole number of 1 or more (D-10). */
  quantity: number;
  price?: number;
  color?: string;
  id?: number;
}

/** A line as it is sent: the product's name and first picture (S-206), and how many (D-10). */
export interface QuoteItem {
  name: string;
  /** Empty when the product has no picture. */
  image: string;
  quantity: number;
}

/** What Checkout sends (D-08). */
export interface QuoteRequest {
  email: string;
  /** Digits, or empty (S-199). */
  phone: string;
  items: readonly QuoteItem[];
}
