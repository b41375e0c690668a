import * as v from 'valibot';
import { writeTexts } from './writeTexts.ts';
import { writtenFlag } from './writtenFields.ts';

/** The most products whose flags one request sets. */
const mostProducts = 500;

const productId = v.pipe(
  v.number(writeTexts.unreadable),
  v.integer(writeTexts.unreadable),
  v.minValue(1, writeTexts.unreadable),
  v.maxValue(2_147_483_647, writeTexts.unreadable),
);

/** Flags that are set on many products at once; a flag that is left out stays. */
export interface WrittenFlags {
  ids: readonly number[];
  isBestseller?: boolean;
  isTrending?: boolean;
}

/** The body that sets flags of many products. */
export const productFlags = v.pipe(
  v.object({
    ids: v.optional(
      v.pipe(
        v.array(productId, writeTexts.unreadable),
        v.minLength(1, writeTexts.productsMissing),
        v.maxLength(mostProducts, writeTexts.unreadable),
      ),
      [],
    ),
    bestseller: v.optional(writtenFlag),
    trending: v.optional(writtenFlag),
  }),
  v.forward(
    v.partialCheck(
      [['bestseller'], ['trending']],
      ({ bestseller, trending }) => bestseller !== undefined || trending !== undefined,
      writeTexts.flagsMissing,
    ),
    ['bestseller'],
  ),
  v.transform(({ ids, bestseller, trending }): WrittenFlags => ({
    ids,
    ...(bestseller === undefined ? {} : { isBestseller: bestseller }),
    ...(trending === undefined ? {} : { isTrending: trending }),
  })),
);

/** Flags under the names of the wire. */
export const productFlagsWire = ({ ids, isBestseller, isTrending }: WrittenFlags) => ({
  ids: [...ids],
  ...(isBestseller === undefined ? {} : { bestseller: isBestseller ? 1 : 0 }),
  ...(isTrending === undefined ? {} : { trending: isTrending ? 1 : 0 }),
});
