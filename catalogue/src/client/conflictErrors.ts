import { writeResponses } from '../contract/writeResponses.ts';
import type { Category } from '../model/category.ts';
import type { CategoryContents } from '../model/change.ts';
import type { Product } from '../model/product.ts';
import { ClientError } from './clientError.ts';

/** Whether a save came too late: somebody has changed the same entry since it was read (O43). */
export const isVersionConflict = (error: unknown): error is ClientError =>
  error instanceof ClientError && error.status === 412;

/** The product as somebody else has saved it meanwhile; null when the error is another, or does not tell. */
export const currentProduct = (error: unknown): Product | null =>
  isVersionConflict(error) ? writeResponses.currentProduct(error.responseBody) : null;

/** The category as somebody else has saved it meanwhile; null when the error is another, or does not tell. */
export const currentCategory = (error: unknown): Category | null =>
  isVersionConflict(error) ? writeResponses.currentCategory(error.responseBody) : null;

/** What the category holds that was not deleted for it (D-25); null when the error is another. */
export const categoryNotEmptyContents = (error: unknown): CategoryContents | null =>
  error instanceof ClientError && error.status === 409 ? writeResponses.contents(error.responseBody) : null;
