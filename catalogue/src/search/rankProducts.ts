import { type Candidate, maxWordsOf, type RankedProduct } from './candidate.ts';
import { headNounTest, isQueried, materialTest, ofQueriedKind, sameKind } from './queriedKind.ts';
import { sortByScore, nthGreatest } from './sortByScore.ts';
import type { Condition } from './condition.ts';
import type { ConditionGrades } from './conditionGrades.ts';
import { withoutLooseLimits } from './looseLimits.ts';
import { nearGrade } from './gradeQuantity.ts';
import { withoutParts } from './partSizes.ts';
import { readCandidate } from './readCandidate.ts';
import type { MatchedQuery } from './searchSizes.ts';
import { comparedGrade, sizeGrade, sumGrades } from './sumGrades.ts';
import type { SizeIndex } from './sizeIndex.ts';

/** Weight of met conditions relative to words. */
const conditionWeight = 0.8;
/** Weight of conditions for a product of another kind than the best one: a 'Comb Busbar for MCB' is not an MCB. */
const otherKindShare = 0.2;
/** Exponent by which conditions lose weight the worse a product matches the words. */
const kindPower = 2;
/** Weight of the share of the name that the query contains. */
const nameWeight = 0.12;
/**
 * Share of that weight when the query contains the name except for its details: 'brass cable gland' of 'Brass
 * Cable Gland, PG Thread'.
 */
const fullNounPhraseShare = 0.75;
const bestsellerWeight = 0.01;
/** Ranks excluded products after all others, unless only they are of the queried kind: 'DOL starter without enclosure'. */
const excludedScore = -4;
/** Sizes below this share of the best grade do not count as matches. */
export const sameGrade = 0.75;

/** Ranks all products that match the query, and the best of those that match any part of it. */
export function rankProducts(index: SizeIndex, matched: MatchedQuery): RankedProduct[] {
  // Part of a code, or letters that no word begins with: no product can match.
  if (matched.terms.length === 0 && matched.conditions.length === 0) return [];
  const candidates: Candidate[] = [];
  const grades = sumGrades(index, matched);
  const inCells = matched.terms.filter(({ isInCells }) => isInCells);
  const queried = { index, matched, grades, inCells };
  for (let product = 0; product < index.productCount; product += 1) {
    if (!matched.isCandidate[product]) continue;
    const candidate = readCandidate(queried, product);
    if (candidate.words > 0 || candidate.conditions > 0) candidates.push(candidate);
  }
  const { marked, asked } = markSizes(index, matched, candidates);
  const maxWords = maxWordsOf(candidates);
  const minWords = sameKind * maxWords;
  const hasHeadNoun = headNounTest(matched);
  const isOfNoun = candidates.some((each) => each.words === maxWords && hasHeadNoun(each));
  const isOfMaterial = materialTest(matched.terms.filter(isQueried), candidates);
  const isOther = (candidate: Candidate) => (isOfNoun && !hasHeadNoun(candidate)) || !isOfMaterial(candidate);
  const maxAllowed = matched.exclusions ? maxWordsOf(candidates.filter(({ isExcluded }) => !isExcluded)) : 0;
  const markedScore = matched.conditions.some(({ condition }) => !condition.isSoft) ? 1 : 0;
  for (const candidate of candidates) {
    const { product, isExcluded } = candidate;
    const own = marked.get(product);
    const score = scoreOf(index, matched, candidate, { minWords, isOther: isOther(candidate) });
    candidate.score =
      score +
      (own ? markedScore : 0) +
      (isExcluded && maxAllowed >= sameKind * candidate.words ? excludedScore : 0);
    candidate.isMatch =
      own !== undefined ||
      (matched.conditions.length === 0 && candidate.sizes.length === 0 && asked.has(product));
    candidate.sizes = own ?? [];
  }
  return sortByScore(index, withoutWorst(candidates));
}

/** Maximum number of products that do not match, apart from those as good as the last one. */
const maxOthers = 200;

/** Omits candidates that do not match and rank after many others, because sorting them all takes longer than finding them. */
function withoutWorst(candidates: readonly Candidate[]): readonly Candidate[] {
  if (candidates.length <= maxOthers) return candidates;
  const scores = new Float64Array(candidates.length);
  let count = 0;
  for (const { isMatch, score } of candidates) if (!isMatch) scores[count++] = score;
  if (count <= maxOthers) return candidates;
  const minScore = nthGreatest(scores.subarray(0, count), maxOthers);
  return candidates.filter(({ isMatch, score }) => isMatch || score >= minScore);
}

/**
 * Reduces the weight of conditions for a product whose name matches much worse than the best: it is another
 * kind of product in that size.
 */
function scoreOf(
  index: SizeIndex,
  matched: MatchedQuery,
  { product, words, conditions }: Candidate,
  { minWords, isOther }: { minWords: number; isOther: boolean },
): number {
  const kind = minWords === 0 ? 1 : Math.min(1, words / minWords) ** kindPower;
  let [inName, inNounPhrase] = [0, 0];
  for (const { isInName, nounPhraseWords } of matched.terms) {
    if (isInName[product]) inName += 1;
    inNounPhrase += nounPhraseWords[product] ?? 0;
  }
  const isWhole = inNounPhrase >= Math.max(1, index.nounPhraseLength[product] ?? 1);
  const name = Math.max(
    isWhole ? fullNounPhraseShare : 0,
    inName / Math.max(1, index.nameLength[product] ?? 1, inName),
  );
  return (
    words +
    conditionWeight * conditions * kind * (isOther ? otherKindShare : 1) +
    nameWeight * name +
    bestsellerWeight * (index.isBestseller[product] ?? 0)
  );
}

