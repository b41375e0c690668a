import { namesCode } from './codeReferences.ts';
import type { RankedProduct } from './candidate.ts';
import { sizesWithThreadOf } from './deviceThreads.ts';
import { sizesWithVariantOf } from './deviceVariants.ts';
import { withoutParts } from './partSizes.ts';
import type { MatchedQuery } from './searchSizes.ts';
import { sizeGrade } from './sumGrades.ts';
import type { SizeIndex } from './sizeIndex.ts';
import { rowRanges, runsOfProducts } from './sizeRuns.ts';
import type { UnderstoodQuery } from './understandQuery.ts';
import { isMaterialWord } from './vocabulary/materialWords.ts';

/** Minimum quality of words in a product's name, keywords and own cells. */
const minInCode = 0.6;

/**
 * Whether the words next to a code name another product that is compatible with it: 'interlock EV-PC-9',
 * 'relay to suit EV-PC-9'.
 */
export function asksForCompatible(
  index: SizeIndex,
  { terms }: Pick<MatchedQuery, 'terms'>,
  { sizes, partial, isCodePurpose }: Pick<UnderstoodQuery, 'sizes' | 'partial' | 'isCodePurpose'>,
  byCode: readonly RankedProduct[],
  ranked: readonly RankedProduct[],
): boolean {
  const [best] = ranked;
  if (!best || byCode.length === 0 || partial.length > 0) return false;
  if (byCode.some(({ product }) => product === best.product)) return false;
  if (isCodePurpose && calledForCodes(index, { terms, sizes }, [best]).length > 0) return true;
  // The sizes of an assortment have the names of its parts.
  const isNamed = ({ isInName, sizesOfProduct }: MatchedQuery['terms'][number]) =>
    isInName[best.product] === 1 || (isCodePurpose && (sizesOfProduct[best.product] ?? 0) > 0);
  const isNamedBy = (term: MatchedQuery['terms'][number]) =>
    !isMaterialWord(term.text) && (term.isHead[best.product] || isNamed(term));
  if (!terms.some(isNamedBy)) return false;
  // 'Price for EV-PC-12 contactor' asks for the contactor itself.
  if (isCodePurpose)
    return terms.some(
      (term) => isNamed(term) && !term.isPurpose && !byCode.some(({ product }) => term.isInName[product]),
    );
  return terms.every(({ isInName, quality }) =>
    byCode.every(({ product }) => !isInName[product] && (quality[product] ?? 0) < minInCode),
  );
}

/** Share of the best score from which an assortment whose cells name the wanted part precedes other products. */
const assortmentShare = 0.9;

/** Moves an assortment to the front whose cells have all words: 'rotary handle for EV-MC160' is no breaker with such a handle. */
export function assortmentFirst(
  { terms }: Pick<MatchedQuery, 'terms'>,
  ranked: readonly RankedProduct[],
): readonly RankedProduct[] {
  const [best] = ranked;
  const asked = terms.filter(({ isPurpose }) => !isPurpose);
  if (!best || asked.length === 0) return ranked;
  const first = ranked.find(
    ({ product, score }) =>
      score >= assortmentShare * best.score &&
      asked.every(({ sizesOfProduct }) => (sizesOfProduct[product] ?? 0) > 0),
  );
  return first && first !== best ? [first, ...ranked.filter((each) => each !== first)] : ranked;
}

/** Maximum number of products of the wanted kind that are searched for references to a code. */
const maxLookedThrough = 8;

/**
 * Returns the products that are compatible with the typed codes: first those with cells that refer to one,
 * with just those sizes. Products that refer to other codes instead are listed without sizes, and so is the
 * product of the code.
 */
