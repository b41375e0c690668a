import { type ComparedItem, comparedItemText, maxCompared } from '@elvora/catalogue/contract';

/**
 * Adds an item to a comparison. Beyond `maxCompared` the oldest items move to the end, where the
 * comparison lists them as left out.
 */
export function comparedWith(before: readonly ComparedItem[], item: ComparedItem): ComparedItem[] {
  const isItem = (other: ComparedItem) => comparedItemText(other) === comparedItemText(item);
  if (before.some(isItem)) return [...before];
  const excess = Math.max(0, before.length + 1 - maxCompared);
  return [...before.slice(excess), item, ...before.slice(0, excess)];
}

/** Orders the items shown: those compared before first, in their order, so that the oldest are left out first. */
export function comparedNow(before: readonly ComparedItem[], shown: readonly ComparedItem[]): ComparedItem[] {
  const isIn = (items: readonly ComparedItem[]) => {
    const texts = new Set(items.map(comparedItemText));
    return (item: ComparedItem) => texts.has(comparedItemText(item));
  };
  const [isShown, wasCompared] = [isIn(shown), isIn(before)];
  return [...before.filter(isShown), ...shown.filter((item) => !wasCompared(item))];
}
