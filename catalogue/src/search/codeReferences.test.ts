import fc from 'fast-check';
import { expect, it } from 'vitest';
import { namesCode } from './codeReferences.ts';

it.each([
  ['XY-PC-9', 'XY-PC-9'],
  ['XY-PC-9 to XY-PC-38', 'XY-PC-25'],
  ['For XY-PC-40 to 65', 'XY-PC-65'],
  ['XY-FF-92', 'XY-FF-92-230'],
  ['XY-PR4', 'XY-PR4-24D'],
])('%s refers to %s', (text, code) => {
  expect(namesCode(text, code)).toBe(true);
});

it.each([
  ['XY-PC-9 to XY-PC-38', 'XY-PC-40'],
  ['XY-PC-9 to 38', 'XY-PCD-25'],
  ['XY-FF-92', 'XY-FF-925'],
  ['XY-PR4', 'XY-PR2-24D'],
  ['9 to 38', 'XY-PC-9'],
  ['', 'XY-PC-9'],
])('%s does not refer to %s', (text, code) => {
  expect(namesCode(text, code)).toBe(false);
});

it('refers to the codes of a range and no others', () => {
  const number = fc.integer({ min: 1, max: 999 });
  fc.assert(
    fc.property(number, number, number, (a, b, other) => {
      const [low, high] = [Math.min(a, b), Math.max(a, b)];
      expect(namesCode(`For XY-PC-${low} to ${high}`, `XY-PC-${other}`)).toBe(other >= low && other <= high);
    }),
  );
});

it('reads any text without throwing', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (text, code) => {
      expect(typeof namesCode(text, code)).toBe('boolean');
    }),
  );
});
