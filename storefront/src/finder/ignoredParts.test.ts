import type { FinderResult } from '@elvora/catalogue/contract';
import { expect, it } from 'vitest';
import { ignoredPartsText } from './ignoredParts.ts';

const columns: FinderResult['columns'] = [
  { key: 'cable', name: 'Cable diameter', unit: 'mm' },
  { key: 'material', name: 'Material', unit: '' },
];

it.each([
  ['material:Brass', 'Material Brass'],
  ['material:-', 'Material not stated'],
  ['cable:9..12', 'Cable diameter 9–12'],
  ['cable:9....typed', 'Cable diameter from 9'],
  ['cable:..12', 'Cable diameter up to 12'],
  // The name of the property is unknown.
  ['xyz:4', 'xyz:4'],
  ['abc', 'abc'],
])('describes %s as %s', (part, text) => {
  expect(ignoredPartsText({ ignored: [part], facets: [], columns })).toBe(`Left out: ${text}`);
});

it('is empty when everything was used, and lists each part once', () => {
  expect(ignoredPartsText({ ignored: [], facets: [], columns })).toBe('');
  expect(ignoredPartsText({ ignored: ['abc', 'abc', 'def'], facets: [], columns })).toBe(
    'Left out: abc, def',
  );
});
