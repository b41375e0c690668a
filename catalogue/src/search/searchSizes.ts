import type { Condition } from './condition.ts';
import { contradictedProducts } from './contradictions.ts';
import type { ConditionGrades } from './conditionGrades.ts';
import { sizesForDevices } from './describedDevices.ts';
import { gradeCondition } from './gradeCondition.ts';
import { productsByCodeColumn } from './codeColumns.ts';
import { asksForCompatible, assortmentFirst, compatibleProducts } from './compatibleProducts.ts';
import { wantedVoltages } from './gradeShares.ts';
import { matchCodeStart, matchTerm, type TermMatches } from './matchTerms.ts';
import { propertyNames } from './propertyNames.ts';
import type { RankedProduct } from './candidate.ts';
import { rankProducts } from './rankProducts.ts';
import type { ProductScope } from './productScope.ts';
import { continuesExcluded, type Exclusions, findExclusions, matchExcluded } from './exclusions.ts';
import { relax, type Relaxed } from './relax.ts';
import type { SizeIndex } from './sizeIndex.ts';
import { splitPhrases } from './splitPhrases.ts';
import { runsOfScope } from './sizeRuns.ts';
import type { UnderstoodQuery } from './understandQuery.ts';
import { stemsOf } from './words.ts';

export interface SearchResult {
  query: UnderstoodQuery;
  /** Best first; all products with sizes that meet all conditions precede the best of the others. */
  products: readonly RankedProduct[];
  /** Sizes that meet all conditions of the query. */
  matchingSizes: number;
  /** The condition that was dropped because nothing meets all of them; null otherwise. */
  relaxed: Relaxed | null;
  /** Matches of the query's parts. */
  matched: MatchedQuery;
}

/** Matches of the query's parts, for ranking and relaxing. */
export interface MatchedQuery {
  conditions: readonly { condition: Condition; grades: ConditionGrades }[];
  terms: readonly TermMatches[];
  /** Whether the catalogue contains none of the words that name the product. */
  isKindUnknown: boolean;
  /** Products and sizes that the query excludes; null if it excludes none. */
  exclusions: Exclusions | null;
  /** 1 for products that a word of the query contradicts; null if none does. */
  isContradicted: Uint8Array | null;
  /** Products that contain a word of the query; all if it has none. Only these are searched. */
  isCandidate: Uint8Array;
}

/**
 * Searches the index for an interpreted query.
 * @param scope all products by default
 */
export function searchSizes(
  index: SizeIndex,
  query: UnderstoodQuery,
  scope: ProductScope = index.isLive,
): SearchResult {
  const result = searchTerms(index, query, scope);
  if (result.relaxed === null) return result;
  const namedBy = namingReader(index, query.conditions);
  const terms = splitPhrases(query.terms, (text) => namedBy({ text }).length > 0);
  if (terms === null) return result;
  const reread = searchTerms(index, { ...query, terms }, scope);
  const suited = sizesForDevices(index, reread.matched, result.products);
  if (suited) return { ...result, products: suited, matchingSizes: countSizes(suited), relaxed: null };
  return reread.matchingSizes > 0 ? reread : result;
}

const countSizes = (products: readonly RankedProduct[]): number =>
  products.reduce((sum, { sizes }) => sum + sizes.length, 0);

