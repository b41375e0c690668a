import type { Condition } from './condition.ts';
import type { NamedProperty, PropertyNames } from './propertyNames.ts';
import type { PlacedCondition } from './queryScanner.ts';
import type { Term } from './queryTerms.ts';
import { stemsOf } from './words.ts';

/** Maximum number of letters between a word and the quantity it refers to. */
const namingDistance = 22;

/** The same for a number without a unit, such as in 'die 25'. */
const numberDistance = 4;

/** How often, how near and how commonly adjacent words name a property. */
interface Vote {
  count: number;
  gap: number;
  property: NamedProperty;
  stems: Set<string>;
}

type Votes = Map<string, Vote>;

/** A condition that a word may refer to, and the property it would name. */
interface Choice {
  at: number;
  properties: readonly NamedProperty[];
  isSoft: boolean;
  rank: number;
  gap: number;
}

/**
 * Assigns to each condition the properties named by adjacent words. A word between two conditions belongs to
 * the one for which it names the more common property, such as the voltage in '24 V coil 25 A'.
 */
export function nameConditions(
  conditions: readonly PlacedCondition[],
  terms: readonly Term[],
  names: PropertyNames,
): Condition[] {
  const votes = conditions.map((): Votes => new Map());
  for (const word of terms.flatMap(termStems)) {
    const named = names.get(word.stem) ?? [];
    const [best] = conditions
      .flatMap((condition, at) => choiceOf(conditions, { condition, at, word, named }))
      .toSorted(
        (a, b) => Number(a.isSoft) - Number(b.isSoft) || a.rank - b.rank || a.gap - b.gap || a.at - b.at,
      );
    if (best) addVotes(votes[best.at] ?? new Map<string, Vote>(), best, word.stem);
  }
  return conditions.map(({ index: _index, length: _length, ...condition }, at) => ({
    ...condition,
    named: mostNamed(condition, votes[at] ?? new Map()),
  }));
}

interface QueryWord {
  stem: string;
  index: number;
  end: number;
}

function choiceOf(
  conditions: readonly PlacedCondition[],
  {
    condition,
    at,
    word: { index, end },
    named,
  }: { condition: PlacedCondition; at: number; word: QueryWord; named: readonly NamedProperty[] },
): Choice[] {
  const gap = Math.max(
    1,
    condition.index > index ? condition.index - end : index - (condition.index + condition.length),
  );
  if (gap > namingDistance || conditions.some((other) => isBetween(other, condition, index))) return [];
  const properties = named.filter(({ dimension }) => isPossible(condition, dimension));
  if (properties.length === 0) return [];
  const rank = Math.min(...properties.map((property) => property.rank));
  return [{ at, properties, isSoft: isPlainNumber(condition), rank, gap }];
}

function addVotes(votes: Votes, { properties, gap }: Choice, stem: string): void {
  for (const property of properties) {
    const before = votes.get(property.key);
    votes.set(property.key, {
      count: (before?.count ?? 0) + 1,
      gap: Math.min(before?.gap ?? Infinity, gap),
      property,
      stems: new Set(before?.stems).add(stem),
    });
  }
}

/** The property that most words name, else the nearest word, else the most common: 'inner sheath' is not 'sheath'. */
function mostNamed(condition: Pick<Condition, 'wanted' | 'isSoft'>, votes: Votes): ReadonlySet<string> {
  const order = (a: Vote, b: Vote) => b.count - a.count || a.gap - b.gap || a.property.rank - b.property.rank;
  const whole = [...votes.values()].filter(
    ({ property: { heads }, stems, gap }) =>
      (heads === null || [...heads].some((stem) => stems.has(stem))) &&
      (!isPlainNumber(condition) || gap <= numberDistance),
  );
  const [best] = whole.toSorted(order);
  return new Set(whole.flatMap((vote) => (best && order(best, vote) === 0 ? [vote.property.key] : [])));
}

/** Maximum number of words of a term that names a property; longer phrases name products, such as 'earth leakage breaker'. */
const termStems = ({ text, index }: Term): QueryWord[] => {
  const stems = stemsOf(text);
  return stems.length > 2 ? [] : stems.map((stem) => ({ stem, index, end: index + text.length }));
};

const isBetween = (other: PlacedCondition, condition: PlacedCondition, index: number) =>
  other !== condition &&
  (condition.index < index
    ? other.index > condition.index && other.index < index
    : other.index < condition.index && other.index > index);

/** A number without a unit, which may belong to any quantity. */
const isPlainNumber = ({ wanted, isSoft }: Pick<Condition, 'wanted' | 'isSoft'>) =>
  isSoft && wanted.kind === 'quantity' && wanted.propertyKey === undefined;

const isPossible = (condition: Condition, dimension: NamedProperty['dimension']): boolean =>
  isPlainNumber(condition)
    ? dimension !== 'thread' && dimension !== 'protection' && dimension !== 'contacts'
    : dimension === conditionDimension(condition);

const conditionDimension = ({ wanted }: Condition): string =>
  wanted.kind === 'quantity' ? wanted.dimension : wanted.kind === 'extent' ? 'length' : wanted.kind;
