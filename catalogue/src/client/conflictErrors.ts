import { writeResponses } from '../contract/writeResponses.ts';
import type { Category } from '../model/category.ts';
import type { CategoryContents } from '../model/change.ts';
import type { Product } from '../model/product.ts';
import type { VocabularyEntry } from '../model/vocabulary.ts';
import { ClientError } from './clientError.ts';

/** Whether a save failed because the entry has changed since it was read (O43). */
export const isVersionConflict = (error: unknown): error is ClientError =>
  error instanceof ClientError && error.status === 412;

/** Returns the current product out of a version conflict; null for other errors, or when the host did not send it. */
export const currentProduct = (error: unknown): Product | null =>
  isVersionConflict(error) ? writeResponses.currentProduct(error.responseBody) : null;

/** Returns the current category out of a version conflict; null for other errors, or when the host did not send it. */
export const currentCategory = (error: unknown): Category | null =>
  isVersionConflict(error) ? writeResponses.currentCategory(error.responseBody) : null;

/** Returns the current synonym or cross-reference out of a version conflict; null for other errors. */
export const currentVocabularyEntry = (error: unknown): VocabularyEntry | null =>
  isVersionConflict(error) ? writeResponses.currentVocabularyEntry(error.responseBody) : null;

/** Returns the contents that kept a category from being deleted (D-25); null for other errors. */
export const categoryNotEmptyContents = (error: unknown): CategoryContents | null =>
  error instanceof ClientError && error.status === 409 ? writeResponses.contents(error.responseBody) : null;
