import type { RankedProduct } from './candidate.ts';
import { readReferences } from './compatibleProducts.ts';
import type { MatchedQuery } from './searchSizes.ts';
import type { SizeIndex } from './sizeIndex.ts';
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
    const codes = isOfProduct(described) ? [] : devicesOf(index, matched, described, product);
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
