import {
  finderSearch,
  filterText,
  type FinderQuery,
  type FinderResponse,
  type FinderUnit,
  notStated,
} from '@elvora/catalogue/contract';
import { propertyByKey } from '@elvora/catalogue/properties';
import {
  type Condition,
  isQuantityTable,
  readRange,
  type SizeReading,
  matchingCell,
} from '@elvora/catalogue/search';
import { finderUnitOf, rangeText, wantedText } from './quantityTexts.ts';
import type { UsedFilter } from './readFilters.ts';

type ConditionResponse = FinderResponse['conditions'][number];

/** Returns the address of a question with another text; it begins at the first page. */
export const searchWithText = (query: FinderQuery, text: string): string =>
  finderSearch({ ...query, query: text, page: 1 });

/** Takes a part out of a typed text: as it was typed if it stands there, else from how it was read. */
export function withoutPart(typed: string, part: string): string {
  const at = typed.toLowerCase().indexOf(part.toLowerCase());
  if (part === '' || at === -1) return typed;
  return `${typed.slice(0, at)} ${typed.slice(at + part.length)}`.replace(/\s+/g, ' ').trim();
}

/** The address without a condition of the text. Where it was written in another way, the text as it was read is left. */
export const withoutCondition = (query: FinderQuery, readText: string, { text }: Condition): string => {
  const shorter = withoutPart(query.query, text);
  return searchWithText(query, shorter === query.query ? withoutPart(readText, text) : shorter);
};

/** Describes the conditions of a text. They are named by what they met in the sizes that were found. */
export function describeConditions(
  conditions: readonly Condition[],
  context: {
    query: FinderQuery;
    /** The text as it was read: lower case, units apart. */
    readText: string;
    dropped: Condition | null;
    sizes: readonly SizeReading[];
  },
): ConditionResponse[] {
  const { query, readText, dropped, sizes } = context;
  return conditions
    .filter(({ isSoft }) => !isSoft)
    .map((condition): ConditionResponse => {
      const property = conditionProperty(condition, sizes);
      const isRange = property?.use === 'fit' && condition.wanted.kind === 'quantity';
      const text = wantedText(condition.wanted, query.units);
      return {
        source: 'text',
        name: property?.name ?? dimensionName(condition),
        text: isRange && /^[-\d]/.test(text) ? `fits ${text}` : text,
        typed: condition.text,
        isUsed: condition !== dropped,
        without: withoutCondition(query, readText, condition),
      };
    });
}

/** The property that a condition met, or else the one it names. */
function conditionProperty(condition: Condition, sizes: readonly SizeReading[]) {
  for (const size of sizes) {
    const found = matchingCell(size, condition);
    if (found) return { name: found.name, use: propertyByKey(found.key)?.use };
  }
  const [key = ''] = condition.named;
  return propertyByKey(key);
}

const dimensionName = ({ wanted }: Condition): string => {
  const kind =
    wanted.kind === 'quantity' ? wanted.dimension : wanted.kind === 'extent' ? 'size' : wanted.kind;
  return (
    kind.charAt(0).toUpperCase() + kind.slice(1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  );
};

/** Describes the choices of an address. */
export function describeFilters(query: FinderQuery, used: readonly UsedFilter[]): ConditionResponse[] {
  return used.map(({ field, key, value }): ConditionResponse => ({
    source: 'filter',
    name: field.definition.name,
    text: filterValueText(field, value, query.units),
    typed: '',
    isUsed: true,
    without: finderSearch({
      ...query,
      page: 1,
      filters: query.filters.filter((other) => filterText(other) !== filterText({ key, value })),
    }),
  }));
}

/** A chosen value in the unit that is shown. */
function filterValueText(
  { table, definition }: UsedFilter['field'],
  value: string,
  units: readonly FinderUnit[],
): string {
  if (value === notStated) return 'not stated';
  if (!isQuantityTable(table)) return value;
  const range = readRange(value) ?? readRange(`${value}..${value}`);
  if (!range) return value;
  const { factor } = finderUnitOf(table);
  const kept = { low: range.low * factor, high: range.high * factor };
  const text = rangeText(kept, table, units);
  const isFit = definition.use === 'fit' && Number.isFinite(kept.low) && Number.isFinite(kept.high);
  return isFit ? `fits ${text}` : text;
}
