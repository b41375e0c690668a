const previousPathnames = new Map<string, string>();

/** From which page an entry of the history was reached, by the entry's key, as long as the site stays open in this tab. */
export const previousPages = {
  of: (key: string) => previousPathnames.get(key) ?? null,
  note: (key: string, pathname: string) => void previousPathnames.set(key, pathname),
};
