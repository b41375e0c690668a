export const vocabularyKinds = ['synonym', 'cross-reference'] as const;
export type VocabularyKind = (typeof vocabularyKinds)[number];

/** A word or code that the search understands because staff have entered it. */
export interface VocabularyDraft {
  kind: VocabularyKind;
  /** Typed words: phrases separated by commas, or another maker's code. */
  typed: string;
  /** Meaning: phrases of the catalogue separated by commas, or one of its ordering codes. */
  meaning: string;
}

export interface VocabularyEntry extends VocabularyDraft {
  id: number;
  version: number;
  /** Whether it was removed; it can be restored for `trashRetentionDays`. */
  isRemoved: boolean;
}

/** Entries of both kinds, removed ones too; every process holds them in memory. */
export const maxVocabularyEntries = 5000;
export const vocabularyLengths = {
  synonym: { typed: 200, meaning: 200 },
  'cross-reference': { typed: 60, meaning: 60 },
} as const satisfies Record<VocabularyKind, { typed: number; meaning: number }>;
