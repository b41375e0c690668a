import type { VocabularyDraft, VocabularyEntry } from '@elvora/catalogue/model';

/** Task on a synonym or a cross-reference whose dialog is open. */
export type VocabularyTask =
  | { kind: 'add'; draft: VocabularyDraft }
  | { kind: 'edit'; entry: VocabularyEntry };
