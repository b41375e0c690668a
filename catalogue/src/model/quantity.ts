/** Largest quantity of a line of the quote list. Apart from `quote.ts`, which pages do not need for their first load. */
export const maxQuantity = 1_000_000;
