import type { Picture } from './picture.ts';

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
  /** Name of the product, for a line that is one of its sizes. */
  product?: string;
  /** Ordering code of the size (D-56). */
  code?: string;
  variant?: string;
  pack?: string;
  note?: string;
}

/** A line of the quote list with the details of its product that the cart page shows. */
export interface QuoteListEntry extends QuoteLine {
  /** First picture of the product. */
  picture: Picture | null;
  category: string;
  productId: number;
}

/**
 * A line of a quote request: name and first picture of the product (S-206), the quantity (D-10),
 * and for a size its code and details (D-56). Fields without a value are empty.
 */
export interface QuoteItem {
  /** Name of the line: the product's, or that of the size (D-56). */
  name: string;
  /** Empty when the product has no picture. */
  image: string;
  quantity: number;
  /** Name of the product; the line's name in requests of earlier versions. */
  product: string;
  /** Ordering code of the size. */
  code: string;
  /** Variant of the product that the code identifies, such as 'curve B'. */
  variant: string;
  /** Unit of pack, such as 'pack of 50 pcs'. */
  pack: string;
  /** The buyer's note on the line. */
  note: string;
}

/** Quote request of the checkout (D-08). */
export interface QuoteRequest {
  email: string;
  /** Country code of the phone number, such as '+44'; empty when `phone` is one text (D-64). */
  phoneCode: string;
  /** Digits, or empty (S-199). */
  phone: string;
  company: string;
  name: string;
  /** State of the buyer, which determines the dealer. */
  region: string;
  note: string;
  /** Day the goods are wanted by, as YYYY-MM-DD. */
  wantedDate: string;
  items: readonly QuoteItem[];
}

/** Optional fields of a quote request with their labels, in the order of the form. */
export const quoteDetailLabels = {
  company: 'Company',
  name: 'Name',
  region: 'State',
  wantedDate: 'Wanted by',
  note: 'Note',
} as const satisfies Partial<Record<keyof QuoteRequest, string>>;

export type QuoteDetailField = keyof typeof quoteDetailLabels;

/** Maximum number of lines in a quote list. */
export const maxQuoteLines = 2000;

/**
 * File types allowed as attachments of a quote request, detected from the content; also used as
 * file extensions.
 */
export const attachmentTypes = ['pdf', 'xlsx', 'csv', 'png', 'jpg'] as const;
export type AttachmentType = (typeof attachmentTypes)[number];

export const maxAttachmentBytes = 10 * 1024 * 1024;

/** The file of a quote request. */
export interface QuoteAttachment {
  name: string;
  type: AttachmentType;
  /** In bytes. */
  size: number;
}

/** A quote request as it is stored. */
export interface StoredQuoteRequest extends QuoteRequest {
  attachment: QuoteAttachment | null;
}
