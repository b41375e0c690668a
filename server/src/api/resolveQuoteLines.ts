import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { ResolvedLinesResponse } from '@elvora/catalogue/contract';
import { maxChoices, type ProductSize, type QuoteLineQuery } from '@elvora/catalogue/model';
import {
  foldSearchText,
  packText,
  readSizes,
  readSpecification,
  sizeDetails,
  variantText,
} from '@elvora/catalogue/operations';
import {
  type CodeIndex,
  CrossReferences,
  findLineCodes,
  GrowableCodeIndex,
  type SearchVocabulary,
} from '@elvora/catalogue/search';
import type { ProductRow, Store } from '../store/index.ts';
import type { CategoryIndex } from './categoryIndex.ts';
import { fullSlices } from './productSlices.ts';
import { serializeMainPicture } from './serializers.ts';
import { suggestSizes, type SuggestionStore } from './suggestSizes.ts';

export interface QuoteLineContext {
  store: Pick<Store, 'productsByIds' | 'tableLengths'> & SuggestionStore;
  index: CategoryIndex;
  codes: CodeIndex;
  vocabulary: SearchVocabulary;
}

type ResolvedLine = ResolvedLinesResponse[number];
type Item = ResolvedLine['articles'][number];

/** A line with a code of these products, or with a product number. */
interface NamingLine {
  productIds: readonly number[];
  /** Whether the line has the code itself: neither mistyped, such as 'O' for '0', nor followed by an option. */
  isExact: boolean;
  /** Whether the line is a product number without a code. */
  isProduct: boolean;
}

/** The items of each line, and the positions of the lines for which all lookups failed. */
export interface ResolvedLines {
  lines: ResolvedLine[];
  missed: readonly number[];
}

/**
 * Looks up the items of each line: by code in any spelling or by product number, otherwise by a look-alike
 * code, by a code with an option, or by words.
 */
export async function resolveQuoteLines(
  context: QuoteLineContext,
  lines: readonly QuoteLineQuery[],
): Promise<ResolvedLines> {
  const crossReferences = new CrossReferences(context.vocabulary.crossReferences);
  const codes = crossReferences.addTo(context.codes);
  const namedProducts = lines.map((line) => findNamed(line, codes));
  const resolved: ResolvedLine[] = lines.map(() => ({ isExact: false, articles: [] }));
  const byProduct = new Map<number, number[]>();
  for (const [at, { productIds }] of namedProducts.entries()) {
    for (const id of productIds) byProduct.set(id, [...(byProduct.get(id) ?? []), at]);
  }
  for await (const ids of fullSlices(context.store, [...byProduct.keys()])) {
    for (const product of await context.store.productsByIds(ids, {})) {
      const toItem = createItems(product, context.index);
      if (!toItem) continue;
      let findSizes: SizeFinder | undefined;
      for (const at of byProduct.get(product.id) ?? []) {
        const { text } = lines[at] ?? { text: '' };
        const { isProduct = false, isExact = true } = namedProducts[at] ?? {};
        const items = isProduct
          ? [toItem.product]
          : (findSizes ??= createSizeFinder(product, crossReferences))(text).map(toItem.size);
        const before = resolved[at]?.articles ?? [];
        resolved[at] = { isExact, articles: [...before, ...items].slice(0, maxChoices) };
      }
    }
    await yieldToEventLoop();
  }
  const missed = await addSuggestions(context, lines, resolved);
  return { lines: resolved, missed };
}

function findNamed({ text, productId }: QuoteLineQuery, codes: CodeIndex): NamingLine {
  if (text === '') return { productIds: productId > 0 ? [productId] : [], isExact: true, isProduct: true };
  const { targets, isExact } = findLineCodes(text, codes);
  // The id disambiguates; if ids have changed, the code still identifies the size.
  const named = targets.filter((id) => id === productId);
  return { productIds: (named.length > 0 ? named : targets).slice(0, maxChoices), isExact, isProduct: false };
}

/** Looks up the words of the lines that have no code. Resolves to the positions of those without a match. */
async function addSuggestions(
  { store, index, vocabulary }: QuoteLineContext,
  lines: readonly QuoteLineQuery[],
  resolved: ResolvedLine[],
): Promise<number[]> {
  const open = lines.flatMap(({ text }, at) =>
    text !== '' && resolved[at]?.articles.length === 0 ? [at] : [],
  );
  const texts = [...new Set(open.map((at) => foldSearchText(lines[at]?.text ?? '')))];
  const suggested = await suggestSizes({ store, index, vocabulary }, texts);
  const missed: number[] = [];
  for (const at of open) {
    const sizes = suggested.get(foldSearchText(lines[at]?.text ?? ''));
    const items = (sizes ?? []).flatMap(({ product, size }) => {
      const create = createItems(product, index);
      return create ? [size ? create.size(size) : create.product] : [];
    });
    resolved[at] = { isExact: false, articles: items.slice(0, maxChoices) };
    if (sizes && items.length === 0) missed.push(at);
  }
  return missed;
}

/** Null for a product that is hidden from visitors. */
function createItems(product: ProductRow, index: CategoryIndex) {
  const { id, name, category_id: categoryId } = product;
  if (categoryId !== null && !index.isVisible(categoryId)) return null;
  const category = categoryId === null ? undefined : index.byId(categoryId);
  const asSuch: Item = {
    productId: id,
    product: name,
    code: '',
    variant: '',
    details: '',
    pack: '',
    category: category?.name ?? product.category_name,
    picture: serializeMainPicture(product),
  };
  return {
    product: asSuch,
    size: (size: ProductSize): Item => ({
      ...asSuch,
      code: size.code,
      variant: variantText(size),
      details: sizeDetails(size),
      pack: packText(size),
    }),
  };
}

/** Finds the sizes of a product whose codes a text contains. */
type SizeFinder = (text: string) => ProductSize[];

/** Reads the table once for all lines with codes of the product. */
function createSizeFinder(product: ProductRow, crossReferences: CrossReferences): SizeFinder {
  const sizes = readSizes(readSpecification(product.data));
  const ownCodes = new GrowableCodeIndex();
  for (const [at, { code }] of sizes.entries()) ownCodes.add(code, at);
  const codes = crossReferences.addTo(ownCodes);
  return (text) => findLineCodes(text, codes).targets.flatMap((at) => sizes[at] ?? []);
}
