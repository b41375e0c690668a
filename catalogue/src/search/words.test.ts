import { expect, it } from 'vitest';
import { splitWords, stemsOf, stemWord } from './words.ts';

it.each([
  ['Cable-Glands, M20 (brass)', ['cable', 'glands', 'm20', 'brass']],
  ['PG13.5 2:1 1.5.2 4:20', ['pg13.5', '2:1', '1.5.2', '4:20']],
  ['PG13.55 12:34.5', ['pg13.55', '12:34.5']],
  ['Müller', ['muller']],
  ['AC-3 dc-13 AC-7a', ['ac3', 'dc13', 'ac7a']],
  ['AC-230V dc-100 mac-3', ['ac', '230v', 'dc', '100', 'mac', '3']],
  ['— / ·', []],
])('splits %j', (text, words) => {
  expect(splitWords(text)).toEqual(words);
});

it.each([
  ['glands', 'gland'],
  ['accessories', 'accessory'],
  ['boxes', 'box'],
  ['switches', 'switch'],
  ['brushes', 'brush'],
  ['glasses', 'glass'],
  ['ties', 'tie'],
  ['crimping', 'crimp'],
  ['moulded', 'mold'],
  ['plugged', 'plug'],
  ['fittings', 'fit'],
  ['cables', 'cable'],
  ['colours', 'color'],
  ['armoured', 'armor'],
  ['aluminium', 'aluminum'],
  ['grey', 'gray'],
  ['metres', 'meter'],
  ['fibre', 'fiber'],
  ['programmes', 'program'],
  ['programmed', 'program'],
  ['insulised', 'insulized'],
  ['catalogues', 'catalogs'],
  ['adapters', 'adaptors'],
  ['analyser', 'analyzer'],
  ['tyres', 'tires'],
  ['sulphate', 'sulfate'],
])('has one stem for %s and %s', (word, other) => {
  expect(stemWord(word)).toBe(stemWord(other));
});

it.each(['glass', 'bus', 'chassis', 'bare', 'ring', 'red', 'ip', 'gas', 'm20s', 'eas1ng'])(
  'leaves %s as it is',
  (word) => {
    expect(stemWord(word)).toBe(word);
  },
);

it('does not take a bare busbar for a bar', () => {
  expect(stemWord('bare')).not.toBe(stemWord('bar'));
});

it('has the stems of all words of a text', () => {
  expect(stemsOf('Cable glands')).toEqual([stemWord('cable'), 'gland']);
});
