import fc from 'fast-check';
import { expect, it } from 'vitest';
import { newCartEntry } from '../../test/quoteListEntries.ts';
import type { QuoteList } from '../quoteList/quoteList.ts';
import { removeEntry, restoreEntry } from '../quoteList/quoteListOps.ts';
import {
  lineAbove,
  lineForgotten,
  lineRemoved,
  lineRestored,
  listRows,
  type RemovedLine,
} from './removedLinesOps.ts';

const line = (name: string) => newCartEntry({ name });
const cart: QuoteList = ['a', 'b', 'c', 'd'].map(line);

const rowNames = (lines: QuoteList, removed: readonly RemovedLine[]) =>
  listRows(lines, removed).map(({ kind, entry }) => (kind === 'line' ? entry.name : `(${entry.name})`));

/** Removes the named lines in order. */
function removeAll(...names: readonly string[]) {
  let lines = cart;
  let removed: readonly RemovedLine[] = [];
  for (const name of names) {
    removed = lineRemoved(lines, removed, name);
    lines = removeEntry(lines, name);
  }
  return { lines, removed };
}

it('keeps the positions of lines removed in any order', () => {
  for (const names of [
    ['b', 'c'],
    ['c', 'b'],
  ]) {
    const { lines, removed } = removeAll(...names);
    expect(rowNames(lines, removed)).toEqual(['a', '(b)', '(c)', 'd']);
  }
  const { lines, removed } = removeAll('a', 'b', 'c', 'd');
  expect(rowNames(lines, removed)).toEqual(['(a)', '(b)', '(c)', '(d)']);
});

it('moves the rest up when one is dropped', () => {
  const { lines, removed } = removeAll('b', 'c');
  expect(rowNames(lines, lineForgotten(removed, 'b'))).toEqual(['a', '(c)', 'd']);
});

it('leaves out a line that was added again', () => {
  const { lines, removed } = removeAll('b');
  expect(rowNames([...lines, line('b')], removed)).toEqual(['a', 'c', 'd', 'b']);
});

it('restores every removed line to its position, in any order', () => {
  const shuffled = fc.shuffledSubarray(['a', 'b', 'c', 'd'], { minLength: 1 });
  fc.assert(
    fc.property(shuffled, fc.nat(), (names, seed) => {
      let { lines, removed } = removeAll(...names);
      const order = names.toSorted(
        (one, other) => ((one.charCodeAt(0) * seed) % 7) - ((other.charCodeAt(0) * seed) % 7),
      );
      for (const name of order) {
        const gone = removed.find(({ entry }) => entry.name === name);
        if (gone) lines = restoreEntry(lines, gone.entry, lineAbove(lines, removed, name));
        removed = lineRestored(removed, name);
      }
      expect(lines).toEqual(cart);
    }),
  );
});
