import { toWellFormed } from './buildKey.ts';

/**
 * Units that replace mm, W, mm² and °C in texts and typed ranges; filters in the address keep the
 * base unit.
 */
export const finderUnits = ['in', 'hp', 'awg', 'f'] as const;
export type FinderUnit = (typeof finderUnits)[number];

export const finderLooks = ['cards', 'table'] as const;
/** Layout of the results: products as cards, or their sizes as rows. */
export type FinderLook = (typeof finderLooks)[number];

/** Limits of a finder address. */
export const finderBounds = { filters: 10, addressLength: 2000, queryLength: 200, keyLength: 80 } as const;

/** Value of a filter for sizes that do not state the property. */
export const notStated = '-';

/**
 * A facet selection: the address key of the property, and a value. Ranges are `low..high` in the
 * base unit of the dimension, with either end optional; other values are labels. Filters of one
 * property are alternatives (OR), filters of different properties combine (AND).
 */
export interface FinderFilter {
  key: string;
  value: string;
}

/** A finder query; every part has a default. */
export interface FinderQuery {
  /** Category whose products are searched, subcategories included; null for all. */
  category: string | null;
  /** Text typed by the visitor. */
  query: string;
  filters: readonly FinderFilter[];
  /**
   * Address key of the property that sizes are sorted by, with a minus sign for descending order; null for
   * the default order, by type.
   */
  sort: string | null;
  look: FinderLook;
  units: readonly FinderUnit[];
  /** From 1. */
  page: number;
}

/** Query parameters of a finder address, for pages and the API. `where` and `unit` repeat. */
export const finderParameters = ['query', 'where', 'sort', 'look', 'unit', 'page'] as const;

/**
 * Prefixes of the range fields that a form without script submits, in the chosen unit; the rest of
 * the name is the property.
 */
export const rangeFieldPrefixes = { from: 'min.', to: 'max.' } as const;

/** A parsed finder address. */
export interface ParsedFinderQuery {
  query: FinderQuery;
  /** Parts of the address that were ignored, by name. */
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

/** Fills in the defaults of a query. */
export const createFinderQuery = (parts: Partial<FinderQuery> = {}): FinderQuery => ({
  ...emptyFinderQuery,
  ...parts,
});

const isAddressKey = (key: string) => key !== '' && key.length <= finderBounds.keyLength;

function readFilter(text: string): FinderFilter | null {
  const at = text.indexOf(':');
  const [key, value] = [text.slice(0, at), text.slice(at + 1).trim()];
  return at !== -1 && isAddressKey(key) && value !== '' ? { key, value } : null;
}

/**
 * Parses a finder address of a page or of the API. Reports what it cannot use instead of throwing.
 */
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

/** Converts submitted range fields to filters, tagged with the chosen unit. */
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

/** Returns the parameters of a query in canonical order, without its category. */
function finderParams({ query, filters, sort, look, units, page }: FinderQuery): [string, string][] {
  const params: [name: string, value: string][] = [];
  if (query !== '') params.push(['query', query]);
  for (const filter of filters.toSorted(compareFilters)) params.push(['where', filterText(filter)]);
  if (sort !== null) params.push(['sort', sort]);
  if (look !== 'cards') params.push(['look', look]);
  for (const unit of finderUnits) if (units.includes(unit)) params.push(['unit', unit]);
  if (page !== 1) params.push(['page', String(page)]);
  return params;
}

/** Formats the query string of a finder address, without the leading `?`; '' for the defaults. */
export const finderSearch = (query: FinderQuery): string =>
  finderParams(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(toWellFormed(value)).replaceAll('%3A', ':')}`)
    .join('&');
