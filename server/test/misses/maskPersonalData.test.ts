import fc from 'fast-check';
import { expect, it } from 'vitest';
import { maskPersonalData, maxQuestionLength } from '../../src/api/misses/maskPersonalData.ts';

it.each([
  ['checknut  M25', 'checknut M25'],
  ['quote for a.b+c@shop.example please', 'quote for (mail address) please'],
  ['mailto:x@y', '(mail address)'],
  ['call +91 98765 43210', 'call (number)'],
  ['call 0091-98765-43210 now', 'call (number) now'],
  ['(033) 2265 4321', '(number)'],
  ['९८७६५४३२१०', '(number)'],
  ['９８７６５ ４３２１０', '(number)'],
  ['enclosure 400x300x200 IP66', 'enclosure 400x300x200 IP66'],
  ['MCB 25 A 10 kA 230 V', 'MCB 25 A 10 kA 230 V'],
  ['a\0b\nc\u202Ed', 'a b c d'],
])('stores “%s” as “%s”', (text, stored) => {
  expect(maskPersonalData(text)).toBe(stored);
});

it('stores at most 200 well-formed characters of any text', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 300 }), (units) => {
      const text = String.fromCharCode(...units);
      const stored = maskPersonalData(text);
      expect(stored.length).toBeLessThanOrEqual(maxQuestionLength);
      expect(stored.isWellFormed()).toBe(true);
      expect(stored).not.toMatch(/@|\p{Cc}/u);
    }),
  );
});
