import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nextOption } from './searchFieldState.ts';

it('moves through the list and, past its ends, back to the field', () => {
  expect(nextOption('ArrowDown', null, 3)).toBe(0);
  expect(nextOption('ArrowDown', 2, 3)).toBeNull();
  expect(nextOption('ArrowUp', null, 3)).toBe(2);
  expect(nextOption('ArrowUp', 0, 3)).toBeNull();
  expect(nextOption('ArrowDown', null, 0)).toBeNull();
  expect(nextOption('a', 1, 3)).toBeUndefined();
});

it('returns to the field after a full round', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30 }), fc.constantFrom('ArrowDown', 'ArrowUp'), (count, key) => {
      let active: number | null | undefined = null;
      for (let step = 0; step <= count; step += 1) active = nextOption(key, active ?? null, count);
      expect(active).toBeNull();
    }),
  );
});
