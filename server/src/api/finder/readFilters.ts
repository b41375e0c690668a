import {
  type FinderFilter,
  type FinderQuery,
  type FinderUnit,
  filterText,
  fromOtherUnit,
  notStated,
  readGauges,
} from '@elvora/catalogue/contract';
import {
  createFilter,
  type FacetField,
  fieldsByKey,
  isQuantityTable,
  readRange,
  type SizeFilter,
  type SizeIndex,
} from '@elvora/catalogue/search';
import { finderUnitOf, shownUnit } from './quantityTexts.ts';

/** A filter of an address that is valid for its property. */
export interface UsedFilter extends FinderFilter {
  field: FacetField;
}

/** The filters of a query: the valid ones, and the names of the others. */
export interface ReadFilters {
  used: readonly UsedFilter[];
  filters: readonly SizeFilter[];
  ignored: readonly string[];
}

/** Suffix of a range that a form has submitted in the chosen unit. */
const typedEnd = '..typed';

/**
 * Parses the filters of a query. Unknown properties and invalid values are ignored and reported.
 */
export function readFilters(index: SizeIndex, { filters, units }: FinderQuery): ReadFilters {
  const fields = fieldsByKey(index);
  const ignored: string[] = [];
  const used: UsedFilter[] = [];
  for (const filter of filters) {
    const field = fields.get(filter.key);
    const value = field ? readValue(field, filter.value, units) : null;
    if (!field || value === null || !createFilter(field, [baseUnitValue(field, value)]))
      ignored.push(filterText(filter).replace(typedEnd, ''));
    else if (!used.some((other) => other.key === filter.key && other.value === value))
      used.push({ field, key: filter.key, value });
  }
  const byKey = Map.groupBy(used, ({ key }) => key);
  return {
    used,
    ignored,
    filters: [...byKey.values()].flatMap(([first, ...others]) => {
      const filter =
        first &&
        createFilter(
          first.field,
          [first, ...others].map(({ value }) => baseUnitValue(first.field, value)),
        );
      return filter ?? [];
    }),
  };
}

/** Returns a value in its canonical address form; null when it is invalid for the property. */
function readValue(field: FacetField, value: string, units: readonly FinderUnit[]): string | null {
  if (value === notStated || !isQuantityTable(field.table)) return value.endsWith(typedEnd) ? null : value;
  const isTyped = value.endsWith(typedEnd);
  const unit = isTyped ? shownUnit(field.table, units) : null;
  const typed = (isTyped ? value.slice(0, -typedEnd.length) : value).replaceAll('−', '-');
  const text = unit === 'awg' ? readGauges(typed) : typed;
  const range = readRange(text.includes('..') ? text.replaceAll(',', '.') : `${text}..${text}`);
  if (!range) return null;
  const ends = [range.low, range.high]
    .map((end) => (unit && Number.isFinite(end) ? Number(fromOtherUnit(end, unit).toPrecision(6)) : end))
    .toSorted((a, b) => a - b);
  const [low = -Infinity, high = Infinity] = ends;
  if (low === high) return plainNumber(low);
  return `${Number.isFinite(low) ? plainNumber(low) : ''}..${Number.isFinite(high) ? plainNumber(high) : ''}`;
}

/** A number without an exponent, as `readRange` expects. */
const plainNumber = (value: number): string =>
  value
    .toFixed(9)
    .replace(/0{1,9}$/, '')
    .replace(/\.$/, '');

/** Converts a value of an address to the base unit. */
function baseUnitValue(field: FacetField, value: string): string {
  const { factor } = finderUnitOf(field.table);
  if (!isQuantityTable(field.table) || factor === 1 || value === notStated) return value;
  const kept = (end: string) =>
    end === '' ? '' : plainNumber(Number((Number(end) * factor).toPrecision(12)));
  return value.split('..').map(kept).join('..');
}
