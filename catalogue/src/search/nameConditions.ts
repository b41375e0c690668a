import { propertyByKey } from '../properties/readProperty.ts';
import type { Condition, Wanted } from './condition.ts';
import { adjacentDistance, byOrder, leadingWords, type PlacedWord } from './namingOrder.ts';
import { isPlausible } from './plausibleValues.ts';
import type { NamedProperty, PropertyNames } from './propertyNames.ts';
import type { PlacedCondition } from './queryScanner.ts';
import type { Term } from './queryTerms.ts';
import { titledBy, withTitle } from './titledConditions.ts';
import { splitWords, stemsOf, stemWord, stopWords } from './words.ts';

/** Maximum number of letters between a word and the quantity it refers to. */
const namingDistance = 22;

/** The same for a number without a unit, such as in 'die 25'. */
const numberDistance = 4;

/** How often, how near and how commonly adjacent words name a property. */
interface Vote {
  count: number;
  gap: number;
  /** The sum of the gaps. */
  distance: number;
  /** Whether a comma or 'and' precedes each of the words. */
  isApart: boolean;
  /** Whether each of the words is part of a phrase. */
  isOfPhrase: boolean;
  /** Whether one of the words stands directly behind the quantity: 'relay 50 A fuse'. */
  isBehind: boolean;
  property: NamedProperty;
  stems: Set<string>;
}

type Votes = Map<string, Vote>;

/** A condition that a word may refer to, and the property it would name. */
interface Choice extends PlacedWord {
  at: number;
  properties: readonly NamedProperty[];
  isSoft: boolean;
  rank: number;
  /** Whether a comma or 'and' separates them. */
  isApart: boolean;
  isOfPhrase: boolean;
  isMotorVoltage: boolean;
}

/**
 * Assigns to each condition the properties named by adjacent words of a folded query. A word between two conditions
 * belongs to the one for which it names the more common property, such as the voltage in '24 V coil 25 A'.
 * @param query as typed, and with bars in place of its quantities
 * @returns one per condition; null for a quantity that only selects the column of another
 */
export function nameConditions(
  { typed, text }: { typed: string; text: string },
  { conditions, terms }: { conditions: readonly PlacedCondition[]; terms: readonly Term[] },
  names: PropertyNames,
): (Condition | null)[] {
  const votes = conditions.map((): Votes => new Map());
  const words = terms.flatMap(termStems);
  const choices = words.map((word) => {
    const named = namedBy(names, word.stem).filter(({ key }) => !word.isOfDefined || propertyByKey(key));
    return conditions.flatMap((condition, at) =>
      choiceOf({ text, names }, conditions, { condition, at, word, named }),
    );
  });
  const doLead = leadingWords(choices);
  // Adjectives keep one order: '8 mm wide 520 long', 'wide 8 mm long 520'.
  const adjective = words.find(({ stem }) => sideNouns.has(stem));
  const doAdjectivesLead = (adjective?.index ?? 0) < (conditions[0]?.index ?? 0);
  for (const [place, word] of words.entries()) {
    const isAdjective = sideNouns.has(word.stem);
    const [best] = (choices[place] ?? []).toSorted(
      (a, b) =>
        Number(a.isMotorVoltage) - Number(b.isMotorVoltage) ||
        Number(a.isApart) - Number(b.isApart) ||
        (isAdjective ? byOrder(a, b, doAdjectivesLead) : 0) ||
        byOrder(a, b, doLead) ||
        bySecondaryOrder(a, b) ||
        Number(a.isSoft) - Number(b.isSoft) ||
        Number(a.gap > 0) - Number(b.gap > 0) ||
        a.rank - b.rank ||
        a.gap - b.gap ||
        // Secondary properties are named before their values: '50 A magnetic 500 A'.
        (a.rank === 3 ? b.at - a.at : a.at - b.at),
    );
    if (best)
      addVotes(votes[best.at] ?? new Map<string, Vote>(), best, sideNouns.get(word.stem) ?? word.stem);
  }
  const titledAll = words.flatMap(({ stem }) =>
    (names.get(stem) ?? []).flatMap(({ key, titled = [] }) => titled.map((value) => ({ key, stem, value }))),
  );
  const titled = conditions.map((condition) =>
    isPlainNumber(condition) ? titledBy(typed, conditions, condition, titledAll) : null,
  );
  const isTitle = new Set(titled.flatMap((found) => found?.title ?? []));
  return conditions.map((condition, at): Condition | null => {
    if (isTitle.has(condition)) return null;
    const { index: _index, length: _length, ...own } = condition;
    const found = titled[at];
    if (found) return withTitle(typed, condition, found);
    const [named = new Set<string>(), ...namedLess] = groupVotes(condition, votes[at] ?? new Map());
    // A bound without a unit can only mean the named property: 'spanner width at most 19'.
    const isSoft = own.isSoft && !(named.size > 0 && isBound(own.wanted));
    return { ...own, isSoft, named, ...(namedLess.length > 0 ? { namedLess } : {}) };
  });
}

