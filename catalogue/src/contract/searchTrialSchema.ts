import * as v from 'valibot';
import { type SearchTrial, trialPartKinds } from '../model/searchTrial.ts';
import { id, text } from './fields.ts';

const wholeNumber = v.pipe(v.number(), v.integer());

/** Null while the sizes of the products are being loaded. */
export const searchTrialSchema = v.nullable(
  v.object({
    parts: v.array(v.object({ text, kind: v.picklist(trialPartKinds), meanings: v.array(v.string()) })),
    didYouMean: v.nullable(v.string()),
    products: wholeNumber,
    sizes: wholeNumber,
    leftOut: text,
    answers: v.array(v.object({ productId: id, name: text, codes: v.array(v.string()) })),
  }),
) satisfies v.GenericSchema<unknown, SearchTrial | null>;
