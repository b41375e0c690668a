import * as v from 'valibot';
import { categoryContentsSchema, saveResultListSchema, saveResultSchema } from './changeSchemas.ts';
import { categorySchema } from './categorySchema.ts';
import { nullable } from './fields.ts';
import { pictureSchema } from './pictureSchema.ts';
import { productSchema } from './productSchema.ts';
import { createReader, dataEnvelope } from './envelopes.ts';

/** A part of an answer that may be missing, or be of another shape; then it is null. */
function optionalPropertyReader<T>(
  name: string,
  schema: v.GenericSchema<unknown, T>,
): (answer: unknown) => T | null {
  const whole = v.object({ [name]: nullable(schema) });
  return (answer) => {
    const result = v.safeParse(whole, answer);
    return result.success ? (result.output[name] ?? null) : null;
  };
}

/** What answers to writes say; an answer that says nothing of it gives null, or nothing at all (S-359). */
export const writeResponses = {
  saved: optionalPropertyReader('data', saveResultSchema),
  savedList: (answer: unknown) => optionalPropertyReader('data', saveResultListSchema)(answer) ?? [],
  /** An uploaded picture as it is stored; throws `ContractError` when the answer holds none. */
  picture: createReader(dataEnvelope(pictureSchema)),
  /** The state a save was too late for, out of an answer with 412. */
  currentProduct: optionalPropertyReader('current', productSchema),
  currentCategory: optionalPropertyReader('current', categorySchema),
  /** What a category holds that was not deleted for it, out of an answer with 409. */
  contents: optionalPropertyReader('contents', categoryContentsSchema),
} as const;
