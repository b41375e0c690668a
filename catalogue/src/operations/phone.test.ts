import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizePhone } from './phone.ts';

describe('normalizePhone', () => {
  it.each([
    ['98765 43210', '9876543210'],
    ['+91 98765 43210', '9876543210'],
    ['91-98765-43210', '9876543210'],
    ['098765 43210', '9876543210'],
    ['0091 98765 43210', '9876543210'],
    ['+91 (0) 98765-43210', '9876543210'],
    ['9187654321', '9187654321'],
    ['0222334455', '0222334455'],
    ['98765432109', '9876543210'],
    ['12ab3', '123'],
    ['', ''],
  ])('of %j is %j (S-198)', (typed, digits) => {
    expect(normalizePhone(typed)).toBe(digits);
  });

  it('has at most ten digits and is idempotent (S-198)', () => {
    const typed = fc.string({ unit: fc.constantFrom('0', '1', '9', '+', ' ', '-', 'x', '५') });
    fc.assert(
      fc.property(typed, (text) => {
        expect(normalizePhone(text)).toMatch(/^\d{0,10}$/);
        expect(normalizePhone(normalizePhone(text))).toBe(normalizePhone(text));
      }),
    );
  });
});