/**
 * Selects the sizes to mark: those of products of the queried kind that meet all conditions. If some sizes
 * meet a condition exactly, near values do not count.
 */
function markSizes(
  index: SizeIndex,
  matched: MatchedQuery,
  candidates: readonly Candidate[],
): { marked: ReadonlyMap<number, readonly number[]>; asked: ReadonlySet<number> } {
  const meeting = candidates.filter(({ meetsAll }) => meetsAll);
  const asked = ofQueriedKind(matched, meeting, candidates);
  const kind = withoutLooseLimits(
    matched,
    asked.filter(({ sizes }) => sizes.length > 0),
  );
  const softMet = withSoftConditions(matched, kind);
  // A number that no size has does not distinguish sizes.
  const isUndecided =
    matched.conditions.length > 0 &&
    matched.conditions.every(({ condition }) => condition.isSoft) &&
    softMet === kind;
  // A product without sizes may meet all conditions by its texts.
  const marked = new Map<number, readonly number[]>(
    asked.filter(({ isSizeless }) => isSizeless).map(({ product }) => [product, []]),
  );
  for (const { product, sizes } of nearestOfEach(matched, softMet)) {
    const nearest = nearestLimits(matched, exactSizes(matched, sizes));
    const isWhole = nearest.length === (index.firstSize[product + 1] ?? 0) - (index.firstSize[product] ?? 0);
    if (isUndecided && isWhole) marked.set(product, []);
    else if (nearest.length > 0) marked.set(product, withoutParts(index, product, nearest));
  }
  return { marked, asked: new Set(asked.map(({ product }) => product)) };
}

interface ProductSizes {
  product: number;
  sizes: readonly number[];
}

function keepSizes(
  candidates: readonly ProductSizes[],
  isKept: (size: number, product: number) => boolean,
): ProductSizes[] {
  const left: ProductSizes[] = [];
  for (const { product, sizes } of candidates) {
    const kept = sizes.filter((size) => isKept(size, product));
    if (kept.length > 0) left.push({ product, sizes: kept });
  }
  return left;
}

const isVoltage = ({ wanted }: Condition): boolean =>
  wanted.kind === 'quantity' && wanted.dimension === 'voltage';

/**
 * Keeps the sizes that meet each condition as well as the best one, one condition after the other. Voltages are applied
 * last: a matching coil does not make a 55 kW contactor more suitable for 30 kW.
 */
function nearestOfEach(
  { conditions }: MatchedQuery,
  candidates: readonly ProductSizes[],
): readonly ProductSizes[] {
  return conditions
    .toSorted((a, b) => Number(isVoltage(a.condition)) - Number(isVoltage(b.condition)))
    .reduce((left, { condition, grades }) => {
      const byName = condition.named.size > 0 ? keepSizes(left, (size) => grades.isNamed[size] === 1) : [];
      const of = byName.length > 0 ? byName : left;
      const best = bestGrade(grades, of);
      return keepSizes(of, (size, product) => isNearBest(comparedGrade(grades, size, product), best));
    }, candidates);
}

/** Whether any value above a bound is as good as the nearest one: 'for bundles of at least 80 mm'. */
const isLowerBound = ({ wanted }: Condition): boolean =>
  wanted.kind === 'quantity' && wanted.low !== null && wanted.high === null;

/**
 * Of a product's sizes that state a value and a range, keeps those with the wanted value, or the wanted range: 'relay setting
 * 23.8 A', 'asymmetry 5–15 %'.
 */
const exactSizes = ({ conditions }: MatchedQuery, sizes: readonly number[]): readonly number[] =>
  conditions.reduce((left, { condition: { wanted }, grades }) => {
    if (wanted.kind !== 'quantity' || wanted.low === null || wanted.high === null) return left;
    const ranges = left.filter((size) => grades.isRange[size]);
    if (wanted.low < wanted.high) return ranges.length > 0 ? ranges : left;
    if (ranges.length === 0) return left;
    const exact = left.filter((size) => !grades.isRange[size] && (grades.sizes[size] ?? 0) > nearGrade);
    return exact.length > 0 ? exact : left;
  }, sizes);

/** Of the sizes with only an upper limit, keeps those with the nearest one: '≤ 65.9' is not for a cable of 30 mm. */
const nearestLimits = ({ conditions }: MatchedQuery, sizes: readonly number[]): readonly number[] =>
  conditions.reduce((left, { condition, grades }) => {
    if (isLowerBound(condition)) return left;
    let best = 0;
    for (const size of left) if (grades.isLimit[size]) best = Math.max(best, grades.sizes[size] ?? 0);
    return best === 0
      ? left
      : left.filter((size) => !grades.isLimit[size] || (grades.sizes[size] ?? 0) === best);
  }, sizes);

function bestGrade(grades: ConditionGrades, candidates: readonly ProductSizes[]): number {
  let best = 0;
  for (const { product, sizes } of candidates) {
    for (const size of sizes) best = Math.max(best, comparedGrade(grades, size, product));
  }
  return best;
}

/** Grades are stored with single precision. */
const storedNearGrade = Math.fround(nearGrade);

/** Keeps only the nearest of the ratings above the wanted one. */
const isNearBest = (grade: number, best: number) =>
  grade >= sameGrade * best && (best > storedNearGrade || grade >= best - 0.004);

/** Narrows the sizes by a plain number if some have it; otherwise returns the same list. */
const withSoftConditions = (
  { conditions }: MatchedQuery,
  candidates: readonly ProductSizes[],
): readonly ProductSizes[] =>
  conditions
    .filter(({ condition }) => condition.isSoft)
    .reduce((left, { grades }) => {
      const narrowed = keepSizes(left, (size, product) => sizeGrade(grades, size, product) > 0);
      return narrowed.length > 0 ? narrowed : left;
    }, candidates);
