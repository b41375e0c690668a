/** Refers to an image of a product's form: a stored one by name, or an uploaded file by index, from 0. */
export type ImageToken = `existing:${string}` | `new:${number}`;

export const existingImageToken = (name: string): ImageToken => `existing:${name}`;
export const newImageToken = (index: number): ImageToken => `new:${index}`;

/** Maximum files per form (O28). */
export const maxNewImages = 20;

/** Maximum images per product. */
export const maxProductImages = 60;