/** Orders the quantities next to a secondary property, which is named before its value: '12.5 mm spanner 29'. */
const bySecondaryOrder = (a: Choice, b: Choice): number =>
  a.rank === 3 && b.rank === 3 ? Number(isNamedBefore(b)) - Number(isNamedBefore(a)) : 0;

const isNamedBefore = ({ isWordBefore, gap }: Choice): boolean => isWordBefore && gap <= 1;

/** Whether a wanted quantity is an open range. */
const isBound = (wanted: Wanted): boolean =>
  wanted.kind === 'quantity' && (wanted.low === null || wanted.high === null);

/** Returns the properties that a stem names, also as an adjective. */
function namedBy(names: PropertyNames, stem: string): readonly NamedProperty[] {
  const own = names.get(stem) ?? [];
  const others = names.get(sideNouns.get(stem) ?? '') ?? [];
  return [...own, ...others.filter(({ key }) => !own.some((each) => each.key === key))];
}

/** Stems of adjectives, and of their nouns in titles: '12 mm long sleeve' means the sleeve length. */
const sideNouns: ReadonlyMap<string, string> = new Map(
  (
    [
      ['long', 'length'],
      ['wide', 'width'],
      ['high', 'height'],
      ['tall', 'height'],
      ['deep', 'depth'],
      ['thick', 'thickness'],
    ] as const
  ).map(([adjective, noun]) => [stemWord(adjective), stemWord(noun)]),
);

interface QueryWord {
  stem: string;
  /** Whether it begins a phrase of the trade, which names a product first: 'tie' of 'tie mount'. */
  isOfPhrase: boolean;
  /** Whether it only names properties with a definition. */
  isOfDefined: boolean;
  index: number;
  end: number;
}

/** 'Roll of 20 m', 'size: 32': the word names the property of what follows. */
const leading = /^ ?(?:of|is|:|=) ?$/u;
/** Words that only join a name and its value: 'die number 16' means 'die 16'. */
const general = /(?<!\p{L})(?:number|no\.?|nr\.?|size|value) ?(?!\p{L})/gu;
const separator = /[,;&+]|(?<!\p{L})(?:and|und|aur|but|with)(?!\p{L})/u;

function choiceOf(
  { text, names }: { text: string; names: PropertyNames },
  conditions: readonly PlacedCondition[],
  {
    condition,
    at,
    word: { stem, index, end, isOfPhrase },
    named,
  }: { condition: PlacedCondition; at: number; word: QueryWord; named: readonly NamedProperty[] },
): Choice[] {
  const between =
    condition.index > index
      ? text.slice(end, condition.index)
      : text.slice(condition.index + condition.length, index);
  const apart = between.replace(general, '');
  const gap = condition.index > index && leading.test(apart) ? 0 : Math.max(1, apart.length);
  if (gap > namingDistance || conditions.some((other) => isBetween(other, condition, index))) return [];
  const possible = named.filter(
    ({ key, dimension }) => isPossible(condition, dimension) && isPlausible(key, condition.wanted),
  );
  // The slot of 'fine-slot duct 40 mm wide' is not measured: words of a title stand next to each other.
  const isOwn = (property: NamedProperty) => isHead(property, sideNouns.get(stem) ?? stem);
  const isNext = possible.every(isOwn) || isOfNames(names, apart);
  const properties = isNext ? possible : possible.filter(isOwn);
  if (properties.length === 0) return [];
  // More distant words belong to a plain number only if all words between name a property: 'thread outer diameter 28'.
  if (isPlainNumber(condition) && gap > numberDistance && !isOfNames(names, apart)) return [];
  const rank = Math.min(...properties.map((property) => property.rank));
  return [
    {
      at,
      properties,
      isSoft: isPlainNumber(condition),
      rank,
      isApart: separator.test(between),
      isOfPhrase,
      isMotorVoltage: isMotorVoltage(text, conditions, condition),
      isWordBefore: condition.index > index,
      isNext: !sideNouns.has(stem) && isOfNames(names, apart),
      gap,
    },
  ];
}

