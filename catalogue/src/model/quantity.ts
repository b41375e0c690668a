/** Largest quantity of a line of the quote list. Separate from `quote.ts`, which the first load of pages does not need. */
export const maxQuantity = 1_000_000;
