import { describe, expect, it } from 'vitest';
import { makeReference } from '../../src/enquiries/references.ts';

describe('references', () => {
  it('are readable, start with the kind, and are random (D-08)', () => {
    const references = Array.from({ length: 2000 }, () => makeReference('quote'));
    for (const reference of references)
      expect(reference).toMatch(/^Q-[2-9B-DF-HJKMNP-TV-Z]{4}-[2-9B-DF-HJKMNP-TV-Z]{2}$/);
    // Of 28 to the power of 6 two may collide, which the store handles; three hardly ever do.
    expect(new Set(references).size).toBeGreaterThanOrEqual(1998);
    expect([...references].sort()).not.toEqual(references);
    expect(makeReference('distributor')).toMatch(/^D-/);
  });
});
