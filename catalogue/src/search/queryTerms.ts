import { pairMeanings, letterPair, phraseStems, splitProfile } from './letterPairs.ts';
import { joinListed } from './listedTerms.ts';
import { isInSpans, type TextSpan } from './negations.ts';
import type { Speller } from './speller.ts';
import type { Synonyms } from './synonyms.ts';
import { isMaterialWord } from './vocabulary/materialWords.ts';
import { splitWords, stemWord, stopWords } from './words.ts';

/** A spelling or synonym of a term: all of its stems must match. */
export interface Alternative {
  stems: readonly string[];
  /** 1 for the typed words; less for synonyms and corrections. */
  weight: number;
}

/** A known word that replaces a part of the folded query. */
export interface Correction {
  index: number;
  length: number;
  word: string;
}

/** A word or phrase of a query. */
export interface Term {
  /** As typed. */
  text: string;
  alternatives: readonly Alternative[];
  /** The nearest known words for the term's unknown ones. */
  corrections: readonly Correction[];
  /** Index of its first letter in the folded query. */
  index: number;
  /** Whether it follows 'for' or a similar word: it names what the product is used with. */
  isPurpose: boolean;
  /** Whether it follows 'not' or 'without': matches are excluded. */
  isExcluded: boolean;
}

export interface Vocabulary {
  /** Whether products contain a stem. */
  has: (stem: string) => boolean;
  synonyms: Synonyms;
  speller: Speller;
}

type ReadTerm = Omit<Term, 'isPurpose' | 'isExcluded'>;

interface Token {
  text: string;
  index: number;
  /** Possible stems: one for a known word, the nearest ones otherwise. */
  stems: readonly string[];
  weight: number;
  correction: Correction | null;
  /** Whether a quantity or a comma precedes it, which ends a phrase. */
  isApart: boolean;
}

/** Maximum number of terms of a query. */
const maxTokens = 24;

const synonymWeight = 0.95;
const correctedWeight = 0.85;

/**
 * Reads the words of a query, in which bars replace quantities.
 * @param negated ranges of the query that are excluded
 */
export function readTerms(text: string, vocabulary: Vocabulary, negated: readonly TextSpan[] = []): Term[] {
  const tokens = tokenise(text, vocabulary);
  const read: ReadTerm[] = [];
  for (let at = 0; at < tokens.length;) {
    const { term, length } = termAt(tokens, at, vocabulary);
    if (term) read.push(term);
    at += length;
  }
  const terms = joinListed(text, read);
  const purpose = purposeTerms(text, terms, vocabulary);
  return terms.map((term) => ({
    ...term,
    isPurpose: purpose.has(term),
    isExcluded: isInSpans(negated, { index: term.index, length: Math.max(1, term.text.length) }),
  }));
}

/** 'For indoor use' describes the product. */
const placeWord = /^(?:in|out)doors?$/;

/**
 * Maximum number of terms after 'for' that name what the product is used with; later ones describe the
 * product again.
 */
const maxPurposeTerms = 2;

/** Returns the terms after the first 'for' that follows a known term or a quantity, or before the Hindi 'ke liye'. */
function purposeTerms<Item extends Pick<Term, 'index' | 'text' | 'alternatives'>>(
  text: string,
  terms: readonly Item[],
  { has }: Vocabulary,
): ReadonlySet<Item> {
  const known = terms.find(({ alternatives }) => alternatives.some(({ stems }) => stems.every(has)));
  const quantity = text.indexOf('|');
  const first = Math.min(known?.index ?? 0, quantity < 0 ? Infinity : quantity);
  // 'Class 20' and '2:1' describe the product in any position.
  const purposes = terms.filter(
    ({ text: word }) => !isMaterialWord(word) && !/\d/.test(word) && !placeWord.test(word),
  );
  const after = [...text.matchAll(/(?<![\p{L}\d])(?:for|to suit|against|fur|fuer|für)(?![\p{L}\d])/gu)];
  const start = after.find(({ index }) => index > first)?.index ?? Infinity;
  const next = purposes.find(({ index }) => index > start);
  // In 'for cable 9 mm, black' the product is black.
  const stop = next ? next.index + Math.max(0, text.slice(next.index).search(/[,;]|\||$/)) : Infinity;
  // In Hindi the postposition follows the noun: 'motor ke liye relay'.
  const end = /(?<![\p{L}\p{M}\d])(?:ke liye|के लिए)(?![\p{L}\p{M}\d])/u.exec(text)?.index ?? 0;
  return new Set([
    ...purposes.filter(({ index }) => index > start && index < stop).slice(0, maxPurposeTerms),
    ...lastTogether(
      text,
      purposes.filter(({ index }) => index < end),
    ),
  ]);
}

