import { describe, expect, it } from 'vitest';
import {
  productFieldByWireName,
  productFieldNames,
  productFields,
  requiredProductFields,
} from './productFields.ts';

describe('productFields', () => {
  it('requires the stated fields in the stated order (S-337, S-338, S-339, S-340, S-341)', () => {
    expect(requiredProductFields).toEqual(['name', 'category', 'keywords', 'description']);
  });

  it('finds every field by its name on the wire, and none by another', () => {
    for (const field of productFieldNames) {
      expect(productFieldByWireName(productFields[field].wireName)).toBe(field);
    }
    expect(productFieldByWireName('cname')).toBeUndefined();
  });
});
