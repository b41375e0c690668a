import { expect, it } from 'vitest';
import { meantWords, namingWords } from './namingWords.ts';
import { Synonyms } from './synonyms.ts';

it.each([
  ['lug 70 sqmm m12', ['lug']],
  ['relay 24vdc 4co with base', ['relay', 'base']],
  ['cable tie 300x4.8 black 5 pkts', ['cable', 'tie', 'black']],
  ['Contactor 25A, 110 V coil', ['contactor', 'coil']],
  ['25 A', []],
])('reads the words that may name a product in "%s"', (query, words) => {
  expect(namingWords(query)).toEqual(words);
});

it('replaces a phrase of the trade by its meanings', () => {
  const synonyms = new Synonyms([['fuse box, db', 'distribution box, mcb box']]);
  expect(meantWords(['metal', 'fuse', 'box'], synonyms)).toEqual([
    ['distribution', 'box', 'metal'],
    ['mcb', 'box', 'metal'],
  ]);
  expect(meantWords(['metal', 'box'], synonyms)).toEqual([]);
});