/** Returns the last terms without a quantity between them: '3 hp pump ke liye' is for a pump, whatever precedes the 3 hp. */
function lastTogether<Item extends Pick<Term, 'index'>>(text: string, terms: readonly Item[]): Item[] {
  const last = terms.slice(-maxPurposeTerms);
  return last.filter(({ index }, at) => !text.slice(index, last[at + 1]?.index ?? index).includes('|'));
}

/** Hindi particles within a phrase: 'cable ka lug' is a cable lug. */
const genitives: ReadonlySet<string> = new Set(['ka', 'ke', 'ki', 'wala', 'wali', 'wale']);

function tokenise(text: string, vocabulary: Vocabulary): Token[] {
  const words = [...text.matchAll(/[\p{L}\p{M}\d]+(?:[.:]\d+)*/gu)].slice(0, maxTokens).flatMap((match) => {
    const [word = ''] = splitWords(match[0]);
    const isApart = /[|,;][\s,;-]{0,3}$/.test(text.slice(0, match.index));
    return word === '' || genitives.has(word)
      ? []
      : [{ word, index: match.index, length: match[0].length, isApart }];
  });
  const tokens: Token[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const { word, ...place } = words[at] ?? { word: '', index: 0, length: 0, isApart: false };
    const { index, length, isApart } = place;
    const next = words[at + 1];
    // The 'c or' of 'curve c or curve d' is no core.
    const isNextTo = next && next.index === index + length + 1 && next.word !== 'or';
    const joined = isNextTo ? knownStem(word + next.word, vocabulary) : null;
    const isKnown = knownStem(word, vocabulary) !== null;
    if (joined !== null && next && !(isKnown && knownStem(next.word, vocabulary) !== null)) {
      const text = `${word} ${next.word}`;
      tokens.push({ text, index, stems: [joined], weight: 1, correction: null, isApart });
      at += 1;
    } else {
      tokens.push(...readToken(word, place, vocabulary));
    }
  }
  return tokens;
}

const isKnownStem = (stem: string, { has, synonyms }: Vocabulary) => has(stem) || synonyms.words.has(stem);

const knownStem = (word: string, vocabulary: Vocabulary): string | null => {
  const stem = stemWord(word);
  return isKnownStem(stem, vocabulary) ? stem : null;
};

/** Shorter parts of a joined word are more likely to be letters of a misspelled one. */
const minJoinedLength = 4;

/** Returns a word as one token, or as the known words it consists of. */
function readToken(
  word: string,
  { isApart, ...place }: { index: number; length: number; isApart: boolean },
  vocabulary: Vocabulary,
): Token[] {
  const stem = stemWord(word);
  const { index } = place;
  const token = { text: word, index, stems: [stem], weight: 1, correction: null, isApart };
  if (isKnownStem(stem, vocabulary) || stopWords.has(word)) return [token];
  const corrections = vocabulary.speller.correctWord(word, stem);
  const parts = splitJoined(word, vocabulary);
  // 'isolater' is a misspelled isolator, not 'iso' and 'later'.
  const isJoined =
    parts && (corrections.length === 0 || parts.every((part) => part.length >= minJoinedLength));
  if (isJoined) return parts.map((part, at) => ({ ...token, text: at === 0 ? word : '', stems: [part] }));
  const stems = [...new Set([...corrections, ...vocabulary.speller.complete(stem)])];
  const [nearest = null] = stems;
  return [
    {
      ...token,
      stems: nearest === null ? [stem] : stems,
      weight: nearest === null ? 1 : correctedWeight,
      correction: nearest === null ? null : { ...place, word: writtenWord(nearest, vocabulary) },
    },
  ];
}

