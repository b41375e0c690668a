import type { Condition } from './condition.ts';
import type { CountedSizes } from './facets.ts';
import { filterSizes, type SizeFilter } from './filterSizes.ts';
import type { ProductScope } from './productScope.ts';
import type { ProductSearch } from './productSearch.ts';
import type { RankedProduct } from './candidate.ts';
import { isExcluded } from './exclusions.ts';
import { isMeasured } from './relax.ts';
import type { MatchedQuery, SearchResult } from './searchSizes.ts';
import type { SizeIndex } from './sizeIndex.ts';
import { runsOfProducts } from './sizeRuns.ts';
import { unmetParts } from './unmetParts.ts';

/** A query to the finder: products, a text, and filters. */
export interface FinderRequest {
  scope: ProductScope;
  /** Empty for all products in scope. */
  query: string;
  filters: readonly SizeFilter[];
}

/** A product that meets all conditions, with its matching sizes: all of them if no condition distinguishes them. */
export interface FoundProductSizes {
  product: number;
  sizes: readonly number[];
}

/** A product that the text excludes, with its negation as typed: 'without enclosure'. */
export interface ExcludedPart {
  negation: string;
}

/** A product that meets all parts of the query except one. */
export interface NearlyFound extends FoundProductSizes {
  /** The unmet part: a condition, a word as typed, or a negation; an empty word if it is not known. */
  missing: Condition | string | ExcludedPart;
}

export interface FoundSizes {
  /** The interpretation of the text; null without a text. */
  result: SearchResult | null;
  /** Sorted by relevance when there is a text, otherwise in index order. */
  products: readonly FoundProductSizes[];
  /** The condition that was dropped to find `products`, because nothing meets all of them. */
  dropped: Condition | null;
  /** Products that nearly meet the text, best first. */
  nearly: readonly NearlyFound[];
  /** Sizes for the facets to count. */
  counted: CountedSizes;
}

/** Maximum number of candidates for near matches. */
const maxNearlyRead = 60;
const maxNearly = 12;

/** Finds the sizes that meet a text and all filters. */
export function findSizes(search: ProductSearch, { scope, query, filters }: FinderRequest): FoundSizes {
  const { index } = search;
  const result = query === '' ? null : search.search(query, scope);
  const ranked = result ? matchingProducts(result) : { products: scopeProducts(index, scope), dropped: null };
  const found = ranked.products.map(({ product }) => product);
  const others = result ? otherProducts(result, new Set(found)) : [];
  const runs = runsOfProducts(index, [...found, ...others]);
  const isMet = filters.map((filter) => ({ field: filter.field, isMet: filterSizes(index, filter, runs) }));
  const meetsEach = meetingAll(index, isMet);
  const meetsAll = (size: number) => meetsEach[size] === 1;
  const base = new Uint8Array(index.sizeCount);
  const products: FoundProductSizes[] = [];
  for (const { product, sizes } of ranked.products) {
    const own = sizes.length > 0 ? sizes : sizesOf(index, product);
    for (const size of own) base[size] = 1;
    const met = isMet.length === 0 ? own : own.filter(meetsAll);
    if (met.length > 0 || (isMet.length === 0 && own.length === 0)) products.push({ product, sizes: met });
  }
  const isFound = new Set(products.map(({ product }) => product));
  return {
    result,
    products,
    dropped: ranked.dropped,
    nearly: result
      ? nearlyMatching(index, result, {
          products: others.filter((product) => !isFound.has(product)),
          meetsAll: isMet.length === 0 ? null : meetsAll,
          hasFound: isFound.size > 0,
        })
      : [],
    counted: { products: found, base, filters: isMet },
  };
}

/** Counts the found sizes that pass further filters, without another search for the same text. */
export function countPassing(
  index: SizeIndex,
  { products }: Pick<FoundSizes, 'products'>,
  filters: readonly SizeFilter[],
): number {
  const runs = runsOfProducts(
    index,
    products.map(({ product }) => product),
  );
  const isMet = filters.map((filter) => filterSizes(index, filter, runs));
  let count = 0;
  for (const { sizes } of products)
    for (const size of sizes) if (isMet.every((meets) => meets[size] === 1)) count += 1;
  return count;
}

