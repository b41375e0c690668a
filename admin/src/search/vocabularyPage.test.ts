import type { VocabularyEntry } from '@elvora/catalogue/model';
import { expect, it } from 'vitest';
import { vocabularyPage } from './vocabularyPage.ts';

const entry = (id: number, typed: string, rest: Partial<VocabularyEntry> = {}): VocabularyEntry => ({
  id,
  version: 1,
  kind: 'synonym',
  typed,
  meaning: 'cable tie',
  isRemoved: false,
  ...rest,
});

it('finds entries of one kind by all words, removed ones last', () => {
  const entries = [
    entry(1, 'zip tie'),
    entry(2, 'tie wrap', { isRemoved: true }),
    entry(3, 'Kabelbinder'),
    entry(4, 'CX-1', { kind: 'cross-reference' }),
  ];
  const ids = (query: string) =>
    vocabularyPage(entries, { kind: 'synonym', query, page: 1 }).items.map(({ id }) => id);
  expect(ids('')).toEqual([3, 1, 2]);
  expect(ids('tie CABLE')).toEqual([3, 1, 2]);
  expect(ids('zip')).toEqual([1]);
  expect(ids('cx')).toEqual([]);
});

it('has pages of fifty entries', () => {
  const entries = Array.from({ length: 101 }, (_, id) => entry(id, `word ${String(id).padStart(3, '0')}`));
  const last = vocabularyPage(entries, { kind: 'synonym', query: '', page: 3 });
  expect([last.pageCount, last.items.map(({ id }) => id)]).toEqual([3, [100]]);
});
