import { deniedWord } from './deniedWords.ts';
import { fieldQuality, nameQuality } from './productWords.ts';
import type { CodeStart } from './queryCodes.ts';
import type { Alternative, Term } from './queryTerms.ts';
import type { SizeIndex } from './sizeIndex.ts';
import type { WordPosting } from './wordIndex.ts';
import { isMaterialWord } from './vocabulary/materialWords.ts';
import { oppositeOf } from './vocabulary/oppositeWords.ts';

/** Matches of a term of a query. */
export interface TermMatches {
  /** As typed. */
  text: string;
  /** Per product: quality of the best field, times the weight of the matching alternative; 0 without a match. */
  quality: Float32Array;
  /** Sizes whose cells contain the term. */
  sizes: Uint8Array;
  /** Number of matching sizes per product. */
  sizesOfProduct: Uint32Array;
  /** Products whose name contains the term. */
  isInName: Uint8Array;
  /** Products with the term in their name before its details, where it does not distinguish their sizes. */
  isInNounPhrase: Uint8Array;
  /** Number of words of the term in the name before its details. */
  nounPhraseWords: Uint8Array;
  /** Products whose name has the term as its subject. */
  isHead: Uint8Array;
  /** Products whose compound noun contains the term: 'terminal' in 'Terminal Block'. */
  isInNoun: Uint8Array;
  isPurpose: boolean;
  /** Positions of the conditions whose property it names: 'width' of 'width 20 mm'. */
  names: readonly number[];
  /** Weight of the term: rare words weigh more. */
  weight: number;
  isKnown: boolean;
  /** Whether any cell contains it. */
  isInCells: boolean;
}

/** Rounded, because qualities are stored with single precision. */
const articleQuality = Math.fround(fieldQuality.name);
const compoundQuality = Math.fround(fieldQuality.compound);
const mentionedQuality = Math.fround(fieldQuality.description);

/** Weight of a term that names what a product is used with, relative to one that names the product. */
const purposeShare = 0.5;

/** Weight of a term that names a material. */
const materialShare = 0.5;

const termShare = ({ text, isPurpose }: TermMatches) =>
  (isPurpose ? purposeShare : 1) * (isMaterialWord(text) ? materialShare : 1);

const newMatches = (index: SizeIndex, text: string, isPurpose: boolean): TermMatches => ({
  text,
  quality: new Float32Array(index.productCount),
  sizes: new Uint8Array(index.sizeCount),
  sizesOfProduct: new Uint32Array(index.productCount),
  isInName: new Uint8Array(index.productCount),
  isInNounPhrase: new Uint8Array(index.productCount),
  nounPhraseWords: new Uint8Array(index.productCount),
  isHead: new Uint8Array(index.productCount),
  isInNoun: new Uint8Array(index.productCount),
  isPurpose,
  names: [],
  weight: 0,
  isKnown: false,
  isInCells: false,
});

/** Matches a term with the texts of products and the cells of sizes. */
export function matchTerm(index: SizeIndex, { text, alternatives, isPurpose }: Term): TermMatches {
  const matches = newMatches(index, text, isPurpose);
  for (const alternative of alternatives) matchAlternative(index, alternative, matches);
  matchCells(index, alternatives, matches);
  matchOpposites(index, alternatives, matches);
  if (matches.isInCells) countSizes(index, matches);
  return matches;
}

/** Weight of the beginning of a code: that of a rare word. */
const codeStartWeight = 4;

/** Matches the beginning of a code like a word of its products' names that only these sizes contain. */
export function matchCodeStart(index: SizeIndex, { text, sizes }: CodeStart): TermMatches {
  const matches = newMatches(index, text, false);
  for (const size of sizes) {
    const product = index.productOfSize[size] ?? 0;
    matches.sizes[size] = 1;
    matches.quality[product] = fieldQuality.head;
    matches.isInName[product] = 1;
    matches.isHead[product] = 1;
    matches.isInNoun[product] = 1;
  }
  countSizes(index, matches);
  return { ...matches, weight: codeStartWeight, isKnown: true, isInCells: true };
}

