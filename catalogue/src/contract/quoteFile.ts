import * as v from 'valibot';
import { quoteItemsInput } from './quoteForm.ts';

/** Kinds of file that the server makes of a quote list. */
export const quoteFileTypes = ['xlsx', 'pdf'] as const;
export type QuoteFileType = (typeof quoteFileTypes)[number];

/** Path below the cart page that answers a posted list as a file: the JSON of its lines in the field `items`. */
export const quoteFilePath = (type: QuoteFileType): string => `/cart/quote-list.${type}`;

/** Lines of a list that becomes a file, with the bounds of a quote request. */
export const quoteFileSchema = v.object({ items: quoteItemsInput });
