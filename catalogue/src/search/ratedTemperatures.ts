import type { PropertyDefinition } from '../properties/propertyDefinitions.ts';
import { type Condition, namedGroups } from './condition.ts';

/**
 * Names the ratings at a temperature of the query: '40 A AC-1 at 55 °C' is a value of the column 'AC-1 current at 55 °C'.
 * Products without such a column are graded as before.
 */
export function nameRatings(
  conditions: readonly (Condition | null)[],
  properties: readonly PropertyDefinition[],
): (Condition | null)[] {
  const temperatures = new Set(
    conditions.flatMap((condition) => (condition ? temperaturesOf(condition) : [])),
  );
  if (temperatures.size === 0) return [...conditions];
  const derated = properties.flatMap(({ key, dimension, deratedAt }) =>
    deratedAt && temperatures.has(deratedAt.temperature) ? [{ key, dimension, rating: deratedAt.key }] : [],
  );
  return conditions.map((condition) => {
    if (condition?.wanted.kind !== 'quantity' || condition.isSoft) return condition;
    const { wanted, named } = condition;
    const keys = derated.flatMap(({ key, dimension, rating }) =>
      dimension === wanted.dimension && (named.size === 0 || named.has(rating)) ? [key] : [],
    );
    return keys.length === 0
      ? condition
      : { ...condition, named: new Set(keys), namedLess: namedGroups(condition) };
  });
}

/** Returns the temperature of a condition, which may also be written as an angle: '55 deg'. */
const temperaturesOf = ({ wanted, alternatives = [] }: Condition): number[] =>
  [wanted, ...alternatives].flatMap((each) =>
    each.kind === 'quantity' &&
    each.dimension === 'temperature' &&
    each.low === each.high &&
    each.low !== null
      ? [each.low]
      : [],
  );
