/** Search scope by product number: 1 for products that may be results. Removed products never are. */
export type ProductScope = Uint8Array;
