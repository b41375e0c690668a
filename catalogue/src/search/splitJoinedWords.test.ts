import fc from 'fast-check';
import { expect, it } from 'vitest';
import { splitJoinedWords } from './splitJoinedWords.ts';
import { Speller } from './speller.ts';
import { Synonyms } from './synonyms.ts';
import { stemWord } from './words.ts';

const catalogue =
  'cable gland brass lug copper relay octal mcb contactor fan red box curve heat shrink th35 slotted';
const stems = new Set(catalogue.split(' ').map(stemWord));
const speller = new Speller();
for (const stem of stems) speller.add(stem);
const words = {
  has: (stem: string) => stems.has(stem),
  synonyms: new Synonyms([['heatshrink', 'heat shrink']]),
  speller,
};
const separate = (text: string) => splitJoinedWords(text, words);

it.each([
  ['cablegland25mm', 'cable gland 25mm'],
  ['m32brassgland', 'm32 brass gland'],
  ['lug70sqmmm12', 'lug 70sqmm m12'],
  ['63amp3polemcb', '63amp 3pole mcb'],
  ['octalrelay110vac11pin', 'octal relay 110vac 11pin'],
  ['fan230v50hz', 'fan 230v 50hz'],
  ['heatshrink6.4mmred', 'heatshrink 6.4mm red'],
  ['ip65box300x200x150', 'ip65 box 300x200x150'],
  ['mcb2p16a', 'mcb 2p 16a'],
  ['mcb3pole63ampdcurve', 'mcb 3pole 63amp d curve'],
  ['mcbc32', 'mcb c32'],
  ['16amp2pole', '16amp 2pole'],
  ['relay-24vdc-octal', 'relay 24vdc octal'],
  ['mcb_32a', 'mcb 32a'],
])('splits %s', (token, expected) => {
  expect(separate(token)).toBe(expected);
});

it('splits a misspelled word from quantities', () => {
  expect(separate('contacter415v22kw')).toBe('contacter 415v 22kw');
});

it.each([
  'th35',
  'm20x1.5',
  '24vdc',
  '6-10a',
  '4-pole',
  'ac-3',
  'lc1d09bd',
  'xy-bg-m20',
  '3x70sq',
  '400x300x200',
  '1/2"',
  'zqxw24v',
])('leaves %s as it is', (token) => {
  expect(separate(token)).toBe(token);
});

const piece = fc.oneof(
  fc.constantFrom(...catalogue.split(' '), '24vdc', 'm20', '22kw', '4pole', '9', '-', '.', 'q', '²'),
  fc.string({ maxLength: 4 }),
);
const joined = fc.array(piece, { maxLength: 24 }).map((pieces) => pieces.join(''));

it('adds spaces only in place of hyphens and between letters', () => {
  fc.assert(
    fc.property(joined, (text) => {
      const plain = (each: string) => each.replace(/[\s_.-]/g, '');
      expect(plain(separate(text))).toBe(plain(text));
    }),
  );
});

it('does not split its own result any further', () => {
  fc.assert(
    fc.property(joined, (text) => {
      expect(separate(separate(text))).toBe(separate(text));
    }),
  );
});

it('splits known words between quantities', () => {
  const word = fc.constantFrom('gland', 'copper', 'relay', 'contactor', 'octal');
  const quantity = fc.tuple(fc.integer({ min: 1, max: 999 }), fc.constantFrom('v', 'kw', 'mm', 'a'));
  fc.assert(
    fc.property(word, quantity, word, (first, [number, unit], last) => {
      expect(separate(`${first}${number}${unit}${last}`)).toBe(`${first} ${number}${unit} ${last}`);
    }),
  );
});
