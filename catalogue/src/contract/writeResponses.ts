import * as v from 'valibot';
import { categoryContentsSchema, saveResultListSchema, saveResultSchema } from './changeSchemas.ts';
import { categorySchema } from './categorySchema.ts';
import { nullable } from './fields.ts';
import { pictureSchema } from './pictureSchema.ts';
import { productSchema } from './productSchema.ts';
import { createReader, dataEnvelope } from './envelopes.ts';
import { vocabularyEntrySchema } from './vocabularySchema.ts';

/** Returns a function that reads one property of a response; null when it is missing or does not match. */
function optionalPropertyReader<T>(
  name: string,
  schema: v.GenericSchema<unknown, T>,
): (response: unknown) => T | null {
  const responseSchema = v.object({ [name]: nullable(schema) });
  return (response) => {
    const result = v.safeParse(responseSchema, response);
    return result.success ? (result.output[name] ?? null) : null;
  };
}

/** Readers of responses to writes; null or an empty list when a host does not send the data (S-359). */
export const writeResponses = {
  saved: optionalPropertyReader('data', saveResultSchema),
  savedList: (response: unknown) => optionalPropertyReader('data', saveResultListSchema)(response) ?? [],
  /** The stored picture after an upload. Throws `ContractError` when the response has none. */
  picture: createReader(dataEnvelope(pictureSchema)),
  /** Current state of the entry after a version conflict (412). */
  currentProduct: optionalPropertyReader('current', productSchema),
  currentCategory: optionalPropertyReader('current', categorySchema),
  currentVocabularyEntry: optionalPropertyReader('current', vocabularyEntrySchema),
  /** Contents that keep a category from being deleted (409). */
  contents: optionalPropertyReader('contents', categoryContentsSchema),
} as const;
