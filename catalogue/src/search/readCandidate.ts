import type { Candidate } from './candidate.ts';
import { isExcluded } from './exclusions.ts';
import { fieldQuality } from './productWords.ts';
import type { MatchedQuery } from './searchSizes.ts';
import type { SizeIndex } from './sizeIndex.ts';
import type { SummedGrades } from './sumGrades.ts';

const noSizes: number[] = [];

const isOfPurpose = ({ isPurpose }: MatchedQuery['terms'][number]) => isPurpose;

/** What a query asks of the sizes of all candidates. */
interface Queried {
  index: SizeIndex;
  matched: MatchedQuery;
  grades: SummedGrades;
  /** Terms that occur in cells. */
  inCells: MatchedQuery['terms'];
}

/** Reads how well a product and its sizes match a query. */
export function readCandidate(queried: Queried, product: number): Candidate {
  const restricting = restrictingTerms(queried.index, queried.inCells, product);
  const candidate = readRestricted(queried, product, restricting);
  if (candidate.sizes.length > 0 || !restricting.some(isOfPurpose)) return candidate;
  // The screw of 'end plate for screw terminals' describes the terminals.
  return readRestricted(
    queried,
    product,
    restricting.filter((term) => !isOfPurpose(term)),
  );
}

/** Reads a product of which only sizes with all restricting terms match. */
function readRestricted(
  { index, matched, grades: { sums, unmet } }: Queried,
  product: number,
  restricting: MatchedQuery['terms'],
): Candidate {
  const [from = 0, to = 0] = [index.firstSize[product], index.firstSize[product + 1]];
  let best = ownGrade(matched, product);
  let sizes: number[] = noSizes;
  const { conditions, exclusions } = matched;
  const isWhollyExcluded = exclusions?.products[product] === 1;
  const isQueried = conditions.length > 0 || restricting.length > 0 || exclusions !== null;
  let meetsAll = from === to ? meetsAllByText(matched, product) : !isQueried;
  for (let size = isQueried && !isWhollyExcluded ? from : to; size < to; size += 1) {
    if (exclusions?.sizes[size]) continue;
    let sum = sums[size] ?? 0;
    let isMet = !unmet[size];
    for (let at = 0; at < restricting.length; at += 1) {
      if (restricting[at]?.sizes[size]) sum += 0.3;
      else isMet = false;
    }
    if (sum > best) best = sum;
    if (!isMet) continue;
    if (sizes === noSizes) sizes = [size];
    else sizes.push(size);
    meetsAll = true;
  }
  let count = 0;
  for (const { condition } of matched.conditions) count += condition.isSoft ? 0.5 : 1;
  return {
    product,
    words: wordScore(index, matched, product),
    // A plain number weighs less than a quantity.
    conditions: count === 0 ? 0 : best / Math.max(1, count),
    sizes,
    meetsAll: meetsAll && !isWhollyExcluded,
    score: 0,
    isMatch: false,
    isSizeless: from === to,
    isExcluded: isExcluded(index, exclusions, product),
  };
}

const noTerms: MatchedQuery['terms'] = [];

/** Terms that only some sizes of a product contain. */
const restrictingTerms = (index: SizeIndex, terms: MatchedQuery['terms'], product: number) => {
  let isStated = false;
  for (let at = 0; at < terms.length && !isStated; at += 1)
    isStated = Boolean(terms[at]?.sizesOfProduct[product]);
  if (!isStated) return noTerms;
  const count = (index.firstSize[product + 1] ?? 0) - (index.firstSize[product] ?? 0);
  return terms.filter(({ sizesOfProduct, isInNounPhrase }) => {
    const stated = sizesOfProduct[product] ?? 0;
    return stated > 0 && stated < count && !isInNounPhrase[product];
  });
};

const ownGrade = ({ conditions }: MatchedQuery, product: number) =>
  conditions.reduce((sum, { condition, grades }) => {
    const grade = grades.products[product] ?? 0;
    return sum + (condition.isSoft ? grade / 2 : grade);
  }, 0);

const meetsAllByText = ({ conditions }: MatchedQuery, product: number) =>
  conditions.every(({ condition, grades }) => condition.isSoft || (grades.products[product] ?? 0) > 0);

/**
 * Whether a product is only what the wanted one is used with: the noun of its name stands behind 'for' alone, as in
 * 'base for octal relay'.
 */
function isDevice(terms: MatchedQuery['terms'], product: number): boolean {
  let isOfDevice = false;
  for (const { isPurpose, isHead } of terms) {
    if (!isHead[product]) continue;
    if (!isPurpose) return false;
    isOfDevice = true;
  }
  return isOfDevice;
}

/** Whether a size of a product meets one of the conditions by a property that the query names. */
const meetsNamed = (
  { firstSize }: SizeIndex,
  conditions: MatchedQuery['conditions'],
  product: number,
  names: readonly number[],
): boolean =>
  names.some((at) =>
    conditions[at]?.grades.isNamed.subarray(firstSize[product], firstSize[product + 1]).includes(1),
  );

/** Weighted average quality of the words. */
function wordScore(index: SizeIndex, { terms, conditions }: MatchedQuery, product: number): number {
  let [sum, weights] = [0, 0];
  // An 'Octal Base Relay' is no base.
  const maxOwn = isDevice(terms, product) ? fieldQuality.cell : 1;
  for (const { quality, weight, isPurpose, isHead, names } of terms) {
    const typed = Math.min(maxOwn, quality[product] ?? 0);
    // The 'coil 230 V' of one relay is the 'Input voltage' of another, which counts less than the word itself.
    const isTitled = typed === 0 && names.length > 0 && meetsNamed(index, conditions, product, names);
    const own = isTitled ? fieldQuality.description : typed;
    // An 'End clamp for DIN rail' is not a rail.
    sum += weight * (isPurpose && isHead[product] ? Math.min(own, fieldQuality.ancestor) : own);
    weights += weight;
  }
  return weights === 0 ? 0 : sum / weights;
}
