import type { Condition } from './condition.ts';
import type { GradingContext } from './conditionGrades.ts';
import { listEntryThreads } from './entryThreads.ts';
import { gradeCondition } from './gradeCondition.ts';
import { matchTerm, type TermMatches } from './matchTerms.ts';
import { fieldQuality } from './productWords.ts';
import { propertyNames } from './propertyNames.ts';
import type { Term } from './queryTerms.ts';
import type { SizeIndex } from './sizeIndex.ts';
import { runsOfScope } from './sizeRuns.ts';
import { statedMaterial } from './statedMaterials.ts';
import type { UnderstoodQuery } from './understandQuery.ts';
import { isMaterialWord } from './vocabulary/materialWords.ts';
import { threadSystemOf } from './vocabulary/threadWords.ts';
import { stemsOf } from './words.ts';

/** Products and sizes that a query excludes. */
export interface Exclusions {
  products: Uint8Array;
  sizes: Uint8Array;
}

/** A negated word of a query, with its matches. */
export interface ExcludedTerm {
  term: Term;
  matches: TermMatches;
}

/** Whether a product is excluded, as a whole or with each of its sizes. */
export function isExcluded(
  { firstSize }: SizeIndex,
  exclusions: Exclusions | null,
  product: number,
): boolean {
  if (exclusions === null) return false;
  if (exclusions.products[product]) return true;
  const [from = 0, end = 0] = [firstSize[product], firstSize[product + 1]];
  for (let size = from; size < end; size += 1) if (!exclusions.sizes[size]) return false;
  return from < end;
}

/** Matches the negated words of a query. */
export const matchExcluded = (index: SizeIndex, terms: readonly Term[]): ExcludedTerm[] =>
  terms.filter(({ isExcluded }) => isExcluded).map((term) => ({ term, matches: matchTerm(index, term) }));

/**
 * Whether a word continues a negated one, as 'coil' does in 'without DC coil': it is next to it, and a product has both in
 * its name.
 */
export const continuesExcluded = (
  { index }: Term,
  { isInName }: TermMatches,
  excluded: readonly ExcludedTerm[],
): boolean =>
  excluded.some(
    ({ term, matches }) =>
      index === term.index + term.text.length + 1 &&
      isInName.some((isNamed, product) => isNamed === 1 && matches.isInName[product] === 1),
  );

/** Finds what the negated words and quantities of a query exclude; null when it has none. */
export function findExclusions(
  index: SizeIndex,
  {
    excluded,
    excludedConditions,
  }: { excluded: readonly ExcludedTerm[] } & Pick<UnderstoodQuery, 'excludedConditions'>,
  context: Omit<GradingContext, 'runs'>,
): Exclusions | null {
  if (excluded.length === 0 && excludedConditions.length === 0) return null;
  const exclusions = {
    products: new Uint8Array(index.productCount),
    sizes: new Uint8Array(index.sizeCount),
  };
  for (const { term, matches } of excluded) {
    excludeTerm(index, matches, exclusions);
    excludeMaterial(index, term, exclusions);
    excludeThreads(index, term, exclusions);
    excludeStating(index, term, exclusions);
  }
  for (const condition of excludedConditions) excludeCondition(index, condition, context, exclusions);
  return exclusions;
}

/** Minimum quality of a keyword matched by a synonym. */
const minKeyword = 0.9 * fieldQuality.keyword;

/** Excludes products with the term in their name or as their material, unless only some of their sizes contain it. */
function excludeTerm(
  { firstSize, productCount }: SizeIndex,
  { text, quality, isInName, sizes, sizesOfProduct }: TermMatches,
  exclusions: Exclusions,
): void {
  for (const [size, isMatching] of sizes.entries()) if (isMatching) exclusions.sizes[size] = 1;
  const isMaterial = isMaterialWord(text);
  for (let product = 0; product < productCount; product += 1) {
    const matching = sizesOfProduct[product] ?? 0;
    const isPartial = matching > 0 && matching < (firstSize[product + 1] ?? 0) - (firstSize[product] ?? 0);
    const isDescribed = isInName[product] === 1 || (isMaterial && (quality[product] ?? 0) >= minKeyword);
    if (isDescribed && !isPartial) exclusions.products[product] = 1;
  }
}

/** Excludes products whose description states the material: 'Material: brass'. */
function excludeMaterial(index: SizeIndex, { alternatives }: Term, exclusions: Exclusions): void {
  for (const { stems } of alternatives) {
    const [stem = '', ...others] = stems;
    const stated = others.length === 0 ? index.words.get(statedMaterial(stem)) : undefined;
    for (const product of stated?.products ?? []) exclusions.products[product] = 1;
  }
}

/** Excludes sizes with an entry thread of the system: 'not metric' also excludes the M20 of other names. */
function excludeThreads(index: SizeIndex, { text }: Term, exclusions: Exclusions): void {
  const system = threadSystemOf(text);
  if (system === null) return;
  for (const thread of listEntryThreads(index))
    if (thread.system === system) exclusions.sizes[thread.size] = 1;
}

/** Excludes the sizes that state a property, if others of their product do not: 'without contacts' leaves the cells with a dash. */
function excludeStating(index: SizeIndex, { text }: Term, exclusions: Exclusions): void {
  const { firstSize, productOfSize, properties } = index;
  const [stem = '', ...others] = stemsOf(text);
  const named = others.length > 0 ? [] : (propertyNames(properties).get(stem) ?? []);
  const keys = new Set(named.filter(({ heads }) => heads?.has(stem) ?? true).map(({ key }) => key));
  if (keys.size === 0) return;
  const stating = new Map<number, Set<number>>();
  for (const { owner, rows } of propertyRows(index, keys)) {
    for (const row of rows) {
      const size = owner[row] ?? 0;
      const product = productOfSize[size] ?? 0;
      const before = stating.get(product);
      if (before) before.add(size);
      else stating.set(product, new Set([size]));
    }
  }
  for (const [product, sizes] of stating) {
    if (sizes.size === (firstSize[product + 1] ?? 0) - (firstSize[product] ?? 0)) continue;
    for (const size of sizes) exclusions.sizes[size] = 1;
  }
}

/** Returns the rows of the properties with some keys, with the owners of their tables. */
const propertyRows = ({ sizeValues, properties }: SizeIndex, keys: ReadonlySet<string>) =>
  [...sizeValues.values()].flatMap((table) =>
    [...table.properties]
      .filter((property) => keys.has(properties[property]?.key ?? ''))
      .map((property) => ({ owner: table.owner, rows: table.valuesOf(property)?.rows ?? [] })),
  );

/** Grades below this share of the best belong to other values: excluding IP54 keeps IP65. */
const sameValue = 0.985;
/** Lower grades belong to substitutes of the excluded value. */
const minValue = 0.55;

/** Excludes the sizes that have a value. */
function excludeCondition(
  index: SizeIndex,
  condition: Condition,
  context: Omit<GradingContext, 'runs'>,
  exclusions: Exclusions,
): void {
  const runs = runsOfScope(index.firstSize, context.isCandidate);
  const { sizes } = gradeCondition(index, condition, { ...context, runs });
  const best = sizes.reduce((most, grade) => Math.max(most, grade), 0);
  if (best < minValue) return;
  for (const [size, grade] of sizes.entries()) if (grade >= sameValue * best) exclusions.sizes[size] = 1;
}
