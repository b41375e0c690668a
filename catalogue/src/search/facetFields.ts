import type { PropertyDefinition } from '../properties/propertyDefinitions.ts';
import { type ProtectionValue, threadSystems } from '../properties/propertyValue.ts';
import type { SizeIndex } from './sizeIndex.ts';
import type { ValueTable } from './valueTable.ts';

/** A filterable property, and the table its values are stored in. */
export interface FacetField {
  /** Key in addresses. */
  key: string;
  definition: PropertyDefinition;
  /** Number of the property in the index. */
  property: number;
  /** Name of the table: a dimension, `thread`, `text` and so on. */
  table: string;
}

/** Addresses reject longer keys (`finderBounds.keyLength`), so such properties cannot be selected. */
export const maxKeyLength = 80;

/** The key of a property in an address; distinguishes sides of an extent from single lengths with the same title. */
export const fieldKey = ({ key }: PropertyDefinition, table: string): string =>
  `${key.replaceAll(':', '.')}${table === 'extent' && !key.startsWith('extent') ? '.extent' : ''}`;

/** Returns the value table of sizes by name. */
export const sizeTable = (index: SizeIndex, name: string): ValueTable | undefined =>
  name === 'text' ? index.textValues : index.sizeValues.get(name);

/** Names of all value tables of sizes. */
export const sizeTableNames = (index: SizeIndex): string[] => [...index.sizeValues.keys(), 'text'];

const labelledTables: ReadonlySet<string> = new Set(['thread', 'protection', 'contacts', 'extent', 'text']);

/** Whether the values of a table are numbers of one unit, including ranges. */
export const isQuantityTable = (table: string): boolean => !labelledTables.has(table);

/** Values that product texts state for all sizes; other values may belong to a part or another product. */
const textTables: ReadonlySet<string> = new Set(['protection', 'number', 'temperature']);

/** Returns the values stated by product texts, for tables without them. */
export const textTable = (index: SizeIndex, name: string): ValueTable | undefined =>
  textTables.has(name) ? index.productValues.get(name) : undefined;

/** Returns the first row of a table whose owner is at or above the given one; rows are sorted by owner. */
export function firstRow(owner: Uint32Array, from: number): number {
  let [low, high] = [0, owner.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((owner[middle] ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A value as a single number: equal values have equal numbers. Quantities with a range have none (NaN). */
export function valueNumber(table: string, numbers: readonly Float64Array[], row: number): number {
  const first = numbers[0]?.[row] ?? Number.NaN;
  const second = numbers[1]?.[row] ?? 0;
  switch (table) {
    case 'text':
      return first;
    case 'thread':
      return first * 1e6 + second;
    case 'protection':
      return (first + 1) * 100 + (second + 1);
    case 'contacts':
      return first * 1e6 + second * 1e3 + (numbers[2]?.[row] ?? 0);
    case 'extent':
      return first * 1e10 + second * 1e5 + (numbers[2]?.[row] || 0);
    default:
      return first === second ? first : Number.NaN;
  }
}

const labels: Readonly<Record<string, (numbers: readonly number[]) => string>> = {
  thread: ([system = 0, size = 0]) => `${threadSystems[system] ?? ''}${system === 0 ? '' : ' '}${size}`,
  protection: ([solids = 0, water = 0]) => protectionLabel({ solids, water }),
  contacts: ([open = 0, closed = 0, change = 0]) =>
    [`${open} NO`, `${closed} NC`, `${change} CO`].filter((text) => !text.startsWith('0')).join(' + '),
  extent: (sides) => sides.filter((side) => !Number.isNaN(side)).join(' × '),
};

const protectionLabel = ({ solids, water }: Pick<ProtectionValue, 'solids' | 'water'>) =>
  `IP${solids === null || solids < 0 ? 'X' : solids}${water === null || water < 0 ? 'X' : water}`;

/** The text of a value in facets and addresses; numbers are in the base unit. */
export function valueLabel(index: SizeIndex, table: string, numbers: readonly number[]): string {
  return table === 'text' ? (index.texts[numbers[0] ?? -1] ?? '') : numbersLabel(table, numbers);
}

/** The text of a value that is stored as numbers. */
export const numbersLabel = (table: string, numbers: readonly number[]): string =>
  (labels[table] ?? (([low = 0]) => String(low)))(numbers);

/** Fields by index view. */
const knownFields = new WeakMap<SizeIndex, ReadonlyMap<string, FacetField>>();

/** Returns the selectable fields by their address keys. */
export function fieldsByKey(index: SizeIndex): ReadonlyMap<string, FacetField> {
  const known = knownFields.get(index);
  if (known) return known;
  const fields = new Map<string, FacetField>();
  for (const table of new Set([...sizeTableNames(index), ...index.productValues.keys()])) {
    for (const property of statedProperties(index, table)) {
      const definition = index.properties[property];
      if (!definition) continue;
      const key = fieldKey(definition, table);
      if (!fields.has(key)) fields.set(key, { key, definition, property, table });
    }
  }
  knownFields.set(index, fields);
  return fields;
}

/** Numbers of the properties that occur in a table. */
function statedProperties(index: SizeIndex, table: string): number[] {
  const isStated = new Uint8Array(index.properties.length);
  for (const values of [sizeTable(index, table), textTable(index, table)]) {
    const property = values?.property ?? new Uint32Array();
    for (let row = 0; row < property.length; row += 1) isStated[property[row] ?? 0] = 1;
  }
  return [...isStated.keys()].filter((property) => isStated[property] === 1);
}
