import type { TrialPart, VocabularyKind } from '@elvora/catalogue/model';
import { pluralise } from '@elvora/catalogue/operations';

const kinds = { synonym: 'synonym', 'cross-reference': 'cross-reference' } satisfies Record<
  VocabularyKind,
  string
>;

/** Texts of the search page. */
export const searchTexts = {
  heading: 'Search',
  lead: 'Searches that found nothing, and the synonyms and cross-references that help visitors find it.',
  lists: 'Lists',
  misses: 'Missed searches',
  vocabulary: { synonym: 'Synonyms', 'cross-reference': 'Cross-references' } satisfies Record<
    VocabularyKind,
    string
  >,
  loading: 'Loading...',
  loadFailed: 'The list could not be loaded.',
  find: 'Find in this list',
  missesLead: (searches: number, asked: number) =>
    `${pluralise(searches, 'search', 'searches')}, made ${pluralise(asked, 'time', 'times')} in the last 90 days. Pasted lists count too.`,
  missesEmpty: 'No missed searches.',
  notRecording: 'Searches are not recorded: SEARCH_RECORD is off.',
  noMatch: 'Nothing matches.',
  empty: {
    synonym: 'No synonyms yet.',
    'cross-reference': 'No cross-references yet.',
  } satisfies Record<VocabularyKind, string>,
  asked: (count: number) => `searched ${pluralise(count, 'time', 'times')}`,
  lastAsked: (day: string) => `last on ${day}`,
  chosen: (name: string, count: number) => `then opened: ${name} (${count})`,
  notChosen: 'nothing opened afterwards',
  more: (name: string) => `Actions: ${name}`,
  add: { synonym: 'Add synonym', 'cross-reference': 'Add cross-reference' } satisfies Record<
    VocabularyKind,
    string
  >,
  edit: { synonym: 'Edit synonym', 'cross-reference': 'Edit cross-reference' } satisfies Record<
    VocabularyKind,
    string
  >,
  change: 'Edit',
  remove: 'Remove',
  history: 'History',
  tryIt: 'Try this search',
  removed: 'Removed',
  restore: 'Restore',
  means: (meaning: string) => `= ${meaning}`,
  fields: {
    synonym: {
      typed: 'When someone types',
      typedHint: 'Words or phrases, separated by commas',
      meaning: 'also find',
      meaningHint: 'Words that the catalogue uses, separated by commas',
    },
    'cross-reference': {
      typed: 'Another maker’s code',
      typedHint: 'Found with or without spaces and dashes',
      meaning: 'Our ordering code',
      meaningHint: 'Such as EV-BG-M20',
    },
  } satisfies Record<VocabularyKind, Record<string, string>>,
  conflict: (typed: string, meaning: string) =>
    `Someone else has changed this to “${typed} = ${meaning}”. Save again to replace it.`,
  save: 'Save',
  added: (kind: VocabularyKind) => `Added the ${kinds[kind]}`,
  saved: (kind: VocabularyKind) => `Saved the ${kinds[kind]}`,
  removedOne: (kind: VocabularyKind) => `Removed the ${kinds[kind]}`,
  restoredOne: (kind: VocabularyKind) => `Restored the ${kinds[kind]}`,
  notSaved: (kind: VocabularyKind) => `The ${kinds[kind]} could not be saved`,
  notRemoved: (kind: VocabularyKind) => `The ${kinds[kind]} could not be removed`,
  notRestored: (kind: VocabularyKind) => `The ${kinds[kind]} could not be restored`,
  trial: {
    heading: 'Try a question',
    lead: 'See how the search understands it, before and after a change.',
    query: 'Question',
    submit: 'Try',
    loading: 'Asking...',
    failed: 'The search could not be run.',
    notReady: 'The search is still loading. Try again in a moment.',
    understood: 'Understood as',
    kinds: { code: 'Code', condition: 'Value', word: 'Word', unknown: 'Unknown' } satisfies Record<
      TrialPart['kind'],
      string
    >,
    corrected: (text: string) => `Corrected to “${text}”.`,
    leftOut: (text: string) => `Nothing meets “${text}”. Without it:`,
    nothing: 'No results.',
    found: (sizes: number, products: number) =>
      `${pluralise(sizes, 'size', 'sizes')} in ${pluralise(products, 'product', 'products')}`,
  },
} as const;
