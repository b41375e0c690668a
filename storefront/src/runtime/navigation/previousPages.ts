const previousPathnames = new Map<string, string>();

/** The page each history entry was opened from, by the entry's key, until the tab reloads. */
export const previousPages = {
  of: (key: string) => previousPathnames.get(key) ?? null,
  record: (key: string, pathname: string) => void previousPathnames.set(key, pathname),
};
