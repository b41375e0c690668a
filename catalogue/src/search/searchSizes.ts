import type { Condition } from './condition.ts';
import { type ConditionGrades, gradeCondition } from './gradeCondition.ts';
import { askedVoltages } from './gradeShares.ts';
import { matchTerm, type TermMatches } from './matchTerms.ts';
import { rankProducts, type RankedProduct } from './rankProducts.ts';
import type { ProductScope } from './productScope.ts';
import { relax, type Relaxed } from './relax.ts';
import type { SizeIndex } from './sizeIndex.ts';
import { runsOfScope } from './sizeRuns.ts';
import type { UnderstoodQuery } from './understandQuery.ts';

export interface SearchResult {
  query: UnderstoodQuery;
  /** Best first. Those whose sizes meet everything come before the others. */
  products: readonly RankedProduct[];
  /** Sizes that meet all conditions of the question. */
  matchingSizes: number;
  /** What was left out when nothing meets everything; null otherwise. */
  relaxed: Relaxed | null;
  /** What the parts of the question match. */
  matched: MatchedQuery;
}

/** What the parts of a question match, for ranking and relaxing. */
export interface MatchedQuery {
  conditions: readonly { condition: Condition; grades: ConditionGrades }[];
  terms: readonly TermMatches[];
  /** Products that hold a word of the question; all when it has none. Others are no answer, and are not looked at. */
  isCandidate: Uint8Array;
}

/** Answers an understood question from the index. @param scope all products when left out */
export function searchSizes(
  index: SizeIndex,
  query: UnderstoodQuery,
  scope: ProductScope = index.isLive,
): SearchResult {
  const voltages = askedVoltages(query.conditions);
  const terms = query.terms.map((term) => matchTerm(index, term)).filter(({ isKnown }) => isKnown);
  const isCandidate = candidateProducts(index, terms, scope);
  const runs = query.conditions.length > 0 ? runsOfScope(index.firstSize, isCandidate) : [];
  const matched: MatchedQuery = {
    terms,
    isCandidate,
    conditions: query.conditions.map((condition) => ({
      condition,
      grades: gradeCondition(index, condition, { voltages, isCandidate, runs }),
    })),
  };
  const ranked = rankProducts(index, matched);
  const byCode = codeProducts(index, query).filter(({ product }) => scope[product] === 1);
  const first = isForCode(matched, query, byCode, ranked) ? ranked.slice(0, 1) : [];
  const products = byCode.length === 0 ? ranked : [...first, ...byCode, ...ranked].filter(isFirstOfProduct());
  const matchingSizes = products.reduce((sum, { sizes }) => sum + sizes.length, 0);
  const isUnmet = matchingSizes === 0 && matched.conditions.some(({ condition }) => !condition.isSoft);
  return { query, products, matchingSizes, relaxed: isUnmet ? relax(index, matched) : null, matched };
}

/** Whether the words beside a code name something else, which goes with it: 'interlock EV-PC-9'. */
function isForCode(
  { terms }: MatchedQuery,
  { partial }: UnderstoodQuery,
  byCode: readonly RankedProduct[],
  [best]: readonly RankedProduct[],
): boolean {
  if (best === undefined || byCode.length === 0 || partial.length > 0) return false;
  const isOther = !byCode.some(({ product }) => product === best.product);
  return (
    isOther &&
    terms.some(({ isHead, isInName }) => isHead[best.product] || isInName[best.product]) &&
    terms.every(({ isInName, quality }) =>
      byCode.every(({ product }) => !isInName[product] && (quality[product] ?? 0) < leastInCode),
    )
  );
}

/** Words of a product's name, keywords and own cells are of this quality. */
const leastInCode = 0.6;

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
