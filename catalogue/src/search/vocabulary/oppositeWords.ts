import { stemWord } from '../words.ts';

/** Words of a name that a cell may take back for one of its sizes: a 'Slotted Rail' of which one size is 'solid'. */
const pairs: readonly (readonly [named: string, other: string])[] = [['slotted', 'solid']];

const opposites: ReadonlyMap<string, string> = new Map(
  pairs.map(([named, other]) => [stemWord(named), stemWord(other)]),
);

/** The stem of the word that says the opposite of another; null for others. */
export const oppositeOf = (stem: string): string | null => opposites.get(stem) ?? null;
