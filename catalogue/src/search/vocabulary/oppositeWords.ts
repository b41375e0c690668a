import { stemWord } from '../words.ts';

/** Words of a name that a cell may contradict for one size: a 'Slotted Rail' with one size that is 'solid'. */
const pairs: readonly (readonly [named: string, other: string])[] = [
  ['slotted', 'solid'],
  ['fuse', 'knife'],
];

const opposites: ReadonlyMap<string, string> = new Map(
  pairs.map(([named, other]) => [stemWord(named), stemWord(other)]),
);

/** The stem of a word's opposite; null when it has none. */
export const oppositeOf = (stem: string): string | null => opposites.get(stem) ?? null;