/** Whether a voltage stands directly behind a power: the coil of '15 kW 415 V AC coil 110 V' has 110 V. */
function isMotorVoltage(
  text: string,
  conditions: readonly PlacedCondition[],
  { wanted, index }: PlacedCondition,
): boolean {
  if (wanted.kind !== 'quantity' || wanted.dimension !== 'voltage') return false;
  const before = conditions.findLast((other) => other.index < index);
  return (
    before?.wanted.kind === 'quantity' &&
    before.wanted.dimension === 'power' &&
    /^[\s,@]*(?:at\s*)?$/u.test(text.slice(before.index + before.length, index))
  );
}

/** Whether a word names a property by itself: it has a definition, or is the last word of its title. */
const isHead = ({ key, heads }: NamedProperty, stem: string): boolean =>
  propertyByKey(key) !== null || heads === null || heads.has(stem);

const isOfNames = (names: PropertyNames, text: string): boolean =>
  splitWords(text).every((word) => stopWords.has(word) || namedBy(names, stemWord(word)).length > 0);

function addVotes(
  votes: Votes,
  { properties, gap, isApart, isOfPhrase, isWordBefore }: Choice,
  stem: string,
): void {
  const isBehind = !isWordBefore && gap <= 1;
  for (const property of properties) {
    const before = votes.get(property.key);
    votes.set(property.key, {
      count: (before?.count ?? 0) + 1,
      gap: Math.min(before?.gap ?? Infinity, gap),
      distance: (before?.distance ?? 0) + gap,
      isApart: isApart && (before?.isApart ?? true),
      isOfPhrase: isOfPhrase && (before?.isOfPhrase ?? true),
      isBehind: isBehind || (before?.isBehind ?? false),
      property,
      stems: new Set(before?.stems).add(stem),
    });
  }
}

/**
 * Orders properties by the number of words that name them, the nearest word, the nearest words, and how common they are:
 * 'cable with inner sheath 18 mm' does not name the cable sheath.
 */
const byNaming = (a: Vote, b: Vote): number =>
  Number(a.isApart) - Number(b.isApart) ||
  Number(b.isBehind) - Number(a.isBehind) ||
  b.count - a.count ||
  a.gap - b.gap ||
  a.distance - b.distance ||
  a.property.rank - b.property.rank;

/** Groups the keys of the named properties by how well they are named, best-named first. */
function groupVotes(condition: Pick<Condition, 'wanted' | 'isSoft'>, votes: Votes): ReadonlySet<string>[] {
  const whole = [...votes.values()].filter(
    (vote) => isWholeName(vote) && (!isPlainNumber(condition) || vote.gap <= numberDistance),
  );
  const groups: Vote[][] = [];
  for (const vote of whole.toSorted(byNaming)) {
    const last = groups.at(-1);
    if (last?.[0] && byNaming(last[0], vote) === 0) last.push(vote);
    else groups.push([vote]);
  }
  const keys = groups.map((group) => new Set(group.map(({ property }) => property.key)));
  if (keys.length === 0) return partlyNamed(votes);
  const isWeak = groups[0]?.every(({ isApart, isOfPhrase }) => isApart || isOfPhrase) ?? false;
  return isWeak ? [new Set(), ...keys] : keys;
}

/** Whether the words name a property without its head: the 'dynamic bend' of 'Dynamic bend radius' does. */
const isWholeName = ({ property: { key, heads }, stems, gap }: Vote): boolean =>
  heads === null ||
  [...heads].some((stem) => stems.has(stem)) ||
  (stems.size > 1 && gap <= adjacentDistance && propertyByKey(key) === null);

/** Returns the properties that a quantity may be of because another word of their titles stands next to it: 'palm 28'. */
function partlyNamed(votes: Votes): ReadonlySet<string>[] {
  const next = [...votes].filter(([key, { gap }]) => gap <= adjacentDistance && propertyByKey(key) === null);
  return next.length === 0 ? [] : [new Set(), new Set(next.map(([key]) => key))];
}

/** Maximum number of words of a term that names a property; longer phrases name products, such as 'earth leakage breaker'. */
const termStems = ({ text, index, alternatives: [, ...meanings] }: Term): QueryWord[] => {
  const stems = stemsOf(text);
  if (stems.length > 2) return [];
  const isOfPhrase = stems.length === 2 && meanings.length > 0;
  // 'Dual wall' means lined with adhesive: it does not name a wall.
  const isMeant = (stem: string) => meanings.some((meaning) => meaning.stems.includes(stem));
  return stems.flatMap((stem, at) => {
    const isLast = at === stems.length - 1;
    const isOther = isOfPhrase && !isMeant(stem);
    if (isOther && !isLast) return [];
    const place = { index, end: index + text.length };
    return [{ stem, isOfPhrase: isOfPhrase && !isLast, isOfDefined: isOther, ...place }];
  });
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
