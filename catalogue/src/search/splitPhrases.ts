import type { Term } from './queryTerms.ts';
import { stemWord } from './words.ts';

/**
 * Reads the words of a phrase one by one if one of them names the property of a quantity: 'contactor coil 110 V 132 kW' asks
 * for a contactor with such a coil. Null without such a phrase.
 */
export function splitPhrases(terms: readonly Term[], isNaming: (word: string) => boolean): Term[] | null {
  const isSplit = ({ text, isExcluded }: Term) => {
    const words = text.split(' ');
    return !isExcluded && words.length === 2 && words.some(isNaming);
  };
  if (!terms.some(isSplit)) return null;
  return terms.flatMap((term) => (isSplit(term) ? wordsOf(term) : [term]));
}

const wordsOf = ({ text, index, corrections, ...term }: Term): Term[] =>
  text.split(' ').map((word, at) => ({
    ...term,
    text: word,
    alternatives: [{ stems: [stemWord(word)], weight: 1 }],
    corrections: at === 0 ? corrections : [],
    index: at === 0 ? index : index + text.lastIndexOf(word),
  }));
