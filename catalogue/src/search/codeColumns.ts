import { isReferenceTitle } from '../operations/codeTitles.ts';
import type { RankedProduct } from './candidate.ts';
import { namesCode } from './codeReferences.ts';
import type { MatchedQuery } from './searchSizes.ts';
import type { SizeIndex } from './sizeIndex.ts';
import type { UnderstoodQuery } from './understandQuery.ts';
import { splitWords } from './words.ts';

/** Words of a column title, at most, that are read before a code. */
const maxTitleWords = 4;

/** The words directly before a code. */
function wordsBefore(text: string, code: string): string[] {
  const at = text.toLowerCase().indexOf(code.toLowerCase());
  return splitWords(text.slice(0, Math.max(0, at)).toLowerCase()).slice(-maxTitleWords);
}

/** Finds the column whose whole title stands before a code: 'star contactor EV-PC-12'. */
function titledColumn({ properties, textValues }: SizeIndex, words: readonly string[]) {
  // The longest title first; a single word names the product of the code instead.
  for (let length = words.length; length > 1; length -= 1) {
    const title = words.slice(-length);
    const key = `text:${title.join(' ')}`;
    // 'For contactors' names no column, but what the product must suit.
    if (isReferenceTitle(title.join(' '))) continue;
    for (const property of textValues.properties)
      if (properties[property]?.key === key) return { property, title };
  }
  return null;
}

/** Sizes with one of the codes in a column. */
function sizesInColumn(
  { textValues, texts, productOfSize }: SizeIndex,
  property: number,
  codes: readonly string[],
): Map<number, number[]> {
  const found = new Map<number, number[]>();
  for (const row of textValues.valuesOf(property)?.rows ?? []) {
    const text = texts[textValues.numbers[0]?.[row] ?? -1] ?? '';
    if (!codes.some((code) => namesCode(text, code))) continue;
    const size = textValues.owner[row] ?? 0;
    const product = productOfSize[size] ?? 0;
    const before = found.get(product);
    if (before) before.push(size);
    else found.set(product, [size]);
  }
  return found;
}

/**
 * Returns the ranked products with a typed code in the column whose title precedes it, with just those sizes: of
 * several columns of codes only 'Star contactor' counts in 'star delta starter with star contactor EV-PC-12'. Null when
 * the query names no column, or no product besides it.
 */
export function productsByCodeColumn(
  index: SizeIndex,
  { text, typedCodes: [code], sizes }: Pick<UnderstoodQuery, 'text' | 'typedCodes' | 'sizes'>,
  { terms }: Pick<MatchedQuery, 'terms'>,
  ranked: readonly RankedProduct[],
): RankedProduct[] | null {
  const column = code === undefined ? null : titledColumn(index, wordsBefore(text, code));
  if (!column) return null;
  const codes = sizes.map((size) => index.codes[size] ?? '');
  const found = sizesInColumn(index, column.property, codes);
  const products = ranked.flatMap((each) => {
    const own = found.get(each.product) ?? [];
    const isNamed = terms.some(
      (term) => term.isInName[each.product] === 1 && !column.title.includes(term.text),
    );
    const narrowed = own.filter((size) => each.sizes.length === 0 || each.sizes.includes(size));
    return isNamed && narrowed.length > 0 ? [{ ...each, sizes: narrowed, isMatch: true }] : [];
  });
  return products.length > 0 ? products : null;
}
