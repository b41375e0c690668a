import type { Alternative } from './queryTerms.ts';
import { isMaterialWord } from './vocabulary/materialWords.ts';

/** A term before its role is known. */
interface ListedTerm {
  text: string;
  alternatives: readonly Alternative[];
  index: number;
}

const separator = /^ ?(?:\/|,|&|\+|or|and|oder|und|ya) ?$/;
/** A comma by itself lists attributes that all apply: 'brass, nickel plated'. */
const lastSeparator = /^ ?(?:\/|&|or|and|oder|und|ya) ?$/;

const between = (text: string, first: ListedTerm, second: ListedTerm) =>
  text.slice(first.index + first.text.length, second.index);

/** The kind of a list's words: a material or colour, or the word before a number or letter. */
function kindOf({ text, alternatives }: ListedTerm): string | null {
  const [typed] = alternatives;
  if (isMaterialWord(text)) return 'material';
  const [stem = ''] = typed?.stems ?? [];
  if (alternatives.some(({ stems }) => stems.length === 1 && isMaterialWord(stems[0] ?? '')))
    return 'material';
  return typed?.stems.length === 1 && stem.includes('_') ? stem.slice(0, stem.indexOf('_')) : null;
}

/** Merges the alternatives of a list into one term: 'red, yellow or green', 'grade 304 or grade 316'. */
export function joinListed<Item extends ListedTerm>(text: string, terms: readonly Item[]): Item[] {
  const joined: Item[] = [];
  for (let at = 0; at < terms.length;) {
    const list = listAt(text, terms, at);
    const [first, ...others] = list;
    if (!first) break;
    const last = others.at(-1) ?? first;
    joined.push({
      ...first,
      text: others.length === 0 ? first.text : text.slice(first.index, last.index + last.text.length),
      alternatives: list.flatMap(({ alternatives }) => alternatives),
    });
    at += list.length;
  }
  return joined;
}

/** Returns the terms of a list that begins at an index; a single term when there is no list. */
function listAt<Item extends ListedTerm>(text: string, terms: readonly Item[], from: number): Item[] {
  const first = terms[from];
  if (!first) return [];
  const kind = kindOf(first);
  if (kind === null) return [first];
  let whole = from + 1;
  for (let end = whole; end < terms.length; end += 1) {
    const [before, next] = [terms[end - 1], terms[end]];
    if (!before || !next || kindOf(next) !== kind) break;
    const gap = between(text, before, next);
    if (!separator.test(gap)) break;
    if (lastSeparator.test(gap)) whole = end + 1;
  }
  return terms.slice(from, whole);
}
