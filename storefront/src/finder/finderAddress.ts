import {
  type FinderFacet,
  type FinderLook,
  type FinderQuery,
  type FinderUnit,
  finderKeyParams,
  finderSearch,
  notStated,
  parseFinderQuery,
} from '@elvora/catalogue/contract';
import { resourceRef } from '../runtime/data/resourceRef.ts';

/** Parses the finder query of a page's address; the category comes from the path. */
export const finderQuery = (search: URLSearchParams, category: string | null = null): FinderQuery => ({
  ...parseFinderQuery(search).query,
  category,
});

/** Refers to the result of a finder query. */
export const finderRef = (query: FinderQuery) => resourceRef('finder', finderKeyParams(query));

/** Address of a page with a query string. */
export const withSearch = (pathname: string, search: string): string =>
  search === '' ? pathname : `${pathname}?${search}`;

/** Canonical query string of a form; a changed selection starts at the first page. */
export function submittedSearch(fields: Iterable<[string, FormDataEntryValue]>): string {
  const texts = [...fields].map(([name, value]) => [name, String(value)]);
  return finderSearch({ ...parseFinderQuery(new URLSearchParams(texts)).query, page: 1 });
}

/** Returns the fields of a form as they will be once one of its checkboxes is toggled. */
export const withToggled = (
  fields: readonly [string, FormDataEntryValue][],
  { name, value, checked }: Pick<HTMLInputElement, 'name' | 'value' | 'checked'>,
): [string, FormDataEntryValue][] =>
  checked ? fields.filter((field) => field[0] !== name || field[1] !== value) : [...fields, [name, value]];

/** Returns addresses of variations of a query, below one path. */
export function finderHrefs(pathname: string, search: string) {
  const { query } = parseFinderQuery(new URLSearchParams(search));
  const href = (parts: Partial<FinderQuery>) => withSearch(pathname, finderSearch({ ...query, ...parts }));
  return {
    /** The query without its category. */
    query,
    at: (other: string) => withSearch(pathname, other),
    page: (page: number) => href({ page }),
    look: (look: FinderLook) => href({ look, page: 1 }),
    sortedBy: (key: string) => href({ sort: nextSort(query.sort, key), page: 1 }),
    withUnit: (unit: FinderUnit, isOn: boolean) =>
      href({ units: [...query.units.filter((other) => other !== unit), ...(isOn ? [unit] : [])] }),
    cleared: (text: string) => href({ query: text, filters: [], page: 1 }),
  };
}

export type FinderHrefs = ReturnType<typeof finderHrefs>;

/** The text without the parts that were interpreted as conditions. */
export function textWithout(text: string, typed: readonly string[]): string {
  const rest = typed.reduce((left, part) => {
    const at = part === '' ? -1 : left.toLowerCase().indexOf(part.toLowerCase());
    return at === -1 ? left : `${left.slice(0, at)} ${left.slice(at + part.length)}`;
  }, text);
  return rest.replace(/\s+/g, ' ').trim();
}

/** Pressing a header sorts ascending, then descending, then not at all. */
export function nextSort(sort: string | null, key: string): string | null {
  if (sort === key) return `-${key}`;
  return sort === `-${key}` ? null : key;
}

export function sortDirection(sort: string | null, key: string): 'ascending' | 'descending' | 'none' {
  if (sort === key) return 'ascending';
  return sort === `-${key}` ? 'descending' : 'none';
}

/** Returns the parts of the query without a visible form field, as hidden fields. */
export function hiddenFields(
  { query, filters, sort, look, units }: FinderQuery,
  { facets, hasTextField }: { facets: readonly FinderFacet[]; hasTextField: boolean },
): [string, string][] {
  const shown = new Map(facets.map((facet) => [facet.key, facet]));
  const isShown = ({ key, value }: FinderQuery['filters'][number]) => {
    const facet = shown.get(key);
    if (!facet) return false;
    return facet.kind === 'range'
      ? value !== notStated
      : facetValues(facet).some((each) => each.value === value);
  };
  const hidden = finderSearch({
    category: null,
    query: hasTextField ? '' : query,
    filters: filters.filter((filter) => !isShown(filter)),
    sort,
    look,
    units,
    page: 1,
  });
  return [...new URLSearchParams(hidden)];
}

/** Values of a filter, with an additional one for sizes that do not state the property. */
export function facetValues({ values, notStatedCount, isNotStatedChosen }: FinderFacet) {
  const stated = values.map(({ value, label, sizeCount, isChosen }) => ({
    value,
    label,
    count: sizeCount,
    isSelected: isChosen,
  }));
  if (notStatedCount === 0 && !isNotStatedChosen) return stated;
  return [
    ...stated,
    { value: notStated, label: 'Not stated', count: notStatedCount, isSelected: isNotStatedChosen },
  ];
}
