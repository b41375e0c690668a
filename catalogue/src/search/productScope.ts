/** Products that a query is about, by number: 1 for those that may be an answer. Removed ones never are. */
export type ProductScope = Uint8Array;
