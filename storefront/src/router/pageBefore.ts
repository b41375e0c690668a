const before = new Map<string, string>();

/** From which page an entry of the history was reached, by the entry's key, as long as the site stays open in this tab. */
export const pageBefore = {
  of: (key: string) => before.get(key) ?? null,
  note: (key: string, pathname: string) => void before.set(key, pathname),
};
