import { fieldQuality, nameQuality } from './productWords.ts';
import type { Alternative, Term } from './queryTerms.ts';
import type { SizeIndex } from './sizeIndex.ts';
import { isMaterialWord } from './vocabulary/materialWords.ts';

/** Where a term of a question stands. */
export interface TermMatches {
  /** As typed. */
  text: string;
  /** Per product: quality of the best field, times the weight of how it was said; 0 without a match. */
  quality: Float32Array;
  /** Sizes whose cells hold the term. */
  sizes: Uint8Array;
  /** Number of matching sizes per product. */
  sizesOfProduct: Uint32Array;
  /** Products whose name holds the term. */
  isInName: Uint8Array;
  /** Products that are called so without details: the term does not tell their sizes apart. */
  isArticle: Uint8Array;
  /** Products whose name is about the term. */
  isHead: Uint8Array;
  isPurpose: boolean;
  /** Whether sizes that hold it are not wanted; it says nothing about products. */
  isExcluded: boolean;
  /** How much the term says: rare words say more. */
  weight: number;
  isKnown: boolean;
  /** Whether any cell holds it. */
  isInCells: boolean;
}

/** Qualities are kept with single precision. */
const articleQuality = Math.fround(fieldQuality.name);

/** A term that names what a product is used with counts less than one that names what it is. */
const purposeShare = 0.5;

/** So does one that says what it is made of. */
const materialShare = 0.5;

const termShare = ({ text, isPurpose }: TermMatches) =>
  (isPurpose ? purposeShare : 1) * (isMaterialWord(text) ? materialShare : 1);

export function matchTerm(
  index: SizeIndex,
  { text, alternatives, isPurpose, isExcluded }: Term,
): TermMatches {
  const matches: TermMatches = {
    text,
    quality: new Float32Array(index.productCount),
    sizes: new Uint8Array(index.sizeCount),
    sizesOfProduct: new Uint32Array(index.productCount),
    isInName: new Uint8Array(index.productCount),
    isArticle: new Uint8Array(index.productCount),
    isHead: new Uint8Array(index.productCount),
    isPurpose,
    isExcluded,
    weight: 0,
    isKnown: false,
    isInCells: false,
  };
  for (const alternative of alternatives) matchAlternative(index, alternative, matches);
  if (matches.isInCells) countSizes(index, matches);
  if (isExcluded) {
    matches.quality.fill(0);
    matches.isInName.fill(0);
    matches.isHead.fill(0);
    matches.weight = 0;
  }
  return matches;
}

/** Counts the sizes of each product that hold a term; its cells are a field of the product as well. */
function countSizes(index: SizeIndex, { sizes, sizesOfProduct, quality }: TermMatches): void {
  for (let size = 0; size < sizes.length; size += 1) {
    if (!sizes[size]) continue;
    const product = index.productOfSize[size] ?? 0;
    sizesOfProduct[product] = (sizesOfProduct[product] ?? 0) + 1;
    if ((quality[product] ?? 0) < fieldQuality.cell) quality[product] = fieldQuality.cell;
  }
}

/** All stems of an alternative have to match: in the product's texts, or in the cells of the same size. */
function matchAlternative(index: SizeIndex, { stems, weight }: Alternative, matches: TermMatches): void {
  const postings = stems.flatMap((stem) => index.words.get(stem) ?? []);
  if (stems.length === 0 || postings.length < stems.length) return;
  matches.isKnown = true;
  const rarity =
    termShare(matches) *
    postings.reduce((sum, { products, sizes }) => {
      const frequency = Math.max(products.length, sizes.length > 0 ? 1 : 0);
      return sum + Math.log(1 + index.productCount / (frequency + 1));
    }, 0);
  matches.weight = Math.max(matches.weight, rarity);
  const sum = new Float32Array(index.productCount);
  const least = new Float32Array(index.productCount).fill(1);
  const most = new Float32Array(index.productCount);
  const found = new Uint8Array(index.productCount);
  for (const { products, quality } of postings) {
    for (let at = 0; at < products.length; at += 1) {
      const product = products[at] ?? 0;
      found[product] = (found[product] ?? 0) + 1;
      sum[product] = (sum[product] ?? 0) + (quality[at] ?? 0);
      most[product] = Math.max(most[product] ?? 0, quality[at] ?? 0);
      least[product] = Math.min(least[product] ?? 1, quality[at] ?? 0);
    }
  }
  for (let product = 0; product < found.length; product += 1) {
    if ((found[product] ?? 0) < stems.length) continue;
    const quality = weight * (0.5 * ((sum[product] ?? 0) / stems.length) + 0.5 * (least[product] ?? 0));
    if (quality > (matches.quality[product] ?? 0)) matches.quality[product] = quality;
    if ((least[product] ?? 0) >= Math.fround(nameQuality)) matches.isInName[product] = 1;
    if ((least[product] ?? 0) >= articleQuality) matches.isArticle[product] = 1;
    if ((most[product] ?? 0) === fieldQuality.head) matches.isHead[product] = 1;
  }
  if (postings.some(({ sizes }) => sizes.length > 0)) {
    matches.isInCells = true;
    matchSizes(index, stems, matches);
  }
}

function matchSizes(index: SizeIndex, stems: readonly string[], { sizes }: TermMatches): void {
  const inSize = new Uint8Array(index.sizeCount);
  stems.forEach((stem) => {
    for (const size of index.words.get(stem)?.sizes ?? []) inSize[size] = (inSize[size] ?? 0) + 1;
  });
  if (stems.length > 1) addProductStems(index, stems, inSize);
  for (let size = 0; size < inSize.length; size += 1)
    if ((inSize[size] ?? 0) >= stems.length) sizes[size] = 1;
}

/** Stems that stand in the product's texts and not in a cell count for its sizes with another stem in a cell. */
function addProductStems(index: SizeIndex, stems: readonly string[], inSize: Uint8Array): void {
  const touched = inSize.slice();
  // If some cells contain the whole phrase, cells with a part of it do not match.
  const isWhole = new Uint8Array(index.productCount);
  touched.forEach((count, size) => {
    if (count >= stems.length) isWhole[index.productOfSize[size] ?? 0] = 1;
  });
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
