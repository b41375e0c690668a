import { createFinderQuery, finderSearch, type SuggestionsResponse } from '@elvora/catalogue/contract';
import { foldSearchText, highlightMatches, searchWords } from '@elvora/catalogue/operations';
import { readTitle, withoutUnit } from '@elvora/catalogue/properties';
import {
  wantedVoltages,
  codeKey,
  codeMarks,
  completeLastWord,
  type Condition,
  countPassing,
  findMeanings,
  fieldsByKey,
  findSizes,
  type FoundSizes,
  matchingCells,
  type SizeIndex,
  type SizeReading,
  type UnderstoodQuery,
  withoutLastWord,
} from '@elvora/catalogue/search';
import { type ApiResponse, dataResponse, temporaryHeaders } from '../../http/apiResponse.ts';
import type { CategoryIndex } from '../categoryIndex.ts';
import { serializeMainPicture } from '../serializers.ts';
import { finderScope } from './finderScope.ts';
import { meantQuantity, textWithout } from './foundConditions.ts';
import { type HydratedProduct, readingsOf } from './foundProducts.ts';
import type { ProductHydrator } from './hydrateProducts.ts';
import { toFinderNumber, wantedText } from './quantityTexts.ts';
import { readFilters } from './readFilters.ts';
import type { LoadedProducts } from './sizeEngine.ts';

const counts = { understood: 2, codes: 4, products: 5, categories: 4, properties: 3, figures: 2 } as const;
/** Shorter texts match too much. */
const minLength = 2;
const minPropertyLength = 3;

interface SuggestionContext {
  /** Null until the sizes are loaded. */
  loaded: LoadedProducts | null;
  categoryIndex: CategoryIndex;
  hydrate: ProductHydrator;
}

/** Suggests codes, products, categories and properties for the text typed so far. */
export async function suggest(
  text: string,
  { loaded, categoryIndex, hydrate }: SuggestionContext,
): Promise<ApiResponse> {
  const words = searchWords(text);
  if (!loaded || text.length < minLength) {
    const categories = text.length < minLength ? [] : suggestCategories(words, categoryIndex);
    return {
      ...dataResponse<SuggestionsResponse>({ ...noSuggestions, categories }),
      ...(loaded ? {} : { headers: temporaryHeaders }),
    };
  }
  const { search } = loaded;
  const { index } = search;
  const scope = finderScope(loaded, categoryIndex, null).products;
  const { text: readText, found } = findBegun(search, scope, text);
  const chosen = chooseCodes(index, scope, found);
  const products = found.products.slice(0, counts.products);
  const hydrated = await hydrate(loaded, [
    ...new Set([
      ...chosen.map((size) => index.productOfSize[size] ?? 0),
      ...products.map((each) => each.product),
    ]),
  ]);
  const conditions = found.result?.query.conditions.filter(({ isSoft }) => !isSoft) ?? [];
  return dataResponse<SuggestionsResponse>({
    understood: found.result ? suggestMeanings(loaded, scope, readText, found.result.query) : [],
    codes: chosen.flatMap((size) =>
      suggestCode(index, hydrated.get(index.productOfSize[size] ?? 0), { size, text, conditions, found }),
    ),
    products: products.flatMap(({ product, sizes }) => {
      const row = hydrated.get(product)?.row;
      if (!row) return [];
      const category = row.category_id === null ? undefined : categoryIndex.byId(row.category_id);
      return [
        {
          id: row.id,
          name: row.name,
          marks: marksOf(row.name, words),
          category: category?.name ?? row.category_name,
          picture: serializeMainPicture(row),
          matchCount: sizes.length,
        },
      ];
    }),
    categories: suggestCategories(searchWords(withoutConditions(readText, found)), categoryIndex),
    properties: suggestProperties(index, words),
    totals: readText === text ? totalsOf(found) : noSuggestions.totals,
  });
}

const totalsOf = ({ products }: FoundSizes): SuggestionsResponse['totals'] => ({
  products: products.length,
  sizes: products.reduce((sum, { sizes }) => sum + sizes.length, 0),
});

/** Finds products for a text whose last word may not be complete; the text is returned as it was read. */
function findBegun(
  search: LoadedProducts['search'],
  scope: Uint8Array,
  text: string,
): { text: string; found: FoundSizes } {
  const find = (query: string) => ({ text: query, found: findSizes(search, { scope, query, filters: [] }) });
  const whole = find(completeLastWord(text, search.index, search.written));
  const begun = withoutLastWord(text);
  return whole.found.products.length > 0 || begun.length < minLength ? whole : find(begun);
}

const noSuggestions: SuggestionsResponse = {
  understood: [],
  codes: [],
  products: [],
  categories: [],
  properties: [],
  totals: { products: 0, sizes: 0 },
};

/** Ranges of a text that match the words. */
function marksOf(text: string, words: readonly string[]): [number, number][] {
  let at = 0;
  return highlightMatches(text, words).flatMap(({ text: part, isMatch }): [number, number][] => {
    const from = at;
    at += part.length;
    return isMatch ? [[from, at]] : [];
  });
}

/** Returns a text without its quantities: the words that may name a category. */
const withoutConditions = (text: string, { result }: FoundSizes): string =>
  result
    ? result.query.conditions.reduce((left, condition) => textWithout(left, result.query, condition), text)
    : text;

/**
 * Suggests meanings of the first quantity, such as 25 A in two utilisation categories, with the
 * matching sizes.
 */
