import type { SearchTrialResponse } from '@elvora/catalogue/contract';
import { findSizes, type UnderstoodQuery, unknownWords } from '@elvora/catalogue/search';
import type { CategoryIndex } from '../categoryIndex.ts';
import { finderScope } from './finderScope.ts';
import type { ProductHydrator } from './hydrateProducts.ts';
import { wantedText } from './quantityTexts.ts';
import type { LoadedProducts } from './sizeEngine.ts';

/** Maximum number of results, codes and other words in an explanation. */
const counts = { answers: 5, codes: 4, meanings: 6 } as const;

interface ExplainContext {
  loaded: LoadedProducts;
  categoryIndex: CategoryIndex;
  hydrate: ProductHydrator;
}

/** Explains how the search interprets each part of a query, and which products match. */
export async function explain(
  text: string,
  { loaded, categoryIndex, hydrate }: ExplainContext,
): Promise<NonNullable<SearchTrialResponse>> {
  const { search } = loaded;
  const scope = finderScope(loaded, categoryIndex, null).products;
  const found = findSizes(search, { scope, query: text, filters: [] });
  const best = found.products.slice(0, counts.answers);
  const products = await hydrate(
    loaded,
    best.map(({ product }) => product),
  );
  return {
    parts: found.result ? parts(loaded, found.result.query) : [],
    didYouMean: found.result?.query.didYouMean ?? null,
    products: found.products.length,
    sizes: found.products.reduce((sum, { sizes }) => sum + sizes.length, 0),
    leftOut: found.dropped?.text ?? '',
    answers: best.flatMap(({ product, sizes }) => {
      const row = products.get(product)?.row;
      const codes = sizes.slice(0, counts.codes).map((size) => search.index.codes[size] ?? '');
      return row ? [{ productId: row.id, name: row.name, codes }] : [];
    }),
  };
}

type Part = NonNullable<SearchTrialResponse>['parts'][number];

function parts({ search }: LoadedProducts, query: UnderstoodQuery): Part[] {
  const { codes } = search.index;
  const unknown = new Set(unknownWords(search.index, query));
  const written = (stems: readonly string[]) => stems.map((stem) => search.written(stem)).join(' ');
  const found = query.sizes.slice(0, counts.codes).map((size) => codes[size] ?? '');
  return [
    ...query.typedCodes.map((text): Part => ({ text, kind: 'code', meanings: found })),
    ...query.codeStarts.map(({ text, sizes }): Part => ({
      text,
      kind: 'code',
      meanings: sizes.slice(0, counts.codes).map((size) => codes[size] ?? ''),
    })),
    ...query.conditions.map(({ text, wanted }): Part => ({
      text,
      kind: 'condition',
      meanings: [wantedText(wanted, [])],
    })),
    ...query.excludedConditions.map(({ text, wanted }): Part => ({
      text,
      kind: 'condition',
      meanings: [`not ${wantedText(wanted, [])}`],
    })),
    ...query.terms
      .filter(({ text }) => text !== '')
      .map(({ text, alternatives, isExcluded }): Part => {
        const others = alternatives
          .map(({ stems }) => written(stems))
          .filter((word) => isExcluded || word !== text)
          .map((word) => (isExcluded ? `not ${word}` : word));
        return unknown.has(text)
          ? { text, kind: 'unknown', meanings: [] }
          : { text, kind: 'word', meanings: others.slice(0, counts.meanings) };
      }),
  ];
}
