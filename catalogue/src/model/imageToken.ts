/** An image of a product's form: a stored one by its name, or a picked file by its number, counted from 0. */
export type ImageToken = `existing:${string}` | `new:${number}`;

export const existingImageToken = (name: string): ImageToken => `existing:${name}`;
export const newImageToken = (index: number): ImageToken => `new:${index}`;

/** Files one form may bring (O28). */
export const maxNewImages = 20;

/** Images one product may have. */
export const maxProductImages = 60;