function suggestMeanings(
  { search }: LoadedProducts,
  scope: Uint8Array,
  text: string,
  understood: UnderstoodQuery,
): SuggestionsResponse['understood'] {
  const condition = understood.conditions.find(({ isSoft }) => !isSoft);
  if (condition?.wanted.kind !== 'quantity') return [];
  const { index } = search;
  const { low, high, dimension } = condition.wanted;
  const end = (value: number | null) => (value === null ? '' : String(toFinderNumber(value, dimension)));
  const value = low === high ? end(low) : `${end(low)}..${end(high)}`;
  const left = textWithout(text, understood, condition);
  const fields = findMeanings(index, condition, scope).slice(0, counts.understood);
  if (fields.length === 0) return [];
  const found = findSizes(search, { scope, query: left, filters: [] });
  return fields.flatMap((field) => {
    const query = createFinderQuery({ query: left, filters: [{ key: field.key, value }] });
    const sizeCount = countPassing(index, found, readFilters(index, query).filters);
    if (sizeCount === 0) return [];
    const name = field.definition.name;
    const meant = wantedText(meantQuantity(condition, field.table), []);
    return [{ name, text: meant, sizeCount, search: finderSearch(query) }];
  });
}

/**
 * Returns sizes whose code was typed, partially or completely, before those whose code continues it; otherwise the first
 * matching sizes.
 */
function chooseCodes(index: SizeIndex, scope: Uint8Array, { result, products }: FoundSizes): number[] {
  if (!result) return [];
  const { text, sizes, partial, conditions, terms } = result.query;
  const isFound = new Set(products.flatMap((each) => each.sizes));
  const typed = (sizes.length > 0 ? sizes : partial).filter((size) => isFound.has(size));
  const isCodeAlone = terms.length === 0 && conditions.length === 0;
  const begun = isCodeAlone && typed.length > 0 ? index.codeIndex.findByStart(codeKey(text)) : [];
  const inScope = begun.filter((size) => scope[index.productOfSize[size] ?? 0] === 1);
  if (typed.length > 0) return [...new Set([...typed, ...inScope])].slice(0, counts.codes);
  if (!conditions.some(({ isSoft }) => !isSoft)) return [];
  return products.flatMap((each) => each.sizes).slice(0, counts.codes);
}

function suggestCode(
  index: SizeIndex,
  hydrated: HydratedProduct | undefined,
  context: { size: number; text: string; conditions: readonly Condition[]; found: FoundSizes },
): SuggestionsResponse['codes'] {
  const { size, text, conditions, found } = context;
  const [reading] = hydrated ? readingsOf(index, hydrated, [size]) : [];
  if (!hydrated || !reading) return [];
  return [
    {
      code: reading.code,
      marks: codeMarks(reading.code, text),
      isExact: found.result?.query.sizes.includes(size) ?? false,
      productId: hydrated.row.id,
      productName: hydrated.row.name,
      picture: serializeMainPicture(hydrated.row),
      figures: figuresOf(reading, conditions),
    },
  ];
}

/** Cells that match the query come first, then the others in column order. */
function figuresOf(
  { cells }: SizeReading,
  conditions: readonly Condition[],
): SuggestionsResponse['codes'][number]['figures'] {
  const voltages = wantedVoltages(conditions);
  const matched = new Set(
    conditions.flatMap((condition) =>
      matchingCells({ code: '', cells }, condition, voltages).map(({ cell }) => cell),
    ),
  );
  const others = [...cells.keys()].filter((at) => !matched.has(at) && cells[at]?.title !== '');
  return [...matched, ...others].slice(0, counts.figures).flatMap((at) => {
    const cell = cells[at];
    return cell ? [{ ...figureTexts(cell), isMatch: matched.has(at) }] : [];
  });
}

/** A number with the unit of its title: '25 A' of 'AC-3 current (A)'. */
function figureTexts({ title, text }: SizeReading['cells'][number]): { name: string; text: string } {
  const unit = /\d$/.test(text) ? readTitle(title).unit?.name : undefined;
  return unit === undefined ? { name: title, text } : { name: withoutUnit(title), text: `${text} ${unit}` };
}

/** Visible categories whose name contains all words. */
function suggestCategories(
  words: readonly string[],
  index: CategoryIndex,
): SuggestionsResponse['categories'] {
  if (words.length === 0) return [];
  return index.all
    .filter(({ id, name }) => {
      const folded = foldSearchText(name);
      return words.every((word) => folded.includes(word)) && index.isVisible(id);
    })
    .slice(0, counts.categories)
    .map(({ id, name }) => ({
      cid: id,
      name,
      marks: marksOf(name, words),
      path: index.path(id).map((category) => category.name),
      productCount: index.productCount(id, 'visible'),
    }));
}

/** Properties whose name contains a typed word. */
function suggestProperties(index: SizeIndex, words: readonly string[]): SuggestionsResponse['properties'] {
  const long = words.filter((word) => word.length >= minPropertyLength);
  if (long.length === 0) return [];
  return [...fieldsByKey(index).values()]
    .filter(({ definition }) => {
      const folded = foldSearchText(definition.name);
      return definition.rank === 1 && definition.name !== '' && long.some((word) => folded.includes(word));
    })
    .slice(0, counts.properties)
    .map((field) => ({
      key: field.key,
      name: field.definition.name,
      marks: marksOf(field.definition.name, long),
      sizeCount: countStated(index, field),
    }));
}

const countStated = (index: SizeIndex, { table, property }: { table: string; property: number }) => {
  const values = index.sizeValues.get(table) ?? (table === 'text' ? index.textValues : undefined);
  const owners = values?.owner ?? [];
  let [count, last] = [0, -1];
  for (const row of values?.valuesOf(property)?.rows ?? []) {
    const owner = owners[row] ?? 0;
    if (owner !== last) [count, last] = [count + 1, owner];
  }
  return count;
};
