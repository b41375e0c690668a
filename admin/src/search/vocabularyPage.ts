import type { VocabularyEntry, VocabularyKind } from '@elvora/catalogue/model';
import { foldSearchText, searchWords } from '@elvora/catalogue/operations';
import { searchEntriesPerPage } from '../paths/searchListParams.ts';

/** Returns entries of one kind that contain all words, by typed text; removed ones come last. */
export function vocabularyPage(
  entries: readonly VocabularyEntry[],
  { kind, query, page }: { kind: VocabularyKind; query: string; page: number },
): { items: readonly VocabularyEntry[]; pageCount: number } {
  const words = searchWords(query);
  const matching = entries
    .filter((entry) => {
      const text = foldSearchText(`${entry.typed} ${entry.meaning}`);
      return entry.kind === kind && words.every((word) => text.includes(word));
    })
    .toSorted((a, b) => Number(a.isRemoved) - Number(b.isRemoved) || a.typed.localeCompare(b.typed, 'en'));
  const from = (page - 1) * searchEntriesPerPage;
  return {
    items: matching.slice(from, from + searchEntriesPerPage),
    pageCount: Math.max(1, Math.ceil(matching.length / searchEntriesPerPage)),
  };
}
