import {
  type FinderFacet,
  type FinderQuery,
  type FinderUnit,
  filterText,
  finderUnitNames,
  notStated,
  rangeFieldPrefixes,
  toOtherUnit,
} from '@elvora/catalogue/contract';
import type { FinderHrefs } from './finderAddress.ts';

/** Numbers of a range as displayed: in the chosen unit, ascending. */
export type ShownRange = Pick<FinderFacet, 'unit' | 'low' | 'high' | 'from' | 'to' | 'buckets'>;

/** Names of the fields of a range in the form. */
export const rangeNames = (key: string) => ({
  low: `${rangeFieldPrefixes.from}${key}`,
  high: `${rangeFieldPrefixes.to}${key}`,
});

// The server rounds a value typed in another unit to six digits: one digit more here shows '100'
// again, not '100.00004'. Gauges are logarithmic, and their decimals matter.
const shownIn = (value: number, unit: FinderUnit) => {
  const converted = toOtherUnit(value, unit);
  return Number(unit === 'awg' ? converted.toFixed(4) : converted.toPrecision(7));
};

/** Converts a range to the chosen unit; the API always sends the base unit. */
export function shownRange(facet: FinderFacet, units: readonly FinderUnit[]): ShownRange {
  const { otherUnit, unit, low, high, from, to, buckets } = facet;
  if (otherUnit === null || !units.includes(otherUnit)) return { unit, low, high, from, to, buckets };
  const end = (value: number | null) => {
    const shown = value === null ? Number.NaN : shownIn(value, otherUnit);
    return Number.isFinite(shown) ? shown : null;
  };
  // No gauge has an area of 0: the first bar begins at the lowest existing value.
  const bars = buckets.flatMap((bucket) => {
    const first = end(Math.max(bucket.from, low ?? bucket.from));
    const last = end(bucket.to);
    return first === null || last === null ? [] : { from: first, to: last, sizeCount: bucket.sizeCount };
  });
  const shown = { low: end(low), high: end(high), from: end(from), to: end(to) };
  const name = finderUnitNames[otherUnit];
  if (otherUnit !== 'awg') return { unit: name, ...shown, buckets: bars };
  // The thicker the wire, the smaller its gauge.
  return {
    unit: name,
    low: shown.high,
    high: shown.low,
    from: shown.to,
    to: shown.from,
    buckets: bars.map((bar) => ({ ...bar, from: bar.to, to: bar.from })).toReversed(),
  };
}

/** Links to both units of a range; none for a range with only one. */
export function unitLinks(
  { unit, otherUnit }: Pick<FinderFacet, 'unit' | 'otherUnit'>,
  { query, withUnit }: FinderHrefs,
) {
  if (otherUnit === null) return [];
  const isOther = query.units.includes(otherUnit);
  return [
    { name: unit, href: withUnit(otherUnit, false), isCurrent: !isOther },
    { name: finderUnitNames[otherUnit], href: withUnit(otherUnit, true), isCurrent: isOther },
  ];
}

const isSame = (field: FormDataEntryValue | undefined, end: number | null) =>
  end === null ? field === '' || field === undefined : field !== '' && Number(field) === end;

/**
 * Replaces the fields of unedited ranges by the filters they show. Submitted as typed, the fields would merge
 * several ranges of a property into one, and rounding would shift its ends on every submission.
 */
export function withUneditedRanges(
  fields: readonly [string, FormDataEntryValue][],
  { facets, query }: { facets: readonly FinderFacet[]; query: FinderQuery },
): [string, FormDataEntryValue][] {
  const values = new Map(fields);
  const untouched = facets.filter((facet) => {
    if (facet.kind !== 'range') return false;
    const { low, high } = rangeNames(facet.key);
    const { from, to } = shownRange(facet, query.units);
    return isSame(values.get(low), from) && isSame(values.get(high), to);
  });
  const keys = new Set(untouched.map(({ key }) => key));
  const names = new Set(untouched.flatMap(({ key }) => Object.values(rangeNames(key))));
  return [
    ...fields.filter(([name]) => !names.has(name)),
    ...query.filters
      .filter(({ key, value }) => keys.has(key) && value !== notStated)
      .map((filter): [string, string] => ['where', filterText(filter)]),
  ];
}
