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
