import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findNegations, writePlainNo } from './negations.ts';

const negated = (text: string, known: readonly string[] = []) =>
  findNegations(text, (stem) => known.includes(stem)).flatMap(({ parts }) =>
    parts.map(({ start, end }) => text.slice(start, end)),
  );

it.each([
  ['tie not steel', ['steel']],
  ['lamp neither red nor green', ['red', 'green']],
  ['box, not the grey one', ['grey']],
  ['gland not of brass or nylon 20 mm', ['brass', 'nylon']],
  ['fuse terminal without led', ['led']],
  ['terminal w/o screw', ['screw']],
  ['meter with no harmonics', ['harmonics']],
  ['relay, no led', ['led']],
  ['lamp 12 v not 24v', ['24v']],
  ['klemme nicht grau', ['grau']],
  ['klemme ohne schraube', ['schraube']],
  ['lampe, keine rote', ['rote']],
  ['non metallic gland', ['metallic']],
  ['non-metallic gland', ['metallic']],
  ['starter, handle not required', ['handle']],
  ['gland plastic nahi chahiye', ['plastic']],
  ['mushroom? no, flush button', ['mushroom']],
  ['key ? nahi, turn', ['key']],
  ['bina led wala terminal', ['led']],
  ['terminal rather than busbar', ['busbar']],
])('finds the excluded part of "%s"', (text, expected) => {
  expect(negated(text)).toEqual(expected);
});

it.each([
  '1 no 1 nc block',
  'aux block no',
  'no block',
  '5 no. gland',
  'contact no gold',
  'block? no contact',
  'not aus taster',
  'not-aus taster',
  'notaus',
  'none',
  'nonagon',
  'no element for button',
])('finds no exclusion in "%s"', (text) => {
  expect(negated(text)).toEqual([]);
});

it('keeps words that the catalogue spells with "non"', () => {
  expect(negated('non return valve', ['non'])).toEqual([]);
});

it('finds parts inside any text, in order and apart', () => {
  const text = fc
    .array(fc.constantFrom('not', 'no', 'non', 'or', ',', 'led', '24v', 'required', 'w/o', 'the', '  '))
    .map((parts) => parts.join(' '));
  fc.assert(
    fc.property(text, (query) => {
      const phrases = findNegations(query, () => false);
      for (const { start, end, parts } of phrases)
        for (const part of parts) expect(part.start >= start && part.end <= end).toBe(true);
      for (const { start, end } of phrases.flatMap(({ parts }) => parts)) {
        expect(start).toBeLessThan(end);
        expect(end).toBeLessThanOrEqual(query.length);
        expect(query.slice(start, end)).not.toMatch(/\s/);
      }
      expect(phrases).toEqual(phrases.toSorted((a, b) => a.start - b.start));
    }),
  );
});

it.each([
  ['meter with display no harmonics', 'meter with display without harmonics'],
  ['din rail solid no slots', 'din rail solid without slots'],
])('takes the "no" of "%s" for a negation', (text, expected) => {
  expect(writePlainNo(text)).toBe(expected);
});

it.each([
  'no block for lamp',
  'thermostat no red dial',
  'contact no gold',
  'block? no contact',
  'lug die no twenty',
  'part no unknown',
  'gland 5 no brass',
  'gland no m20',
])('leaves the "no" of "%s"', (text) => {
  expect(writePlainNo(text)).toBe(text);
});

it.each([
  ['gland not of brass or nylon 20 mm', ['not of brass or nylon']],
  ['starter, handle not required', ['handle not required']],
  ['lamp not red, without led', ['not red', 'without led']],
])('finds the full negations of "%s"', (text, expected) => {
  const phrases = findNegations(text, () => false).map(({ start, end }) => text.slice(start, end));
  expect(phrases).toEqual(expected);
});