export function compatibleProducts(
  index: SizeIndex,
  { sizes: typed, isCodePurpose }: Pick<UnderstoodQuery, 'sizes' | 'isCodePurpose'>,
  {
    terms,
    conditions,
    ranked,
    byCode,
  }: Pick<MatchedQuery, 'terms' | 'conditions'> & {
    ranked: readonly RankedProduct[];
    byCode: readonly RankedProduct[];
  },
): RankedProduct[] {
  const codes = typed.map((size) => index.codes[size] ?? '');
  const kind = ranked.filter(({ isMatch }, at) => at === 0 || isMatch).slice(0, maxLookedThrough);
  const called = calledForCodes(index, { terms, sizes: typed }, ranked).filter(
    (product) => !kind.includes(product),
  );
  const read = [...kind, ...called].map((product) => ({
    product,
    ...readReferences(index, codes, product),
  }));
  const unmatched = (product: RankedProduct) => ({ ...product, sizes: [], isMatch: false });
  const measured = conditions.filter(({ condition }) => !condition.isSoft);
  const naming = read.flatMap(({ product, named }) => {
    const sizes = named.filter((size) =>
      measured.every(
        ({ grades }) => !grades.isStated[product.product] || sizeGrade(grades, size, product.product) > 0,
      ),
    );
    return sizes.length > 0 ? [{ ...product, sizes, isMatch: true }] : [];
  });
  const [silent] = read.filter(({ isReferring }) => !isReferring);
  const wanted = naming.length > 0 || !silent ? naming : [suitedTo(index, silent.product, typed)];
  if (wanted.length === 0) return [...kind.slice(0, 1), ...byCode];
  // Next to sizes for the typed code, those for other or unknown devices do not match.
  const others = read.filter(({ isReferring }) => naming.length > 0 || isReferring);
  const isOfOthers = naming.length > 0 || isCodePurpose;
  return [
    ...wanted,
    ...(isOfOthers ? byCode.map(unmatched) : byCode),
    ...others
      .filter(({ product }) => !wanted.some((each) => each.product === product.product))
      .map(({ product }) => unmatched(product)),
  ];
}

/**
 * Returns the products that match all words and name the typed codes: 'base for PR4-24D' and 'relay base for OR8-24D' ask for
 * a socket rather than for an octal base relay.
 */
function calledForCodes(
  index: SizeIndex,
  { terms, sizes }: Pick<MatchedQuery, 'terms'> & Pick<UnderstoodQuery, 'sizes'>,
  ranked: readonly RankedProduct[],
): RankedProduct[] {
  const asked = terms.filter(({ isPurpose }) => !isPurpose);
  if (asked.length === 0) return [];
  const codes = sizes.map((size) => index.codes[size] ?? '');
  return ranked
    .slice(0, maxLookedThrough)
    .filter(
      (product) =>
        asked.every(({ quality }) => (quality[product.product] ?? 0) >= minInCode) &&
        readReferences(index, codes, product).named.length > 0,
    );
}

/** Narrows a product to its sizes with the thread of the typed codes, or else to those for their frame, if any has it. */
function suitedTo(index: SizeIndex, ranked: RankedProduct, typed: readonly number[]): RankedProduct {
  const ofThread = sizesWithThreadOf(index, ranked.product, typed);
  const suited = ofThread.length > 0 ? ofThread : sizesWithVariantOf(index, ranked.product, typed);
  const sizes = ranked.sizes.length > 0 ? suited.filter((size) => ranked.sizes.includes(size)) : suited;
  return sizes.length > 0 ? { ...ranked, sizes } : ranked;
}

/**
 * Returns the sizes of a product with a cell that refers to one of the codes, and whether any of its cells
 * refers to the same series.
 */
export function readReferences(
  index: SizeIndex,
  codes: readonly string[],
  { product, sizes: met }: Pick<RankedProduct, 'product' | 'sizes'>,
) {
  const { textValues, texts } = index;
  const series = codes.map((code) => code.replace(/[^-]*$/u, '')).filter((start) => start.length > 3);
  const named = new Set<number>();
  let isReferring = false;
  for (const [from, end] of rowRanges(textValues, runsOfProducts(index, [product]))) {
    for (let row = from; row < end; row += 1) {
      const size = textValues.owner[row] ?? 0;
      const text = texts[textValues.numbers[0]?.[row] ?? -1] ?? '';
      if (index.productOfSize[size] !== product) continue;
      isReferring ||= series.some((start) => text.includes(start));
      if (codes.some((code) => namesCode(text, code))) named.add(size);
    }
  }
  const own = [...named].filter((size) => met.length === 0 || met.includes(size));
  return { named: withoutParts(index, product, own), isReferring };
}
