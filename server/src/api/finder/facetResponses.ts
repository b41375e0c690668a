import {
  type FinderFilter,
  type FinderResponse,
  type FinderUnit,
  finderUnitNames,
  notStated,
  otherUnits,
} from '@elvora/catalogue/contract';
import { type Facet, isQuantityTable, readRange } from '@elvora/catalogue/search';
import { finderUnitOf, rangeText, shownUnit, toFinderNumber } from './quantityTexts.ts';

type FacetResponse = FinderResponse['facets'][number];

/** Above this number of single values, a quantity is filtered by range. */
const maxQuantityChoices = 12;

/** Describes a facet in address units, with its selected values. */
export function describeFacet(
  facet: Facet,
  filters: readonly FinderFilter[],
  units: readonly FinderUnit[],
): FacetResponse {
  const { field, limits } = facet;
  const { table } = field;
  const isQuantity = isQuantityTable(table);
  const chosen = filters.filter(({ key }) => key === field.key).map(({ value }) => value);
  const isRange =
    isQuantity && limits !== null && (facet.hasRanges || facet.values.length > maxQuantityChoices);
  const unit = isQuantity ? finderUnitOf(table).name : '';
  const ranges = chosen.flatMap((value) => readRange(value) ?? readRange(`${value}..${value}`) ?? []);
  const ends = isRange ? ranges : [];
  const end = (values: readonly number[], pick: (...values: number[]) => number) => {
    const finite = values.filter((value) => Number.isFinite(value));
    return finite.length === 0 ? null : pick(...finite);
  };
  const own = (value: number) => (isQuantity ? toFinderNumber(value, table) : value);
  return {
    key: field.key,
    name: facetName(facet, units),
    kind: isRange ? 'range' : 'choice',
    unit,
    otherUnit: otherUnits[unit] ?? null,
    sizeCount: facet.sizeCount,
    notStatedCount: facet.notStatedCount,
    isNotStatedChosen: chosen.includes(notStated),
    low: isRange && limits ? own(limits.low) : null,
    high: isRange && limits ? own(limits.high) : null,
    from: end(
      ends.map(({ low }) => low),
      Math.min,
    ),
    to: end(
      ends.map(({ high }) => high),
      Math.max,
    ),
    buckets: isRange
      ? facet.buckets.map(({ from, to, sizeCount }) => ({ from: own(from), to: own(to), sizeCount }))
      : [],
    values: isRange ? [] : facetValues(facet, chosen, units),
  };
}

/** Names a facet; facets with the same name get their unit in brackets. */
function facetName(
  { field: { definition, table }, isNameShared }: Facet,
  units: readonly FinderUnit[],
): string {
  const other = shownUnit(table, units);
  const unit = other ? finderUnitNames[other] : finderUnitOf(table).name;
  return isNameShared && unit !== '' ? `${definition.name} (${unit})` : definition.name;
}

function facetValues(
  { field: { table, definition }, values }: Facet,
  chosen: readonly string[],
  units: readonly FinderUnit[],
): FacetResponse['values'] {
  const listed = values.map(({ label, sizeCount }) => {
    const isQuantity = isQuantityTable(table);
    const value = isQuantity ? String(toFinderNumber(Number(label), table)) : label;
    const number = Number(label);
    const range = { low: number, high: number, dimension: table, property: definition.key };
    const shown = isQuantity ? rangeText(range, units) : label;
    return { value, label: shown, sizeCount, isChosen: chosen.includes(value) };
  });
  const missing = chosen.filter(
    (value) => value !== notStated && !value.includes('..') && !listed.some((each) => each.value === value),
  );
  return [...listed, ...missing.map((value) => ({ value, label: value, sizeCount: 0, isChosen: true }))];
}