/** Counts the sizes of each product that contain a term. Cells also count as a field of the product. */
function countSizes(index: SizeIndex, { sizes, sizesOfProduct, quality }: TermMatches): void {
  for (let size = 0; size < sizes.length; size += 1) {
    if (!sizes[size]) continue;
    const product = index.productOfSize[size] ?? 0;
    sizesOfProduct[product] = (sizesOfProduct[product] ?? 0) + 1;
    if ((quality[product] ?? 0) < fieldQuality.cell) quality[product] = fieldQuality.cell;
  }
}

/**
 * Share of the quality of a phrase whose last word is not the product's noun: a 'Screw Mount Tie' is not a
 * 'tie mount'.
 */
const otherNounShare = 0.7;

/** Sums the inverse document frequencies of words. */
const rarityOf = (postings: readonly WordPosting[], { productCount }: SizeIndex): number =>
  postings.reduce((sum, { products, sizes }) => {
    const frequency = Math.max(products.length, sizes.length > 0 ? 1 : 0);
    return sum + Math.log(1 + productCount / (frequency + 1));
  }, 0);

/** All stems of an alternative must match, either in the product's texts or in the cells of one size. */
function matchAlternative(index: SizeIndex, { stems, weight }: Alternative, matches: TermMatches): void {
  const postings = stems.flatMap((stem) => index.words.get(stem) ?? []);
  if (stems.length === 0 || postings.length < stems.length) return;
  matches.isKnown = true;
  matches.weight = Math.max(matches.weight, termShare(matches) * rarityOf(postings, index));
  const last = postings.at(-1);
  const [first, ...others] = postings.toSorted((a, b) => a.products.length - b.products.length);
  const readers = others.map((posting) => ({ read: createReader(posting), isLast: posting === last }));
  const [products, qualities] = [first?.products ?? [], first?.quality ?? []];
  for (let at = 0; at < products.length; at += 1) {
    const product = products[at] ?? 0;
    let sum = qualities[at] ?? 0;
    let [least, most, ofLast] = [sum, sum, sum];
    let isWhole = true;
    for (const { read, isLast } of readers) {
      const own = read(product);
      if (own === null) {
        isWhole = false;
        break;
      }
      sum += own;
      least = Math.min(least, own);
      most = Math.max(most, own);
      if (isLast) ofLast = own;
    }
    if (!isWhole) continue;
    const isOther = most === fieldQuality.head && ofLast < fieldQuality.compound;
    const share = isOther ? otherNounShare : 1;
    // With a synonym, the two words 'pilot lamp' are the head noun of 'LED Pilot Lamp', as a single noun
    // would be.
    const isWholeNoun =
      weight < 1 && stems.length === 2 && ofLast === fieldQuality.head && least >= articleQuality;
    const own = isWholeNoun ? fieldQuality.head : 0.5 * (sum / stems.length) + 0.5 * least;
    const quality = share * weight * own;
    if (quality > (matches.quality[product] ?? 0)) matches.quality[product] = quality;
    if (least >= Math.fround(nameQuality)) matches.isInName[product] = 1;
    if (least >= articleQuality) {
      matches.isInNounPhrase[product] = 1;
      matches.nounPhraseWords[product] = Math.max(matches.nounPhraseWords[product] ?? 0, stems.length);
    }
    // A description that mentions a motor protection breaker does not make the product one.
    if (least <= mentionedQuality) continue;
    if (most === fieldQuality.head) matches.isHead[product] = 1;
    if (most >= compoundQuality) matches.isInNoun[product] = 1;
  }
}

/**
 * Finds the sizes whose cells contain an alternative. A size with one stem in a cell may have the others in
 * the product's texts, unless some cells of the product contain the entire alternative: 'shunt release' means
 * 'Shunt trip' there, not 'Undervoltage release'.
 */
