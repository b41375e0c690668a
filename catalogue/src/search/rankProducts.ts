import { bestFirst } from './bestFirst.ts';
import type { ConditionGrades } from './conditionGrades.ts';
import { nearGrade } from './gradeQuantity.ts';
import { fieldQuality } from './productWords.ts';
import type { RefusedParts } from './refusedParts.ts';
import type { MatchedQuery } from './searchSizes.ts';
import { isMaterialWord } from './vocabulary/materialWords.ts';
import { sizeGrade, type SummedGrades, sumGrades } from './sumGrades.ts';
import type { SizeIndex } from './sizeIndex.ts';

export interface RankedProduct {
  product: number;
  score: number;
  /** Sizes that meet all conditions; empty if there are none, or if the query has no condition on sizes. */
  sizes: readonly number[];
  /** Whether it is of the queried kind and meets all conditions, if there are any. */
  isMatch: boolean;
}

/** Weight of met conditions relative to words. */
const conditionWeight = 0.8;
/** Weight of conditions for a product that is not named like the best one: a 'Comb Busbar for MCB' is not an MCB. */
const otherKindShare = 0.2;
/** Exponent by which conditions lose weight for products that match the words worse. */
const kindPower = 2;
/** Weight of the part of the name that the query contains. */
const nameWeight = 0.12;
/** Share of that weight for a name that the query contains except for its details: 'brass cable gland' of 'Brass Cable Gland, PG Thread'. */
const wholeArticle = 0.75;
const bestsellerWeight = 0.01;
/** Products that match the words this much worse than the best are of another kind. */
const sameKind = 0.78;
/** Puts excluded products after all others. */
const refusedScore = -4;
/** Sizes that meet a condition this much worse than the best do not count as matches. */
export const sameGrade = 0.75;

/** A product with what its best size meets. It becomes the ranked product: a large catalogue has tens of thousands. */
interface Candidate extends RankedProduct {
  words: number;
  conditions: number;
  score: number;
  /** Sizes that meet everything, and at last those that are marked. */
  sizes: readonly number[];
  isMatch: boolean;
  meetsAll: boolean;
  isSizeless: boolean;
  /** Whether it is what the query says is not wanted. */
  isRefused: boolean;
}

/** Orders all products that match some part of the query. */
export function rankProducts(index: SizeIndex, matched: MatchedQuery): RankedProduct[] {
  // A part of a code, or letters that no word begins with: no product can match.
  if (matched.terms.length === 0 && matched.conditions.length === 0) return [];
  const candidates: Candidate[] = [];
  const grades = sumGrades(index, matched);
  for (let product = 0; product < index.productCount; product += 1) {
    if (!matched.isCandidate[product]) continue;
    const candidate = readCandidate(index, matched, grades, product);
    if (candidate.words > 0 || candidate.conditions > 0) candidates.push(candidate);
  }
  const { marked, asked } = markSizes(index, matched, candidates);
  const mostWords = mostOf(candidates);
  const leastWords = sameKind * mostWords;
  const isNamedSo = namedSo(matched);
  const isOfNoun = candidates.some((each) => each.words === mostWords && isNamedSo(each));
  const isOfMaterial = materialTest(matched.terms.filter(isAsked), candidates);
  const isOther = (candidate: Candidate) => (isOfNoun && !isNamedSo(candidate)) || !isOfMaterial(candidate);
  const markedScore = matched.conditions.some(({ condition }) => !condition.isSoft) ? 1 : 0;
  for (const candidate of candidates) {
    const { product, isRefused } = candidate;
    const own = marked.get(product);
    const score = scoreOf(index, matched, candidate, { leastWords, isOther: isOther(candidate) });
    candidate.score = score + (own ? markedScore : 0) + (isRefused ? refusedScore : 0);
    candidate.isMatch =
      own !== undefined ||
      (matched.conditions.length === 0 && candidate.sizes.length === 0 && asked.has(product));
    candidate.sizes = own ?? noSizes;
  }
  return bestFirst(index, candidates);
}

/** Reduces the weight of conditions for a product that is named much worse than the best: it is something else of that size. */
function scoreOf(
  index: SizeIndex,
  matched: MatchedQuery,
  { product, words, conditions }: Candidate,
  { leastWords, isOther }: { leastWords: number; isOther: boolean },
): number {
  const kind = leastWords === 0 ? 1 : Math.min(1, words / leastWords) ** kindPower;
  let [inName, inArticle] = [0, 0];
  for (const { isInName, articleWords } of matched.terms) {
    if (isInName[product]) inName += 1;
    inArticle += articleWords[product] ?? 0;
  }
  const isWhole = inArticle >= Math.max(1, index.articleLength[product] ?? 1);
  const name = Math.max(
    isWhole ? wholeArticle : 0,
    inName / Math.max(1, index.nameLength[product] ?? 1, inName),
  );
  return (
    words +
    conditionWeight * conditions * kind * (isOther ? otherKindShare : 1) +
    nameWeight * name +
    bestsellerWeight * (index.isBestseller[product] ?? 0)
  );
}

