import { type ComparedItem, comparedItemText, maxCompared } from '@elvora/catalogue/contract';

/**
 * Adds a product or size to those compared before. Of more than `maxCompared` the oldest move to the
 * end, where the comparison names them as left out.
 */
export function comparedWith(before: readonly ComparedItem[], item: ComparedItem): ComparedItem[] {
  const isItem = (other: ComparedItem) => comparedItemText(other) === comparedItemText(item);
  if (before.some(isItem)) return [...before];
  const excess = Math.max(0, before.length + 1 - maxCompared);
  return [...before.slice(excess), item, ...before.slice(0, excess)];
}

/** Those that are shown now: the ones compared before stay in their order, so that the oldest are left out first. */
export function comparedNow(before: readonly ComparedItem[], shown: readonly ComparedItem[]): ComparedItem[] {
  const isIn = (items: readonly ComparedItem[]) => {
    const texts = new Set(items.map(comparedItemText));
    return (item: ComparedItem) => texts.has(comparedItemText(item));
  };
  const [isShown, wasThere] = [isIn(shown), isIn(before)];
  return [...before.filter(isShown), ...shown.filter((item) => !wasThere(item))];
}