function matchCells(index: SizeIndex, alternatives: readonly Alternative[], matches: TermMatches): void {
  const counted = alternatives
    .filter(({ stems }) => stems.length > 0 && stems.every((stem) => index.words.has(stem)))
    .map(({ stems }) => ({ stems, inSize: countStems(index, stems) }))
    .filter(({ inSize }) => inSize !== null);
  if (counted.length === 0) return;
  matches.isInCells = true;
  const { sizes } = matches;
  for (const { stems, inSize } of counted) {
    if (!inSize) continue;
    for (let size = 0; size < inSize.length; size += 1)
      if ((inSize[size] ?? 0) >= stems.length) sizes[size] = 1;
  }
  if (counted.every(({ stems }) => stems.length === 1)) return;
  const isWhole = new Uint8Array(index.productCount);
  for (let size = 0; size < sizes.length; size += 1)
    if (sizes[size]) isWhole[index.productOfSize[size] ?? 0] = 1;
  for (const { stems, inSize } of counted) {
    if (!inSize || stems.length === 1) continue;
    addProductStems(index, stems, { inSize, isWhole });
    const isMatching = new Uint8Array(index.productCount);
    for (let size = 0; size < inSize.length; size += 1) {
      if ((inSize[size] ?? 0) < stems.length) continue;
      sizes[size] = 1;
      isMatching[index.productOfSize[size] ?? 0] = 1;
    }
    markNoun(index, stems.at(-1) ?? '', isMatching, matches);
  }
}

/** Marks the products with a noun as their own: 'Frequency' in a cell makes a 'Panel Meter' a frequency meter. */
function markNoun(
  index: SizeIndex,
  noun: string,
  isWanted: Uint8Array,
  { isHead, isInNoun }: TermMatches,
): void {
  const { products = [], quality = [] } = index.words.get(noun) ?? {};
  for (const [at, product] of products.entries()) {
    if (!isWanted[product]) continue;
    if (quality[at] === fieldQuality.head) isHead[product] = 1;
    if ((quality[at] ?? 0) >= compoundQuality) isInNoun[product] = 1;
  }
}

/** Returns a reader of the quality of products in ascending order; null for products without the word. */
function createReader({ products, quality }: WordPosting): (product: number) => number | null {
  let at = 0;
  return (product) => {
    while (at < products.length && (products[at] ?? 0) < product) at += 1;
    return products[at] === product ? (quality[at] ?? 0) : null;
  };
}

/** Excludes the sizes for which a cell or the description contradicts the word in the product's name. */
function matchOpposites(index: SizeIndex, alternatives: readonly Alternative[], matches: TermMatches): void {
  const stems = alternatives.flatMap((alternative) =>
    alternative.stems.flatMap((stem) => [oppositeOf(stem) ?? [], deniedWord(stem)].flat()),
  );
  const others = stems.flatMap((stem) => [...(index.words.get(stem)?.sizes ?? [])]);
  const isOther = new Set(others);
  for (const size of others) {
    const product = index.productOfSize[size] ?? 0;
    if (!matches.quality[product]) continue;
    matches.isInCells = true;
    // The name distinguishes its sizes: a 'Fuse Terminal' may have one with a knife disconnect.
    matches.isInNounPhrase[product] = 0;
    const end = index.firstSize[product + 1] ?? 0;
    for (let own = index.firstSize[product] ?? 0; own < end; own += 1)
      if (!isOther.has(own)) matches.sizes[own] = 1;
  }
}

/** Counts the stems in the cells of each size; null when none matches. */
function countStems(index: SizeIndex, stems: readonly string[]): Uint8Array | null {
  let inSize: Uint8Array | null = null;
  for (const stem of stems) {
    for (const size of index.words.get(stem)?.sizes ?? []) {
      inSize ??= new Uint8Array(index.sizeCount);
      inSize[size] = (inSize[size] ?? 0) + 1;
    }
  }
  return inSize;
}

/** Counts stems in the product's texts for the sizes that contain another stem. */
function addProductStems(
  index: SizeIndex,
  stems: readonly string[],
  { inSize, isWhole }: { inSize: Uint8Array; isWhole: Uint8Array },
): void {
  const touched = inSize.slice();
  for (const stem of stems) {
    const posting = index.words.get(stem);
    const own = new Set(posting?.sizes);
    for (const product of posting?.products ?? []) {
      if (isWhole[product]) continue;
      const end = index.firstSize[product + 1] ?? 0;
      for (let size = index.firstSize[product] ?? 0; size < end; size += 1) {
        if ((touched[size] ?? 0) > 0 && !own.has(size)) inSize[size] = (inSize[size] ?? 0) + 1;
      }
    }
  }
}