const noSizes: number[] = [];

function readCandidate(
  index: SizeIndex,
  matched: MatchedQuery,
  { sums, unmet }: SummedGrades,
  product: number,
): Candidate {
  const restricting = restrictingTerms(index, matched, product);
  const [from = 0, to = 0] = [index.firstSize[product], index.firstSize[product + 1]];
  let best = ownGrade(matched, product);
  let sizes: number[] = noSizes;
  const { conditions, refused } = matched;
  const isRefused = refused?.products[product] === 1;
  const isAsked = conditions.length > 0 || restricting.length > 0 || refused !== null;
  let meetsAll = from === to ? meetsAllByText(matched, product) : !isAsked;
  for (let size = isAsked ? from : to; size < to; size += 1) {
    if (isRefused || refused?.sizes[size]) continue;
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
    words: wordScore(matched, product),
    // A plain number weighs less than a quantity.
    conditions: count === 0 ? 0 : best / Math.max(1, count),
    sizes,
    meetsAll: meetsAll && !isRefused,
    score: 0,
    isMatch: false,
    isSizeless: from === to,
    isRefused: isRefused || (refused !== null && from < to && !hasLeft(refused, from, to)),
  };
}

/** Whether a product has sizes that are not refused. */
function hasLeft({ sizes }: RefusedParts, from: number, to: number): boolean {
  for (let size = from; size < to; size += 1) if (!sizes[size]) return true;
  return false;
}

const noTerms: MatchedQuery['terms'] = [];

/** Terms that some sizes of a product state and others do not. */
const restrictingTerms = (index: SizeIndex, { terms }: MatchedQuery, product: number) => {
  if (!terms.some(({ sizesOfProduct }) => sizesOfProduct[product])) return noTerms;
  const count = (index.firstSize[product + 1] ?? 0) - (index.firstSize[product] ?? 0);
  return terms.filter(({ sizesOfProduct, isArticle }) => {
    const stated = sizesOfProduct[product] ?? 0;
    return stated > 0 && stated < count && !isArticle[product];
  });
};

const ownGrade = ({ conditions }: MatchedQuery, product: number) =>
  conditions.reduce((sum, { condition, grades }) => {
    const grade = grades.products[product] ?? 0;
    return sum + (condition.isSoft ? grade / 2 : grade);
  }, 0);

const meetsAllByText = ({ conditions }: MatchedQuery, product: number) =>
  conditions.every(({ condition, grades }) => condition.isSoft || (grades.products[product] ?? 0) > 0);

/** Average quality of the words, weighted. */
function wordScore({ terms }: MatchedQuery, product: number): number {
  let [sum, weights] = [0, 0];
  for (const { quality, weight, isPurpose, isHead } of terms) {
    const own = quality[product] ?? 0;
    // An 'End clamp for DIN rail' is not a rail.
    sum += weight * (isPurpose && isHead[product] ? Math.min(own, fieldQuality.ancestor) : own);
    weights += weight;
  }
  return weights === 0 ? 0 : sum / weights;
}

/**
 * Chooses the sizes to mark: those of products of the queried kind that meet everything. Where sizes meet a condition
 * exactly, near values do not count.
 */
function markSizes(
  { firstSize }: SizeIndex,
  matched: MatchedQuery,
  candidates: readonly Candidate[],
): { marked: ReadonlyMap<number, readonly number[]>; asked: ReadonlySet<number> } {
  const meeting = candidates.filter(({ meetsAll }) => meetsAll);
  const asked = ofAskedKind(matched, meeting, candidates);
  const kind = asked.filter(({ sizes }) => sizes.length > 0);
  const softMet = withSoftConditions(matched, kind);
  const best = matched.conditions.map(({ grades }) => bestGrade(grades, softMet));
  // Numbers that no size has do not distinguish sizes.
  const isUndecided =
    matched.conditions.length > 0 &&
    matched.conditions.every(({ condition }) => condition.isSoft) &&
    softMet.every((candidate) => kind.includes(candidate));
  // A product without sizes may meet everything by its texts.
  const marked = new Map<number, readonly number[]>(
    asked.filter(({ isSizeless }) => isSizeless).map(({ product }) => [product, []]),
  );
  const isByName = matched.conditions.map(
    ({ condition, grades }) =>
      condition.named.size > 0 && softMet.some(({ sizes }) => sizes.some((size) => grades.isNamed[size])),
  );
  for (const { product, sizes } of softMet) {
    const good = sizes.filter((size) =>
      matched.conditions.every(
        ({ grades }, at) =>
          isNearBest(sizeGrade(grades, size, product), best[at] ?? 0) &&
          (!isByName[at] || grades.isNamed[size] === 1),
      ),
    );
    const nearest = nearestLimits(matched, good);
    const isWhole = nearest.length === (firstSize[product + 1] ?? 0) - (firstSize[product] ?? 0);
    if (isUndecided && isWhole) marked.set(product, []);
    else if (nearest.length > 0) marked.set(product, nearest);
  }
  return { marked, asked: new Set(asked.map(({ product }) => product)) };
}

