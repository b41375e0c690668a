import { isReferenceTitle } from '../operations/codeTitles.ts';
import type { RankedProduct } from './candidate.ts';
import { codeKey } from './codeKeys.ts';
import { referredStarts } from './codeReferences.ts';
import { readReferences } from './compatibleProducts.ts';
import { gradeCondition } from './gradeCondition.ts';
import type { MatchedQuery } from './searchSizes.ts';
import type { SizeIndex } from './sizeIndex.ts';
import { rowRanges, runsOfProducts, runsOfScope } from './sizeRuns.ts';
import { sizeGrade } from './sumGrades.ts';

/** Least grade of a device that a quantity describes: it has exactly this value as its main criterion. */
const exactGrade = 0.85;
/** Maximum number of devices whose references are looked for. */
const maxDevices = 12;

/**
 * If no size meets a condition because it describes the device that the wanted product is used with, returns the results
 * with the sizes that refer to such a device: 'interlock for 65 A contactor' is the one for EV-PC-40 to EV-PC-95.
 */
export function sizesForDevices(
  index: SizeIndex,
  matched: MatchedQuery,
  ranked: readonly RankedProduct[],
): readonly RankedProduct[] | null {
  const [best, ...others] = ranked;
  if (!best) return null;
  const hard = matched.conditions.filter(({ condition }) => !condition.isSoft);
  const { product } = best;
  const [from = 0, end = 0] = [index.firstSize[product], index.firstSize[product + 1]];
  const isOfProduct = ({ grades }: MatchedQuery['conditions'][number]) =>
    grades.sizes.subarray(from, end).some((grade) => grade > 0);
  const references = hard.map((described) => {
    // A coil has its own voltage.
    if (isOfProduct(described)) return new Set<number>();
    const named = devicesOf(index, matched, described, product);
    const codes = named.length > 0 ? named : referredDevices(index, described, product);
    return new Set(codes.length > 0 ? readReferences(index, codes, { product, sizes: [] }).named : []);
  });
  const isMet = (size: number) =>
    matched.exclusions?.sizes[size] !== 1 &&
    hard.every(({ grades }, at) => references[at]?.has(size) || sizeGrade(grades, size, product) > 0);
  const sizes = [...new Set(references.flatMap((named) => [...named]))].filter(isMet);
  return sizes.length > 0 ? [{ ...best, sizes, isMatch: true }, ...others] : null;
}

/** Returns the codes of sizes that meet a condition, of products that a word names and the wanted product is not. */
function devicesOf(
  { firstSize, codes }: SizeIndex,
  { terms, isCandidate }: MatchedQuery,
  { grades }: MatchedQuery['conditions'][number],
  wanted: number,
): string[] {
  // 'Contactor 25 A, coil 110 V' asks for the contactor, but 'contactor interlock 25 A' for an interlock.
  const first = terms.findIndex(({ isHead }) => isHead[wanted]);
  const naming = terms.slice(Math.max(0, first - 1)).filter(({ isHead }) => !isHead[wanted]);
  const found: string[] = [];
  for (let product = 0; product < isCandidate.length; product += 1) {
    if (!naming.some(({ isHead }) => isHead[product])) continue;
    const end = firstSize[product + 1] ?? 0;
    for (let size = firstSize[product] ?? 0; size < end; size += 1) {
      if ((grades.sizes[size] ?? 0) >= exactGrade) found.push(codes[size] ?? '');
      if (found.length === maxDevices) return found;
    }
  }
  return found;
}

/**
 * Returns the codes of sizes that meet a condition, of products that a column such as 'For contactors' refers to: 'interlock
 * 265 to 500 A'. A product that states the quantity itself is none for devices with it.
 */
function referredDevices(
  index: SizeIndex,
  { condition, grades: own }: MatchedQuery['conditions'][number],
  wanted: number,
): string[] {
  if (own.isStated[wanted]) return [];
  const isCandidate = new Uint8Array(index.productCount);
  for (const size of referredSizes(index, wanted)) isCandidate[index.productOfSize[size] ?? 0] = 1;
  const runs = runsOfScope(index.firstSize, isCandidate);
  if (runs.length === 0) return [];
  const { sizes } = gradeCondition(index, condition, { voltages: [], isCandidate, runs });
  return runs.flatMap(([from, end]) =>
    [...sizes.subarray(from, end).keys()].flatMap((at) =>
      (sizes[from + at] ?? 0) >= exactGrade ? [index.codes[from + at] ?? ''] : [],
    ),
  );
}

/** Returns the sizes that may be meant by the columns of a product that refer to other products. */
function referredSizes(index: SizeIndex, product: number): number[] {
  const { textValues, texts, properties, codeIndex, isLive, productOfSize } = index;
  const found = rowRanges(textValues, runsOfProducts(index, [product])).flatMap(([from, end]) =>
    [...textValues.property.subarray(from, end).keys()].flatMap((at) => {
      const property = properties[textValues.property[from + at] ?? 0];
      const text = texts[textValues.numbers[0]?.[from + at] ?? -1] ?? '';
      return property && isReferenceTitle(property.words) ? referredStarts(text) : [];
    }),
  );
  return [...new Set(found)]
    .flatMap((start) => codeIndex.findByStart(codeKey(start)))
    .filter((size) => isLive[productOfSize[size] ?? 0] === 1 && productOfSize[size] !== product);
}
