import { editDistance } from '../search/editDistance.ts';
import { stemsOf } from '../search/words.ts';
import { readTitle } from '../properties/columnTitle.ts';

/** Shorter words that differ by one letter have different meanings. */
const minMistyped = 5;
/** Maximum number of distinct title lists per branch that are compared. */
const maxLists = 5000;
const maxTitleLength = 120;

/** The titles of the tables in one branch of the catalogue, by spelling. */
export class HeaderSpellings {
  /** Lists of titles, with the number of tables that have each. */
  readonly #lists = new Map<string, { titles: readonly string[]; count: number }>();
  #known: KnownTitles | null = null;

  /** Adds the titles of tables. */
  add(headers: readonly string[], count = 1): void {
    const key = JSON.stringify(headers);
    const list = this.#lists.get(key);
    if (list) list.count += count;
    else if (this.#lists.size < maxLists) {
      const titles = [...new Set(headers.map((header) => header.trim()))];
      this.#lists.set(key, { titles: titles.filter(isTitle), count });
    }
    this.#known = null;
  }

  /** Returns the spelling of a title that more tables use; null when it is the most common one. */
  usual(title: string): string | null {
    this.#known ??= knowTitles([...this.#lists.values()]);
    const { counts, groups, apart } = this.#known;
    const own = title.trim();
    const count = counts.get(own) ?? 0;
    const [best] = nearTo(groups, own)
      .filter((other) => !apart.has(pairOf(own, other)))
      .map((other) => ({ other, count: counts.get(other) ?? 0 }))
      .toSorted((a, b) => b.count - a.count || (a.other < b.other ? -1 : 1));
    if (!best) return null;
    return best.count > count || (best.count === count && best.other < own) ? best.other : null;
  }
}

/** The titles of all tables. */
interface KnownTitles {
  /** Number of tables with each title. */
  counts: ReadonlyMap<string, number>;
  /** Groups of similar titles, by their common key. */
  groups: ReadonlyMap<string, ReadonlySet<string>>;
  /** Pairs of titles that occur in one table and therefore differ in meaning. */
  apart: ReadonlySet<string>;
}

function knowTitles(lists: readonly { titles: readonly string[]; count: number }[]): KnownTitles {
  const counts = new Map<string, number>();
  for (const { titles, count } of lists)
    for (const title of titles) counts.set(title, (counts.get(title) ?? 0) + count);
  const groups = new Map<string, Set<string>>();
  for (const title of counts.keys()) {
    for (const key of groupKeys(title)) groups.set(key, (groups.get(key) ?? new Set<string>()).add(title));
  }
  const near = new Map([...counts.keys()].map((title) => [title, nearTo(groups, title)]));
  const pairs = lists.flatMap(({ titles }) => {
    const own = new Set(titles);
    return titles.flatMap((title) =>
      (near.get(title) ?? []).filter((other) => own.has(other)).map((other) => pairOf(title, other)),
    );
  });
  return { counts, groups, apart: new Set(pairs) };
}

function nearTo(groups: KnownTitles['groups'], title: string): string[] {
  const others = new Set(groupKeys(title).flatMap((key) => [...(groups.get(key) ?? [])]));
  others.delete(title);
  return [...others].filter((other) => isNear(title, other));
}

/** Longer titles are notes. */
const isTitle = (title: string) => title !== '' && title.length <= maxTitleLength;

const pairOf = (a: string, b: string) => [a, b].toSorted().join('\n');

/** Words of a title without its unit, and the unit. */
const spelling = (title: string) => {
  const { label, unit, bound, conditions } = readTitle(title);
  const under = conditions.map(({ dimension, min, max }) => `${dimension} ${min} ${max}`).join(' ');
  return { words: stemsOf(label), rest: `${unit?.name ?? ''} ${bound ?? ''} ${under}` };
};

/** Keys of a title: all words, and all words but one that may be misspelled. */
function groupKeys(title: string): string[] {
  const { words, rest } = spelling(title);
  if (words.length === 0) return [];
  const masked = words.flatMap((word, at) => (isMistypable(word) ? [words.with(at, '*')] : []));
  return [words, ...masked].map((key) => `${key.join(' ')} ${rest}`);
}

const isMistypable = (word: string) => word.length >= minMistyped && !/\d/.test(word);

/** Whether two titles differ in case, punctuation, an ending or one letter of a long word. */
export function isNear(a: string, b: string): boolean {
  const [one, other] = [spelling(a), spelling(b)];
  if (one.rest !== other.rest || one.words.length !== other.words.length) return false;
  const differing = one.words.filter((word, at) => word !== other.words[at]);
  if (differing.length > 1) return false;
  const [word] = differing;
  if (word === undefined) return true;
  const second = other.words[one.words.indexOf(word)] ?? '';
  return isMistypable(word) && isMistypable(second) && editDistance(word, second, 1) <= 1;
}