/** Of sizes that state only an upper limit, keeps those with the nearest one: '≤ 65.9' is not for a cable of 30 mm. */
const nearestLimits = ({ conditions }: MatchedQuery, sizes: readonly number[]): readonly number[] =>
  conditions.reduce((left, { grades }) => {
    let best = 0;
    for (const size of left) if (grades.isLimit[size]) best = Math.max(best, grades.sizes[size] ?? 0);
    return best === 0
      ? left
      : left.filter((size) => !grades.isLimit[size] || (grades.sizes[size] ?? 0) === best);
  }, sizes);

function bestGrade(grades: ConditionGrades, candidates: readonly Candidate[]): number {
  let best = 0;
  for (const { product, sizes } of candidates) {
    for (const size of sizes) best = Math.max(best, sizeGrade(grades, size, product));
  }
  return best;
}

const mostOf = (candidates: readonly Candidate[]) =>
  candidates.reduce((most, { words }) => Math.max(most, words), 0);

/** Words of products that meet everything may match this much worse than those of the best product. */
const sameQuery = 0.65;
/** A word in the best product's name that another product only mentions. */
const inPassing = 0.6;

/** Whether a term names the product, not what it goes with. */
const isAsked = ({ isPurpose }: MatchedQuery['terms'][number]) => !isPurpose;

/** Tests whether a word of the query is the noun of a product: 'Breaker' of 'Miniature Circuit Breaker, Three Pole'. */
const namedSo = ({ terms }: Pick<MatchedQuery, 'terms'>) => {
  const asked = terms.filter(isAsked);
  return ({ product }: Candidate) => asked.some(({ isInNoun }) => isInNoun[product] === 1);
};

/** Tests for the materials and colours of the best named product: a brass gland does not match 'nylon gland M75'. */
function materialTest(
  terms: MatchedQuery['terms'],
  candidates: readonly Candidate[],
): (candidate: Candidate) => boolean {
  const mostWords = mostOf(candidates);
  const named = candidates.find(({ words }) => words === mostWords)?.product ?? -1;
  const materials = terms.filter(({ text, quality }) => isMaterialWord(text) && (quality[named] ?? 0) > 0);
  return ({ product }) => materials.every(({ quality }) => (quality[product] ?? 0) > 0);
}

/** Products of the queried kind: named by the words where any product is, not only mentioning them. */
function ofAskedKind(
  { terms, isKindUnknown }: MatchedQuery,
  meeting: readonly Candidate[],
  candidates: readonly Candidate[],
): Candidate[] {
  const [most, mostWords] = [mostOf(meeting), mostOf(candidates)];
  if (isKindUnknown) return [];
  const asked = terms.filter(isAsked);
  if (terms.length === 0) return [...meeting];
  const isNamedSo = namedSo({ terms });
  const best = meeting.find(({ words }) => words === most);
  const mostNamed = mostOf(candidates.filter(isNamedSo));
  const isOfMaterial = materialTest(asked, candidates);
  return meeting.filter(
    (candidate) =>
      isOfMaterial(candidate) &&
      candidate.words >= sameKind * most &&
      candidate.words >= sameQuery * mostWords &&
      (isNamedSo(candidate) || candidate.words > mostNamed) &&
      asked.every(
        ({ quality, isInName, text }) =>
          (quality[candidate.product] ?? 0) >= inPassing * (quality[best?.product ?? 0] ?? 0) &&
          // 'Earth terminal' does not mean a ring terminal for earth wires.
          (isMaterialWord(text) || !isInName[best?.product ?? 0] || isInName[candidate.product] === 1),
      ),
  );
}

/** Keeps only the nearest of the ratings above the wanted one. */
const isNearBest = (grade: number, best: number) =>
  grade >= sameGrade * best && (best > nearGrade || grade >= best - 0.004);

/** Narrows the sizes by a plain number if some have it. */
function withSoftConditions({ conditions }: MatchedQuery, candidates: readonly Candidate[]): Candidate[] {
  return conditions
    .filter(({ condition }) => condition.isSoft)
    .reduce(
      (left: Candidate[], { grades }) => {
        const narrowed = left.map((candidate) => ({
          ...candidate,
          sizes: candidate.sizes.filter((size) => sizeGrade(grades, size, candidate.product) > 0),
        }));
        return narrowed.some(({ sizes }) => sizes.length > 0)
          ? narrowed.filter(({ sizes }) => sizes.length > 0)
          : left;
      },
      [...candidates],
    );
}
