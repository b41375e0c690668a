import { writeAnswers } from '../contract/writeAnswers.ts';
import type { Category } from '../model/category.ts';
import type { CategoryContents } from '../model/change.ts';
import type { Product } from '../model/product.ts';
import { ClientError } from './clientError.ts';

/** Whether a save came too late: somebody has changed the same entry since it was read (O43). */
export const isOutdated = (error: unknown): error is ClientError =>
  error instanceof ClientError && error.status === 412;

/** The product as somebody else has saved it meanwhile; null when the error is another, or does not tell. */
export const currentProduct = (error: unknown): Product | null =>
  isOutdated(error) ? writeAnswers.currentProduct(error.answer) : null;

/** The category as somebody else has saved it meanwhile; null when the error is another, or does not tell. */
export const currentCategory = (error: unknown): Category | null =>
  isOutdated(error) ? writeAnswers.currentCategory(error.answer) : null;

/** What the category holds that was not deleted for it (D-25); null when the error is another. */
export const refusedContents = (error: unknown): CategoryContents | null =>
  error instanceof ClientError && error.status === 409 ? writeAnswers.contents(error.answer) : null;