function searchTerms(index: SizeIndex, query: UnderstoodQuery, scope: ProductScope): SearchResult {
  const voltages = wantedVoltages(query.conditions);
  const namedBy = namingReader(index, query.conditions);
  const excluded = matchExcluded(index, query.terms);
  const known = query.terms
    .filter(({ isExcluded }) => !isExcluded)
    .map((term) => ({ term, matches: matchTerm(index, term) }))
    .filter(({ matches }) => matches.isKnown);
  const own = known.filter(({ term, matches }) => !continuesExcluded(term, matches, excluded));
  const words = (own.length > 0 ? own : known).map(({ term, matches }) => {
    const names = namedBy(term);
    return names.length > 0 ? { ...matches, names, weight: namingShare * matches.weight } : matches;
  });
  const terms = [...query.codeStarts.map((start) => matchCodeStart(index, start)), ...words];
  const isCandidate = candidateProducts(index, terms, scope);
  const runs = query.conditions.length > 0 ? runsOfScope(index.firstSize, isCandidate) : [];
  const matched: MatchedQuery = {
    terms,
    isKindUnknown: terms.length === 0 && query.terms.length > 0,
    isCandidate,
    isContradicted: contradictedProducts(index, query.terms),
    exclusions: findExclusions(
      index,
      { excluded, excludedConditions: query.excludedConditions },
      { voltages, isCandidate },
    ),
    conditions: query.conditions.map((condition) => ({
      condition,
      grades: gradeCondition(index, condition, { voltages, isCandidate, runs }),
    })),
  };
  const ranked = rankProducts(index, matched);
  const byCode = codeProducts(index, query).filter(({ product }) => scope[product] === 1);
  const inColumn = byCode.length > 0 ? productsByCodeColumn(index, query, matched, ranked) : null;
  const called = query.isCodePurpose ? assortmentFirst(matched, ranked) : ranked;
  const compatible = asksForCompatible(index, matched, query, byCode, called)
    ? compatibleProducts(index, query, { ...matched, ranked: called, byCode })
    : null;
  const suited = inColumn ? [...inColumn, ...byCode.map(withoutSizes)] : compatible;
  // Words next to a code describe it; quantities may ask for another product.
  const others =
    byCode.length > 0 && suited === null && query.conditions.length === 0
      ? ranked.map((product) => (product.sizes.length === 0 ? product : { ...product, sizes: [] }))
      : ranked;
  const listed = byCode.length === 0 ? ranked : [...(suited ?? byCode), ...others].filter(isFirstOfProduct());
  const isMatched = listed.some(({ isMatch, sizes }) => isMatch || sizes.length > 0);
  const products = (isMatched ? null : sizesForDevices(index, matched, listed)) ?? listed;
  const matchingSizes = countSizes(products);
  const isUnmet = matchingSizes === 0 && matched.conditions.some(({ condition }) => !condition.isSoft);
  return { query, products, matchingSizes, relaxed: isUnmet ? relax(index, matched) : null, matched };
}

const withoutSizes = (product: RankedProduct): RankedProduct => ({ ...product, sizes: [], isMatch: false });

/** Weight of a word that names the property of a quantity: 'coil' in 'contactor 95 A 240 V coil'. */
const namingShare = 0.4;

/** Returns the positions of the conditions whose property a single word names. */
function namingReader(
  { properties }: SizeIndex,
  conditions: readonly Condition[],
): (term: Pick<UnderstoodQuery['terms'][number], 'text'>) => readonly number[] {
  if (conditions.every(({ named }) => named.size === 0)) return () => [];
  const names = propertyNames(properties);
  return ({ text }) => {
    const [stem = '', ...others] = stemsOf(text);
    const keys = others.length === 0 ? (names.get(stem) ?? []) : [];
    return [...conditions.keys()].filter((at) => keys.some(({ key }) => conditions[at]?.named.has(key)));
  };
}

function candidateProducts(index: SizeIndex, terms: readonly TermMatches[], scope: ProductScope): Uint8Array {
  if (terms.length === 0) return scope;
  const isCandidate = new Uint8Array(index.productCount);
  for (const { quality } of terms) {
    for (let product = 0; product < quality.length; product += 1)
      if (quality[product]) isCandidate[product] = scope[product] ?? 0;
  }
  return isCandidate;
}

const isFirstOfProduct = () => {
  const seen = new Set<number>();
  return ({ product }: RankedProduct) => !seen.has(product) && seen.add(product).size > 0;
};

/** Products of typed codes come first, with just those sizes. */
function codeProducts(index: SizeIndex, { sizes, products, partial }: UnderstoodQuery): RankedProduct[] {
  const byProduct = Map.groupBy(sizes.length > 0 ? sizes : partial, (size) => index.productOfSize[size] ?? 0);
  return [
    ...[...byProduct].map(([product, own]) => ({ product, score: 10, sizes: own, isMatch: true })),
    ...products.map((product) => ({ product, score: 10, sizes: [], isMatch: true })),
  ];
}
