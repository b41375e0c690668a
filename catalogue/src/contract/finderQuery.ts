import { toWellFormed } from './buildKey.ts';

/** Units a visitor may choose instead of mm, W, mm² and °C; they change texts and typed ranges, never the address of a choice. */
export const finderUnits = ['in', 'hp', 'awg', 'f'] as const;
export type FinderUnit = (typeof finderUnits)[number];

export const finderLooks = ['cards', 'table'] as const;
/** Products as cards, or their sizes as rows. */
export type FinderLook = (typeof finderLooks)[number];

/** Bounds of a finder's address. */
export const finderBounds = { filters: 10, addressLength: 2000, queryLength: 200, keyLength: 80 } as const;

/** Value of a filter for sizes that do not state the property. */
export const notStated = '-';

/**
 * A choice of a facet: the address key of its property and a value. Values of ranges are `low..high` in the unit of the
 * property's dimension, either end may be missing; others are the label of the value. Filters of one property widen each
 * other, those of several narrow.
 */
export interface FinderFilter {
  key: string;
  value: string;
}

/** A question to the finder; every part has a default. */
export interface FinderQuery {
  /** Name of the category whose products are looked at, with those below it; null for all. */
  category: string | null;
  /** What was typed. */
  query: string;
  filters: readonly FinderFilter[];
  /** Address key of the property that sizes are sorted by, with a minus sign for the largest first; null for the order of types. */
  sort: string | null;
  look: FinderLook;
  units: readonly FinderUnit[];
  /** From 1. */
  page: number;
}

/** Names of the parameters of a finder's address, as pages and the API have them. `where` and `unit` repeat. */
export const finderParameters = ['query', 'where', 'sort', 'look', 'unit', 'page'] as const;

/** What a form without script sends of a range: its ends, in the chosen unit. The rest of the name is the property. */
export const rangeFieldPrefixes = { from: 'min.', to: 'max.' } as const;

/** A finder's address as it was read. */
export interface ParsedFinderQuery {
  query: FinderQuery;
  /** Parts of the address that cannot be used, by name. */
  ignored: readonly string[];
}

const emptyFinderQuery: FinderQuery = {
  category: null,
  query: '',
  filters: [],
  sort: null,
  look: 'cards',
  units: [],
  page: 1,
};

/** Completes a question with the defaults. */
export const createFinderQuery = (parts: Partial<FinderQuery> = {}): FinderQuery => ({
  ...emptyFinderQuery,
  ...parts,
});

const isAddressKey = (key: string) => key !== '' && key.length <= finderBounds.keyLength;

function readFilter(text: string): FinderFilter | null {
  const at = text.indexOf(':');
  const [key, value] = [text.slice(0, at), text.slice(at + 1).trim()];
  return at > 0 && isAddressKey(key) && value !== '' ? { key, value } : null;
}

/** Reads a finder's address, of a page or of the API. What cannot be used is left out and named. Never throws. */
export function parseFinderQuery(parameters: URLSearchParams): ParsedFinderQuery {
  const ignored: string[] = [];
  const units = finderUnits.filter((unit) => parameters.getAll('unit').includes(unit));
  const read = [
    ...parameters.getAll('where').flatMap((text) => {
      const filter = readFilter(text);
      if (!filter) ignored.push(text.slice(0, finderBounds.keyLength));
      return filter ?? [];
    }),
    ...rangeFields(parameters),
  ].toSorted(compareFilters);
  const unique = read.filter(
    (filter, at) => at === 0 || compareFilters(filter, read[at - 1] ?? filter) !== 0,
  );
  const filters = withinBounds(unique);
  ignored.push(...unique.slice(filters.length).map(filterText));
  const page = parameters.get('page') ?? '';
  const sort = parameters.get('sort');
  const query: FinderQuery = {
    category: parameters.get('category'),
    query: (parameters.get('query') ?? '').trim().slice(0, finderBounds.queryLength),
    filters,
    sort: sort !== null && isAddressKey(sort.replace(/^-/, '')) ? sort : null,
    look: finderLooks.find((look) => look === parameters.get('look')) ?? 'cards',
    units,
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  };
  return { query, ignored };
}

function withinBounds(filters: readonly FinderFilter[]): FinderFilter[] {
  let length = 0;
  return filters.slice(0, finderBounds.filters).filter((filter) => {
    length += encodeURIComponent(toWellFormed(filterText(filter))).length + '&where='.length;
    return length <= finderBounds.addressLength - finderBounds.queryLength;
  });
}

/** Reads the ends of ranges that a form sent; they become filters in the chosen unit, marked by its name. */
function rangeFields(parameters: URLSearchParams): FinderFilter[] {
  const ends = new Map<string, { from: string; to: string }>();
  for (const end of ['from', 'to'] as const) {
    const prefix = rangeFieldPrefixes[end];
    for (const [name, value] of parameters) {
      const key = name.slice(prefix.length);
      if (!name.startsWith(prefix) || !isAddressKey(key)) continue;
      const text = value.trim().slice(0, 20);
      if (text !== '') ends.set(key, { from: '', to: '', ...ends.get(key), [end]: text });
    }
  }
  return [...ends].map(([key, { from, to }]) => ({ key, value: `${from}..${to}..typed` }));
}

export const filterText = ({ key, value }: FinderFilter) => `${key}:${value}`;

const compareFilters = (a: FinderFilter, b: FinderFilter) => {
  const [first, second] = [filterText(a), filterText(b)];
  return first < second ? -1 : first > second ? 1 : 0;
};

/** Returns the parameters of a question without its category, in the one order that its address has. */
function finderParams({ query, filters, sort, look, units, page }: FinderQuery): [string, string][] {
  return [
    ...(query === '' ? [] : [['query', query] as [string, string]]),
    ...filters.toSorted(compareFilters).map((filter): [string, string] => ['where', filterText(filter)]),
    ...(sort === null ? [] : [['sort', sort] as [string, string]]),
    ...(look === 'cards' ? [] : [['look', look] as [string, string]]),
    ...finderUnits.filter((unit) => units.includes(unit)).map((unit): [string, string] => ['unit', unit]),
    ...(page === 1 ? [] : [['page', String(page)] as [string, string]]),
  ];
}

/** Formats the query string of a finder's address, without a question mark; '' for the page without a choice. */
export const finderSearch = (query: FinderQuery): string =>
  finderParams(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(toWellFormed(value)).replaceAll('%3A', ':')}`)
    .join('&');
