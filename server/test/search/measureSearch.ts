import { createProductSearch, type IndexedProduct } from '@elvora/catalogue/search';
import { codeSpellings, joinedNames, namesWithMissingLetter, pluralNames } from './searchSpellings.ts';

/**
 * A query as people type it. Any of `products` is right in first place; `codes` are the sizes that may be marked, with `*`
 * for any letters, `-` where no size meets the query, empty when it does not distinguish sizes.
 */
export interface SearchQuery {
  query: string;
  products: readonly string[];
  codes: string;
}

export interface SearchFigure {
  name: string;
  value: number;
  goal: number;
}

export interface SearchMeasurement {
  figures: readonly SearchFigure[];
  /** Queries with an incomplete result, one line each. */
  mistakes: readonly string[];
}

const share = (part: number, whole: number) => (whole === 0 ? 1 : part / whole);

/** Runs queries, names and codes, and rates the results. */
export function measureSearch(
  products: readonly IndexedProduct[],
  queries: readonly SearchQuery[],
): SearchMeasurement {
  const { index, search } = createProductSearch(products);
  const nameOf = (product: number | undefined) => products[product ?? -1]?.name ?? 'nothing';
  const firstName = (query: string) => nameOf(search(query).products[0]?.product);
  const answers = queries.map(({ query, products: expected, codes }) => {
    const result = search(query);
    const names = result.products.slice(0, 5).map(({ product }) => nameOf(product));
    const marked =
      codes === ''
        ? []
        : result.products.flatMap(({ sizes }) => sizes.map((size) => index.codes[size] ?? ''));
    const wrong = marked.filter((code) => !isAllowed(code, codes));
    const isFirst = expected.includes(names[0] ?? '');
    return {
      isFirst,
      isInFive: names.some((name) => expected.includes(name)),
      isAnswered: names.length > 0,
      marked: marked.length,
      right: marked.length - wrong.length,
      mistake:
        isFirst && wrong.length === 0
          ? []
          : [`${query}: ${names[0] ?? 'nothing'}; wrongly marked: ${wrong.join(' ')}`],
    };
  });
  const count = (isCounted: (answer: (typeof answers)[number]) => boolean) =>
    answers.filter(isCounted).length / answers.length;
  const sum = (part: 'marked' | 'right') => answers.reduce((total, answer) => total + answer[part], 0);

  const byName = (spell: (name: string) => string[]) => {
    const spelled = products.flatMap(({ name }) => spell(name).map((query) => ({ name, query })));
    return share(spelled.filter(({ name, query }) => firstName(query) === name).length, spelled.length);
  };
  const step = Math.max(1, Math.floor(index.codes.length / 100));
  const codes = index.codes.filter((_code, at) => at % step === 0).slice(0, 100);
  const found = codeSpellings.flatMap((spell) =>
    codes.filter((code) => {
      const sizes = search(spell(code)).products[0]?.sizes ?? [];
      return sizes.length === 1 && index.codes[sizes[0] ?? -1] === code;
    }),
  );
  return {
    figures: [
      { name: 'success@1', value: count(({ isFirst }) => isFirst), goal: 0.9 },
      { name: 'success@5', value: count(({ isInFive }) => isInFive), goal: 0.98 },
      { name: 'with results', value: count(({ isAnswered }) => isAnswered), goal: 0.99 },
      { name: 'marked sizes that match', value: share(sum('right'), sum('marked')), goal: 0.98 },
      { name: 'names as printed', value: byName((name) => [name]), goal: 0.95 },
      { name: 'names in the plural', value: byName(pluralNames), goal: 0.95 },
      { name: 'names with a letter missing', value: byName(namesWithMissingLetter), goal: 0.95 },
      { name: 'names with two words joined', value: byName(joinedNames), goal: 0.95 },
      {
        name: 'codes in eight spellings',
        value: share(found.length, codes.length * codeSpellings.length),
        goal: 1,
      },
    ],
    mistakes: answers.flatMap(({ mistake }) => mistake),
  };
}

const isAllowed = (code: string, allowed: string) =>
  allowed.split(' ').some((pattern) => {
    const [start = '', ...rest] = pattern.split('*');
    return rest.length === 0 ? code === start : code.startsWith(start) && code.endsWith(rest.at(-1) ?? '');
  });
