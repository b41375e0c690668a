import { sizeKey } from '../operations/productSizes.ts';
import type { ColumnTitle } from './columnTitle.ts';
import { propertyDefinitions, type PropertyDefinition } from './propertyDefinitions.ts';
import type { PropertyValue } from './propertyValue.ts';

const definitionsByKind = Map.groupBy(propertyDefinitions, ({ dimension }) => dimension);
const definitionsByKey = new Map(propertyDefinitions.map((definition) => [definition.key, definition]));

/** The dimension of a value, or its kind when it is not a quantity. */
export type ValueKind = PropertyDefinition['dimension'] | 'extent' | 'text';

export const valueKind = (value: PropertyValue): ValueKind =>
  value.kind === 'quantity' ? value.dimension : value.kind;

/** Titles of columns that count what fits in a size: 'Wires 1.5 mm² at 50 %'. */
const capacityTitle = /^(?:wires|cables|conductors)\b/;

/**
 * Returns the property for a title and the kind of its value: 'Rated Current', 'Rated current (A)' and 'Ie'
 * are the same. An unknown title becomes its own property, identified by its label, so that columns with
 * equal titles are merged.
 */
export function findProperty(
  { label, categories, unit, conditions }: ColumnTitle,
  kind: ValueKind,
): PropertyDefinition {
  const dimension = kind === 'extent' ? 'length' : kind === 'text' ? null : kind;
  let name = label === '' && categories.length > 0 ? categories.join(' ').toLowerCase() : label;
  // A bare voltage, as in a name, is the supply voltage.
  if (name === '' && kind === 'voltage') name = 'supply';
  const known = dimension && definitionsByKind.get(dimension)?.find(({ labels }) => labels.test(name));
  // Currents in mA are the consumption of a lamp or relay; those in A are ratings.
  if (known?.key === 'ratedCurrent' && unit?.name === 'mA') return propertyByKey('coilCurrent') ?? known;
  if (known) return atTemperature(known, conditions);
  return {
    key: `${kind}:${sizeKey(name).toLowerCase()}`,
    name: name.charAt(0).toUpperCase() + name.slice(1),
    dimension: dimension ?? 'number',
    labels: /^$/,
    use: kind === 'number' && capacityTitle.test(name) ? 'rating' : 'choice',
    // Lengths without a definition only match when a query names them.
    rank: dimension === 'length' && unit ? 3 : 2,
    words: name,
  };
}

/** Ambient temperature up to which ratings apply without derating (IEC 60947-1), in °C. */
const ratedTemperature = 40;

/** Returns the property of ratings at a higher temperature: 'AC-1 current at 55 °C' is no AC-1 current of a buyer's list. */
function atTemperature(
  property: PropertyDefinition,
  conditions: ColumnTitle['conditions'],
): PropertyDefinition {
  const temperature =
    conditions.find(({ dimension }) => dimension === 'temperature')?.max ?? ratedTemperature;
  if (temperature <= ratedTemperature) return property;
  const { key, name } = property;
  return {
    ...property,
    key: `${key}:${temperature} °C`,
    name: `${name} at ${temperature} °C`,
    rank: 3,
    words: '',
    deratedAt: { key, temperature },
  };
}

/** Finds a property by its key; null for those that only have a title. */
export const propertyByKey = (key: string): PropertyDefinition | null => definitionsByKey.get(key) ?? null;

/** A value and the property it belongs to. */
export interface ReadValue {
  property: PropertyDefinition;
  value: PropertyValue;
}
