import fc from 'fast-check';
import { expect, it } from 'vitest';
import { maskPersonalData, maxRecordedLength } from '../../src/api/misses/maskPersonalData.ts';

it.each([
  ['checknut  M25', 'checknut M25'],
  ['quote for a.b+c@shop.example please', 'quote for (mail address) please'],
  ['mailto:x@y', '(mail address)'],
  ['call +91 98765 43210', 'call (number)'],
  ['call 0091-98765-43210 now', 'call (number) now'],
  ['(033) 2265 4321', '(number)'],
  ['९८७६५४३२१०', '(number)'],
  ['９８７６５ ４３２１０', '(number)'],
  ['ask john.smith @ gmail.com now', 'ask (mail address) now'],
  ['ask john.smith@ gmail.com', 'ask (mail address)'],
  ['john.smith (at) gmail.com', '(mail address)'],
  ['john.smith[ AT ]gmail.com', '(mail address)'],
  ['98300\u201312345', '(number)'],
  ['98300\u201112345', '(number)'],
  ['98300,12345', '(number)'],
  ['98300_12345', '(number)'],
  ['+91 98765 \u2013 43210', '(number)'],
  ['+91 (0)98765 43210', '(number)'],
  ['EV-9830012345', 'EV-(number)'],
  ['enclosure 400×300×2000 IP66', 'enclosure 400×300×2000 IP66'],
  ['plate 400 × 300 × 2000', 'plate 400 × 300 × 2000'],
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
      expect(stored.length).toBeLessThanOrEqual(maxRecordedLength);
      expect(stored.isWellFormed()).toBe(true);
      expect(stored).not.toMatch(/@|\p{Cc}/u);
    }),
  );
});
