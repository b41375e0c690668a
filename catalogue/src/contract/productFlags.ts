import * as v from 'valibot';
import { validationTexts } from './validationTexts.ts';
import { flagInput } from './inputFields.ts';

/** Maximum products per request. */
const maxProducts = 500;

const productIdField = v.pipe(
  v.number(validationTexts.unreadable),
  v.integer(validationTexts.unreadable),
  v.minValue(1, validationTexts.unreadable),
  v.maxValue(2_147_483_647, validationTexts.unreadable),
);

/** Flags to set on many products at once; a missing flag stays as it is. */
export interface ProductFlagsInput {
  ids: readonly number[];
  isBestseller?: boolean;
  isTrending?: boolean;
}

/** Body of a request that sets flags of many products. */
export const productFlagsSchema = v.pipe(
  v.object({
    ids: v.optional(
      v.pipe(
        v.array(productIdField, validationTexts.unreadable),
        v.minLength(1, validationTexts.productsMissing),
        v.maxLength(maxProducts, validationTexts.unreadable),
      ),
      [],
    ),
    bestseller: v.optional(flagInput),
    trending: v.optional(flagInput),
  }),
  v.forward(
    v.partialCheck(
      [['bestseller'], ['trending']],
      ({ bestseller, trending }) => bestseller !== undefined || trending !== undefined,
      validationTexts.flagsMissing,
    ),
    ['bestseller'],
  ),
  v.transform(({ ids, bestseller, trending }): ProductFlagsInput => ({
    ids,
    ...(bestseller === undefined ? {} : { isBestseller: bestseller }),
    ...(trending === undefined ? {} : { isTrending: trending }),
  })),
);

/** Converts flags to a request body. */
export const serializeProductFlags = ({ ids, isBestseller, isTrending }: ProductFlagsInput) => ({
  ids: [...ids],
  ...(isBestseller === undefined ? {} : { bestseller: isBestseller ? 1 : 0 }),
  ...(isTrending === undefined ? {} : { trending: isTrending ? 1 : 0 }),
});
