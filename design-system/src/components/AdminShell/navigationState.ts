/** Addresses of a navigation entry. */
export interface NavigationEntry {
  href: string;
  /** Alternative addresses of the same page, such as the section's index. */
  aliases?: readonly string[];
}

const trimTrailingSlash = (path: string) => (path.length > 1 ? path.replace(/\/+$/, '') : path);

/**
 * Returns the entry of the current page: an exact match of its address or an alias, else the entry with the longest
 * address that is an ancestor of the path. Aliases do not match descendants.
 */
export function currentEntry<Entry extends NavigationEntry>(
  entries: readonly Entry[],
  path: string,
): Entry | undefined {
  const current = trimTrailingSlash(path);
  const isAt = ({ href, aliases = [] }: Entry) => href === current || aliases.includes(current);
  const ancestors = entries
    .filter(({ href }) => current.startsWith(`${trimTrailingSlash(href)}/`))
    .toSorted((a, b) => b.href.length - a.href.length);
  return entries.find(isAt) ?? ancestors[0];
}

/** Returns the index of the next landmark, wrapping around; -1 means none. */
export function nextLandmark(index: number, count: number, isBackwards: boolean): number {
  if (count === 0) return -1;
  if (index < 0) return isBackwards ? count - 1 : 0;
  return (index + (isBackwards ? count - 1 : 1)) % count;
}
