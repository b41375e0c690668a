import * as v from 'valibot';
import { quoteItemsInput } from './quoteForm.ts';

/** File formats in which the server exports a quote list. */
export const quoteFileTypes = ['xlsx', 'pdf'] as const;
export type QuoteFileType = (typeof quoteFileTypes)[number];

/** Path below the cart page that responds to a posted list with a file: the lines are JSON in the field `items`. */
export const quoteFilePath = (type: QuoteFileType): string => `/cart/quote-list.${type}`;

/** Lines of a list to export, within the bounds of a quote request. */
export const quoteFileSchema = v.object({ items: quoteItemsInput });
