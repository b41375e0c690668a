import { describe, expect, it } from 'vitest';
import { check, problemFields } from './check.ts';
import { productFlags, productFlagsWire } from './productFlags.ts';
import { writeTexts } from './writeTexts.ts';

const problems = (body: unknown) => {
  const checked = check(productFlags, body);
  return checked.isGood ? {} : problemFields(checked.problems);
};

describe('the flags of many products', () => {
  it('are what is sent, and a flag that is left out stays (S-329)', () => {
    const flags = { ids: [1, 2], isBestseller: true, isTrending: false };
    expect(check(productFlags, productFlagsWire(flags))).toEqual({ isGood: true, value: flags });
    const { isBestseller: _isBestseller, ...trending } = flags;
    expect(check(productFlags, productFlagsWire(trending))).toEqual({ isGood: true, value: trending });
  });

  it('need a product and a flag', () => {
    expect(problems({ ids: [], bestseller: 1 })).toEqual({ ids: writeTexts.productsMissing });
    expect(problems({ bestseller: 1 })).toEqual({ ids: writeTexts.productsMissing });
    expect(problems({ ids: [1] })).toEqual({ bestseller: writeTexts.flagsMissing });
  });

  it.each([0, -1, 1.5, '1', null, 2_147_483_648])('cannot be set on %j', (id) => {
    expect(problems({ ids: [id], bestseller: 1 })).toHaveProperty('ids');
  });

  it.each([7, 'yes', null])('are 0 or 1, not %j (O44)', (bestseller) => {
    expect(problems({ ids: [1], bestseller })).toEqual({ bestseller: writeTexts.notAFlag });
  });

  it.each([null, 7, [], 'x'])('are not read from %j', (body) => {
    expect(problems(body)).not.toEqual({});
  });
});
