import { describe, expect, it } from 'vitest';
import { validate, problemsByField } from './validate.ts';
import { productFlagsSchema, serializeProductFlags } from './productFlags.ts';
import { validationTexts } from './validationTexts.ts';

const problems = (body: unknown) => {
  const checked = validate(productFlagsSchema, body);
  return checked.isValid ? {} : problemsByField(checked.problems);
};

describe('a request that sets flags of many products', () => {
  it.each([
    [{ ids: [1, 2], isBestseller: true, isTrending: false }, ['ids', 'bestseller', 'trending']],
    [{ ids: [1, 2], isBestseller: false }, ['ids', 'bestseller']],
    [{ ids: [1, 2], isTrending: true }, ['ids', 'trending']],
  ])('contains of %j only the sent flags (S-329)', (flags, keys) => {
    const body = serializeProductFlags(flags);
    expect(Object.keys(body)).toEqual(keys);
    expect(validate(productFlagsSchema, body)).toStrictEqual({ isValid: true, value: flags });
  });

  it('requires a product and a flag', () => {
    expect(problems({ ids: [], bestseller: 1 })).toEqual({ ids: validationTexts.productsMissing });
    expect(problems({ bestseller: 1 })).toEqual({ ids: validationTexts.productsMissing });
    expect(problems({ ids: [1] })).toEqual({ bestseller: validationTexts.flagsMissing });
  });

  it.each([0, -1, 1.5, '1', null, 2_147_483_648])('rejects the product id %j', (id) => {
    expect(problems({ ids: [id], bestseller: 1 })).toHaveProperty('ids');
  });

  it.each([7, 'yes', null])('rejects the flag %j, which is neither 0 nor 1 (O44)', (bestseller) => {
    expect(problems({ ids: [1], bestseller })).toEqual({ bestseller: validationTexts.notAFlag });
  });

  it.each([null, 7, [], 'x'])('rejects the body %j', (body) => {
    expect(problems(body)).not.toEqual({});
  });
});