/** Returns 1 for the sizes that pass all filters. */
function meetingAll({ sizeCount }: SizeIndex, filters: CountedSizes['filters']): Uint8Array {
  const meets = new Uint8Array(sizeCount).fill(1);
  for (const { isMet } of filters) {
    for (let size = 0; size < sizeCount; size += 1) meets[size] = (meets[size] ?? 0) & (isMet[size] ?? 0);
  }
  return meets;
}

/** The best products that are not matches. */
function otherProducts({ products }: SearchResult, isFound: ReadonlySet<number>): number[] {
  const others: number[] = [];
  for (const { product } of products) {
    if (isFound.has(product)) continue;
    if (others.push(product) === maxNearlyRead) break;
  }
  return others;
}

/** Numbers of the sizes of a product. */
export function sizesOf(index: SizeIndex, product: number): number[] {
  const [from = 0, end = 0] = [index.firstSize[product], index.firstSize[product + 1]];
  const sizes: number[] = [];
  for (let size = from; size < end; size += 1) sizes.push(size);
  return sizes;
}

function scopeProducts(index: SizeIndex, scope: ProductScope): FoundProductSizes[] {
  const products: FoundProductSizes[] = [];
  for (let product = 0; product < index.productCount; product += 1) {
    if (scope[product]) products.push({ product, sizes: [] });
  }
  return products;
}

/** The products that meet the text, or else those that meet it without the dropped condition. */
function matchingProducts({ products, relaxed }: SearchResult): {
  products: readonly RankedProduct[];
  dropped: Condition | null;
} {
  const matching = products.filter(({ isMatch }) => isMatch);
  if (matching.length > 0 || relaxed === null) return { products: matching, dropped: null };
  return { products: relaxed.products.filter(({ isMatch }) => isMatch), dropped: relaxed.dropped };
}

/** Minimum word quality of near matches, relative to the best product. */
const minQuality = 0.6;

function greatest(numbers: Float32Array): number {
  let max = 0;
  for (let at = 0; at < numbers.length; at += 1) max = Math.max(max, numbers[at] ?? 0);
  return max;
}

/** Separates products of the requested kind from those that only mention a word. */
function kindTest({ terms }: MatchedQuery): (product: number) => boolean {
  const wanted = terms.filter(({ isPurpose }) => !isPurpose);
  const best = wanted.map(({ quality }) => greatest(quality));
  return (product) =>
    wanted.every(({ quality }, at) => {
      const own = quality[product] ?? 0;
      return own === 0 || own >= minQuality * (best[at] ?? 0);
    });
}

/** Whether an unmet part is a condition. */
export const isCondition = (part: NearlyFound['missing']): part is Condition =>
  typeof part === 'object' && 'wanted' in part;

const excludedParts = ({ negations }: SearchResult['query']): ExcludedPart[] => [
  { negation: negations.map(({ text }) => text).join(', ') },
];

function nearlyMatching(
  index: SizeIndex,
  { matched, query }: SearchResult,
  {
    products,
    meetsAll,
    hasFound,
  }: {
    products: readonly number[];
    /** Whether a size passes all filters; null without filters. */
    meetsAll: ((size: number) => boolean) | null;
    hasFound: boolean;
  },
): NearlyFound[] {
  const nearly: NearlyFound[] = [];
  const isOfKind = kindTest(matched);
  for (const product of products) {
    const unmet = unmetParts(index, matched, product);
    const excluded = isExcluded(index, matched.exclusions, product) ? excludedParts(query) : [];
    // Products that the text excludes are of no use beside those that it asks for.
    if (excluded.length > 0 && hasFound) continue;
    const [missing, ...others] = [...unmet.missing, ...excluded];
    if (missing === undefined || others.length > 0 || !isOfKind(product)) continue;
    // A measured dimension is fixed and cannot be compromised on.
    if (isCondition(missing) && isMeasured(missing)) continue;
    const sizes = meetsAll ? unmet.sizes.filter(meetsAll) : unmet.sizes;
    if (sizes.length === 0 && meetsAll) continue;
    nearly.push({ product, sizes, missing });
    if (nearly.length === maxNearly) break;
  }
  if (nearly.length > 0 || hasFound || meetsAll) return nearly;
  // Nothing misses only one part: the best result, with the first part it misses.
  return products.slice(0, maxNearly).map((product) => {
    const { missing, sizes } = unmetParts(index, matched, product);
    return { product, sizes, missing: missing[0] ?? '' };
  });
}