/** A stem as spelled in the catalogue, or else in the synonyms. */
const writtenWord = (stem: string, { speller, synonyms }: Vocabulary): string =>
  speller.written(stem) ?? synonyms.words.get(stem) ?? stem;

/** Splits 'terminalblock' into known words, preferring the longest first word; null if it cannot be split. */
function splitJoined(word: string, vocabulary: Vocabulary, depth = 0): string[] | null {
  if (depth > 2) return null;
  for (let at = word.length - 3; at >= 3; at -= 1) {
    const first = knownStem(word.slice(0, at), vocabulary);
    if (first === null || /^\d+$/.test(first)) continue;
    const rest = word.slice(at);
    const second = knownStem(rest, vocabulary);
    if (second !== null) return [first, second];
    const others = splitJoined(rest, vocabulary, depth + 1);
    if (others) return [first, ...others];
  }
  return null;
}

function termAt(
  tokens: readonly Token[],
  at: number,
  vocabulary: Vocabulary,
): { term: ReadTerm | null; length: number } {
  const token = tokens[at];
  if (!token) return { term: null, length: 1 };
  const pair = letterPair(tokens, at, vocabulary);
  if (pair)
    return {
      term: {
        text: `${token.text} ${tokens[at + 1]?.text ?? ''}`,
        alternatives: [{ stems: [pair], weight: 1 }, ...pairMeanings(pair, vocabulary, synonymWeight)],
        corrections: [],
        index: token.index,
      },
      length: 2,
    };
  const gap = tokens.findIndex(({ isApart }, place) => place > at && isApart);
  const stems = tokens.slice(0, gap < 0 ? undefined : gap).map((other) => other.stems[0] ?? '');
  const phrases = token.stems.map((stem) => vocabulary.synonyms.longestAt(stems.with(at, stem), at));
  const length = Math.max(1, ...phrases.map((phrase) => phrase?.stems.length ?? 0));
  const typed = tokens.slice(at, at + length);
  if (length === 1 && phrases.every((phrase) => !phrase) && isStop(token)) return { term: null, length: 1 };
  const weight = Math.min(...typed.map((each) => each.weight));
  const profile = length > 1 ? null : splitProfile(token.text, vocabulary);
  const literal = length > 1 ? [stems.slice(at, at + length)] : token.stems.map((stem) => [stem]);
  const meanings = phrases.flatMap((phrase) => (phrase?.stems.length === length ? phrase.meanings : []));
  return {
    term: {
      text: typed
        .map(({ text }) => text)
        .filter(Boolean)
        .join(' '),
      alternatives: uniqueAlternatives([
        ...literal.map((each) => ({ stems: phraseStems(each, vocabulary), weight })),
        ...(profile ? [{ stems: profile, weight: 1 }] : []),
        ...meanings.map((each) => ({
          stems: phraseStems(each, vocabulary),
          weight: weight * synonymWeight,
        })),
      ]),
      corrections: typed.flatMap(({ correction }) => correction ?? []),
      index: token.index,
    },
    length,
  };
}

const isStop = ({ text, stems }: Token) =>
  stopWords.has(text) || stopWords.has(stems[0] ?? '') || /^[a-z]$/.test(text);

function uniqueAlternatives(alternatives: readonly Alternative[]): Alternative[] {
  const byStems = new Map<string, Alternative>();
  for (const alternative of alternatives) {
    const key = [...new Set(alternative.stems)].toSorted().join(' ');
    if (key !== '' && !byStems.has(key)) byStems.set(key, alternative);
  }
  return [...byStems.values()];
}
