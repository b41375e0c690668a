/** A word that may name the property of a quantity. */
export interface PlacedWord {
  /** Whether it precedes the quantity. */
  isWordBefore: boolean;
  /** Number of letters between them. */
  gap: number;
  /** Whether only words that name properties stand between them and a noun, if any. */
  isNext: boolean;
}

/** Maximum number of letters between a quantity and a word next to it. */
export const adjacentDistance = 2;

/**
 * Returns whether names precede their quantities, as in 'height 600 width 400', or follow them, as in '600 high 400 wide':
 * a word next to a quantity can only belong to the following one, or only to the preceding one. Null when words of both
 * kinds or none exist.
 */
export function leadingWords(choices: readonly (readonly PlacedWord[])[]): boolean | null {
  const decided = choices.flatMap((ofWord): boolean[] => {
    const [isBefore = false, ...others] = new Set(ofWord.map(({ isWordBefore }) => isWordBefore));
    return others.length === 0 && ofWord.some(({ gap }) => gap <= adjacentDistance) ? [isBefore] : [];
  });
  const [doLead = null, ...others] = new Set(decided);
  return others.length === 0 ? doLead : null;
}

/**
 * Orders the quantities on both sides of a word by the order of names and quantities in the query, if no other word separates
 * it from the one in that order: the 'outer' of 'wire 1.25 outer sheath 24' belongs to 24.
 */
export function byOrder(a: PlacedWord, b: PlacedWord, doLead: boolean | null): number {
  const isInOrder = ({ isWordBefore, gap, isNext }: PlacedWord) =>
    isWordBefore === doLead && (isNext || gap <= adjacentDistance);
  return Number(isInOrder(b)) - Number(isInOrder(a));
}
