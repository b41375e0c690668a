/** An entry of the navigation by its addresses. */
export interface NavigationEntry {
  href: string;
  /** Other addresses of the very same page, for example the area's index. */
  aliases?: readonly string[];
}

const trimTrailingSlash = (path: string) => (path.length > 1 ? path.replace(/\/+$/, '') : path);

/**
 * The entry whose page is being shown: the one with the address itself or an alias of it; else the one with the longest
 * address above the path. Aliases do not speak for the pages below them.
 */
export function currentEntry<Entry extends NavigationEntry>(
  entries: readonly Entry[],
  path: string,
): Entry | undefined {
  const shown = trimTrailingSlash(path);
  const isAt = ({ href, aliases = [] }: Entry) => href === shown || aliases.includes(shown);
  const above = entries
    .filter(({ href }) => shown.startsWith(`${trimTrailingSlash(href)}/`))
    .toSorted((a, b) => b.href.length - a.href.length);
  return entries.find(isAt) ?? above[0];
}

/** The landmark after the one with this index, all around; -1 stands for none. */
export function nextLandmark(index: number, count: number, isBackwards: boolean): number {
  if (count === 0) return -1;
  if (index < 0) return isBackwards ? count - 1 : 0;
  return (index + (isBackwards ? count - 1 : 1)) % count;
}
