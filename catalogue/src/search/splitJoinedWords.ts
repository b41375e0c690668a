import { unitPattern } from '../properties/dimension.ts';
import type { Vocabulary } from './queryTerms.ts';
import { countNouns, poleWords } from './vocabulary/countWords.ts';
import { stemWord } from './words.ts';

/** Words that a catalogue knows. */
type KnownWords = Pick<Vocabulary, 'has' | 'synonyms' | 'speller'>;

/** Shorter words are probably letters of another one; longer texts are not words. */
const minWordLength = 3;
const maxWordLength = 24;
/** Shorter misspelled words are not recognised. */
const minMistypedLength = 5;
/** Longer tokens are codes, addresses or noise. */
const maxTokenLength = 60;

const longestFirst = (words: readonly string[]) => words.toSorted((a, b) => b.length - a.length).join('|');

/** Threads, degrees of protection, extents, quantities and counts; plain numbers last. */
const measurePatterns: readonly RegExp[] = [
  String.raw`(?:m|pg)\d{1,2}(?:\.\d)?(?:x\d(?:\.\d{1,2})?)?`,
  String.raw`ip\d{2}k?`,
  String.raw`\d{1,4}(?:\.\d+)?(?:(?:mm|cm)?x\d{1,4}(?:\.\d+)?){1,2}(?:mm|cm)?`,
  String.raw`\d{1,4}(?:\.\d+)?(?:vac|vdc|sq|nos|no|nc|co)`,
  String.raw`\d{1,4}(?:\.\d+)?(?:${unitPattern})`,
  String.raw`\d{1,2}(?:${longestFirst([...Object.keys(countNouns), 'ph', 'phase'])})`,
  longestFirst(Object.keys(poleWords)),
  // 'C32' of a breaker, and the letter of 'd curve'.
  String.raw`[bcd]\d{1,2}a?(?!\p{L}{1,2}(?!\p{L}))`,
  String.raw`(?:(?<=curve|type)[abcd](?!\p{L})|[abcd](?=curve|type))`,
  String.raw`\d{1,5}(?:\.\d+)?`,
].map((source) => new RegExp(source, 'iuy'));

interface Piece {
  end: number;
  cost: number;
}

/** Cost of a word, or of a quantity with its unit. */
const pieceCost = 1;
/** Cost of a number without a unit or a short word, which explain less. */
const plainCost = 1.5;
/** Cost of a misspelled word. */
const mistypedCost = 2;

const tokenPattern = /[\p{L}\p{M}\d][\p{L}\p{M}\d._²³-]*[\p{L}\p{M}\d²³"]/gu;

/**
 * Splits text typed without spaces into words and quantities: 'contactor415v22kw'. Known tokens, and those
 * with an unknown part, are kept.
 */
export const splitJoinedWords = (text: string, words: KnownWords): string =>
  text.replace(tokenPattern, (token) => splitToken(token, words) ?? token);

function splitToken(token: string, words: KnownWords): string | null {
  const isMixed = /\p{L}{2}/u.test(token) && /\d/.test(token);
  if (!isMixed || token.length > maxTokenLength || isKnown(token, words)) return null;
  const found =
    cheapestPieces(token, (at) => piecesAt(token, at, { words })) ??
    cheapestPieces(token, (at) => piecesAt(token, at, { words, canBeMistyped: true }));
  if (!found || found.length < 2) return null;
  // '6-10A' is a range, and '4-pole' is parsed as it is.
  const isSpelled = /[-_]/.test(token) && !found.some((piece) => /^\p{L}{3,}$/u.test(piece));
  return isSpelled ? null : found.join(' ');
}

/** Returns the cheapest segmentation of a text, preferring long first pieces; null when there is none. */
function cheapestPieces(text: string, piecesAt: (at: number) => readonly Piece[]): string[] | null {
  const best: ({ cost: number; from: number } | undefined)[] = [{ cost: 0, from: 0 }];
  for (let at = 0; at < text.length; at += 1) {
    const reached = best[at];
    if (!reached) continue;
    for (const { end, cost } of piecesAt(at)) {
      const sum = reached.cost + cost;
      if (sum < (best[end]?.cost ?? Infinity)) best[end] = { cost: sum, from: at };
    }
  }
  if (!best[text.length]) return null;
  const pieces: string[] = [];
  for (let end = text.length; end > 0; end = best[end]?.from ?? 0) {
    const piece = text.slice(best[end]?.from ?? 0, end);
    if (!/^[-_.]$/.test(piece)) pieces.unshift(piece);
  }
  return pieces;
}

interface PieceOptions {
  words: KnownWords;
  /** Accepts a misspelled word. @default false */
  canBeMistyped?: boolean;
}

function piecesAt(token: string, at: number, options: PieceOptions): Piece[] {
  if (/[-_.]/.test(token[at] ?? '')) return at === 0 ? [] : [{ end: at + 1, cost: 0 }];
  const isInNumber = /\d/.test(token[at] ?? '') && /[\d.]/.test(token[at - 1] ?? '');
  if (isInNumber) return [];
  return [...measuresAt(token, at), ...wordsAt(token, at, options)];
}

/** Quantities, threads, counts and numbers that begin at an index. */
const measuresAt = (token: string, at: number): Piece[] =>
  measurePatterns.flatMap((pattern, index) => {
    pattern.lastIndex = at;
    const [text = ''] = pattern.exec(token) ?? [];
    const end = at + text.length;
    const splitsNumber = /\d$/.test(text) && /^\.?\d/.test(token.slice(end));
    if (text === '' || splitsNumber) return [];
    return [{ end, cost: index === measurePatterns.length - 1 ? plainCost : pieceCost }];
  });

/** Known words that begin at an index, or a misspelled one up to the next number. */
function wordsAt(token: string, at: number, { words, canBeMistyped = false }: PieceOptions): Piece[] {
  const [run = ''] = /^\p{L}[\p{L}\p{M}]*/u.exec(token.slice(at)) ?? [];
  const found: Piece[] = [];
  for (let length = Math.min(run.length, maxWordLength); length >= minWordLength; length -= 1) {
    if (!isKnown(run.slice(0, length), words)) continue;
    found.push({ end: at + length, cost: length === minWordLength ? plainCost : pieceCost });
  }
  if (canBeMistyped && run.length >= minMistypedLength && run.length <= maxWordLength) {
    const isNear = words.speller.correctWord(run, stemWord(run)).length > 0;
    if (isNear) found.push({ end: at + run.length, cost: mistypedCost });
  }
  return found;
}

function isKnown(word: string, { has, synonyms }: KnownWords): boolean {
  const stem = stemWord(word);
  return has(stem) || synonyms.words.has(stem);
}
