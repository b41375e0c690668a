/** A line of the quote list. `price`, `color` and `id` are never set when adding; an absent one is not shown (S-211, D-12). */
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

/** A line of a quote request: name and first picture of the product (S-206), and the quantity (D-10). */
export interface QuoteItem {
  name: string;
  /** Empty when the product has no picture. */
  image: string;
  quantity: number;
}

/** Quote request of the checkout (D-08). */
export interface QuoteRequest {
  email: string;
  /** Country code of the phone number, such as '+44'; empty when `phone` is one text (D-64). */
  phoneCode: string;
  /** Digits, or empty (S-199). */
  phone: string;
  items: readonly QuoteItem[];
}
