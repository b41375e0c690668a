import type { Vocabulary } from './queryTerms.ts';
import { Speller } from './speller.ts';
import { countNouns, numberWords } from './vocabulary/countWords.ts';
import { stemWord } from './words.ts';

/** Words that counts consist of. */
const countWords = [...Object.keys(countNouns), ...Object.keys(numberWords), 'phase', 'phases'];

const countStems: ReadonlySet<string> = new Set(countWords.map(stemWord));
const countSpeller = new Speller();
for (const word of countWords) countSpeller.add(word);

const numberBefore = new RegExp(
  String.raw`(?:\d|(?<!\p{L})(?:${Object.keys(numberWords).join('|')}))[ -]?$`,
  'u',
);

type Known = Pick<Vocabulary, 'has' | 'synonyms' | 'speller'>;

/**
 * Corrects count words before counts are parsed: 'doouble pole', '4 polle'. Other misspellings are corrected
 * with the words of the query.
 */
export const correctCountWords = (text: string, vocabulary: Known): string =>
  text.replace(/(?<![\p{L}\p{M}\d])\p{L}{4,}(?![\p{L}\p{M}\d])/gu, (word, offset: number) => {
    const stem = stemWord(word);
    if (countStems.has(stem) || vocabulary.has(stem) || vocabulary.synonyms.words.has(stem)) return word;
    const [nearest] = countSpeller.correct(word);
    if (nearest === undefined) return word;
    // When other words are equally near, a count word only wins after a number.
    const others = vocabulary.speller.correctWord(word, stem).filter((each) => !countStems.has(each));
    return others.length === 0 || numberBefore.test(text.slice(0, offset)) ? nearest : word;
  });
