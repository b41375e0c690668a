import { type PropertyDefinition, propertyDefinitions } from '../properties/propertyDefinitions.ts';
import type { QuantityValue } from '../properties/propertyValue.ts';
import { findQuantities } from '../properties/quantity.ts';
import { propertyByKey } from '../properties/readProperty.ts';
import { stemsOf } from './words.ts';

/** A property with the query words that name it. */
export interface NamedProperty {
  key: string;
  dimension: PropertyDefinition['dimension'];
  rank: PropertyDefinition['rank'];
  /** Words of which at least one must occur, otherwise the others name something else: 'length' of 'sleeve length'. */
  heads: ReadonlySet<string> | null;
  /** Quantities in its title, such as 1.5 mm² in 'Wires 1.5 mm²'. */
  titled?: readonly QuantityValue[];
}

/** Properties by the stems of the words that name them. */
export type PropertyNames = ReadonlyMap<string, readonly NamedProperty[]>;

/** What titles without a definition measure; other quantities are accompanying remarks, such as '50/60 Hz'. */
const measuredKinds: ReadonlySet<string> = new Set([
  'number',
  'length',
  'mass',
  'linearMass',
  'temperatureDifference',
  'sound',
  'ratio',
  'speed',
  'pressure',
  'apparentPower',
]);

/** Words of titles that do not name a property by themselves. */
const generalWords: ReadonlySet<string> = new Set(
  stemsOf('number no size type grade class series frame max min value data'),
);

const definedNames = new Map<string, NamedProperty[]>();
for (const { key, dimension, rank, words } of propertyDefinitions) {
  const needed = words.split(' ').filter((word) => word.endsWith('!'));
  const heads = needed.length > 0 ? new Set(stemsOf(needed.join(' '))) : null;
  for (const stem of stemsOf(words)) addName(definedNames, stem, { key, dimension, rank, heads });
}

function addName(names: Map<string, NamedProperty[]>, stem: string, property: NamedProperty): void {
  const before = names.get(stem);
  if (before) before.push(property);
  else names.set(stem, [property]);
}

/** Words that name a property by its own title: those before prepositions, without generic ones. */
function titleStems({ words }: PropertyDefinition): string[] {
  const [own = ''] = words.replace(/^for /, '').split(/ (?:in|on|at|per|with|for|to|of)(?= )|[,(]/);
  return stemsOf(own).filter((stem) => /^\p{L}{2,}$/u.test(stem) && !generalWords.has(stem));
}

/** Names of a growing list of properties, and the number of properties read so far. */
interface ReadNames {
  names: Map<string, NamedProperty[]>;
  count: number;
}

const readNames = new WeakMap<readonly PropertyDefinition[], ReadNames>();

/** Returns the words that name the properties of an index, from definitions and from other titles. */
export function propertyNames(properties: readonly PropertyDefinition[]): PropertyNames {
  const read = readNames.get(properties) ?? {
    names: new Map([...definedNames].map(([stem, named]) => [stem, [...named]])),
    count: 0,
  };
  readNames.set(properties, read);
  for (; read.count < properties.length; read.count += 1) {
    const property = properties[read.count];
    if (!property || propertyByKey(property.key) || !measuredKinds.has(kindOf(property))) continue;
    const { key, dimension, rank } = property;
    const stems = titleStems(property);
    const heads = new Set(stems.slice(-1));
    const titled = findQuantities(property.words, { unit: null }).flatMap(({ value, hasUnit }) =>
      hasUnit ? [value] : [],
    );
    const named = { key, dimension, rank, heads, ...(titled.length > 0 ? { titled } : {}) };
    for (const stem of new Set(stems)) addName(read.names, stem, named);
  }
  return read.names;
}

/** The kind of the values in the columns of a property without a definition. */
const kindOf = ({ key }: PropertyDefinition) => key.slice(0, key.indexOf(':'));
