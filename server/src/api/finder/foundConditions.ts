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
  wantedVoltages,
  type Condition,
  isQuantityTable,
  readRange,
  type SizeReading,
  matchingCell,
  type UnderstoodQuery,
} from '@elvora/catalogue/search';
import { finderUnitOf, rangeText, wantedText } from './quantityTexts.ts';
import type { UsedFilter } from './readFilters.ts';

type ConditionResponse = FinderResponse['conditions'][number];

/** Returns the address of a query with another text, starting at the first page. */
export const searchWithText = (query: FinderQuery, text: string): string =>
  finderSearch({ ...query, query: text, page: 1 });

/**
 * Removes a part from the first of several texts that contains it as whole words and numbers. `texts` are
 * versions of one query: as typed, and normalised.
 */
export function withoutPart(texts: readonly string[], part: string): string {
  const [typed = ''] = texts;
  if (part === '') return typed;
  // A sign may join it to the next quantity: '1P/C/25A'.
  const joined = String.raw`(?:[/+-](?=[\p{L}\d]))?`;
  // The end of a range is no condition of its own: '80 A, setting 64 to 80 A'.
  const start = String.raw`(?<![\p{L}\d.,]|\d (?:to|-|–) )`;
  const pattern = new RegExp(String.raw`${start}${escaped(part)}(?![\p{L}\d])${joined}`, 'giu');
  const text = texts.find((each) => each.search(pattern) !== -1);
  if (text !== undefined) return collapseSpaces(text.replace(pattern, ' '));
  // A unit may be joined to the next word: '3x70 mm²'.
  const read = texts.at(-1) ?? '';
  return collapseSpaces(read.replace(part, ' '));
}

/** Returns a part of the normalised query in the letters that were typed, for example 'DOL' for 'dol'. */
export function asTyped(query: string, part: string): string {
  if (part === '') return '';
  const [typed] = new RegExp(String.raw`(?<![\p{L}\d])${escaped(part)}(?![\p{L}\d])`, 'iu').exec(query) ?? [];
  return typed ?? part;
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);

const collapseSpaces = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The text of a query without a condition; uses the normalised text if the typed one does not contain it. */
export const textWithout = (
  query: string,
  { text, readText }: Pick<UnderstoodQuery, 'text' | 'readText'>,
  condition: Condition,
): string => withoutPart([query, text, readText], condition.text);

/** Describes the conditions of a text, named by the properties they matched in the results. */
export function describeConditions(
  conditions: readonly Condition[],
  context: {
    query: FinderQuery;
    understood: Pick<UnderstoodQuery, 'text' | 'readText'>;
    dropped: Condition | null;
    sizes: readonly SizeReading[];
  },
): ConditionResponse[] {
  const { query, understood, dropped, sizes } = context;
  const voltages = wantedVoltages(conditions);
  return conditions
    .filter(({ isSoft }) => !isSoft)
    .map((condition): ConditionResponse => {
      const property = conditionProperty(condition, { sizes, voltages });
      const isRange = property?.use === 'fit' && condition.wanted.kind === 'quantity';
      const text = wantedText(meantQuantity(condition, property?.dimension), query.units);
      return {
        source: 'text',
        name: property?.name ?? dimensionName(condition),
        text: isRange && /^[-\d]/.test(text) ? `fits ${text}` : text,
        typed: condition.text,
        isUsed: condition !== dropped,
        without: searchWithText(query, textWithout(query.query, understood, condition)),
      };
    });
}

/** The property that a condition matched, or else the one it names. */
function conditionProperty(
  condition: Condition,
  { sizes, voltages }: { sizes: readonly SizeReading[]; voltages: readonly number[] },
) {
  for (const size of sizes) {
    const found = matchingCell(size, condition, voltages);
    if (found) return { name: found.name, use: propertyByKey(found.key)?.use, dimension: found.table };
  }
  const { wanted, named } = condition;
  const [key = ''] = wanted.kind === 'quantity' && wanted.propertyKey ? [wanted.propertyKey] : named;
  return propertyByKey(key);
}

/** The cross-section in mm², if a length in mm was interpreted as one. */
export const meantQuantity = ({ wanted }: Condition, dimension: string | undefined): Condition['wanted'] =>
  wanted.kind === 'quantity' && wanted.dimension === 'length' && dimension === 'area'
    ? { ...wanted, dimension }
    : wanted;

const dimensionName = ({ wanted }: Condition): string => {
  const kind =
    wanted.kind === 'quantity' ? wanted.dimension : wanted.kind === 'extent' ? 'size' : wanted.kind;
  return (
    kind.charAt(0).toUpperCase() + kind.slice(1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  );
};

/** Describes the negations of a text. */
export const describeNegations = (
  { negations, text, readText }: Pick<UnderstoodQuery, 'negations' | 'text' | 'readText'>,
  query: FinderQuery,
): ConditionResponse[] =>
  negations.map((negation): ConditionResponse => ({
    source: 'text',
    name: '',
    text: `not ${negation.parts.map((part) => asTyped(query.query, part)).join(' or ')}`,
    typed: negation.text,
    isUsed: true,
    without: searchWithText(query, withoutPart([query.query, text, readText], negation.text)),
  }));

/** Describes the filters of an address. */
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

/** A selected value in the display unit. */
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
  const text = rangeText({ ...kept, dimension: table, property: definition.key }, units);
  return definition.use === 'fit' ? `fits ${text}` : text;
}
