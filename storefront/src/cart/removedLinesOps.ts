import type { CartEntry, QuoteList } from '../quoteList/quoteList.ts';

/** A removed line, which can be restored to its place for some time. */
export interface RemovedLine {
  entry: CartEntry;
  /** Name of the line or removed line above it; null for the first. */
  after: string | null;
}

export type ListRow = { kind: 'line'; entry: CartEntry } | { kind: 'removed'; entry: CartEntry };

/** The rows of the page: the lines, with the removed ones in their places. */
export function listRows(cart: QuoteList, removed: readonly RemovedLine[]): ListRow[] {
  const names = new Set(cart.map(({ name }) => name));
  // A line that was added again needs no placeholder.
  const open = removed.filter(({ entry }) => !names.has(entry.name));
  const known = new Set([...names, ...open.map(({ entry }) => entry.name)]);
  const rows: ListRow[] = [];
  const pushRemoved = (after: string | null) => {
    for (const { entry, ...line } of open) {
      const place = line.after !== null && known.has(line.after) ? line.after : null;
      if (place !== after) continue;
      rows.push({ kind: 'removed', entry });
      pushRemoved(entry.name);
    }
  };
  pushRemoved(null);
  for (const entry of cart) {
    rows.push({ kind: 'line', entry });
    pushRemoved(entry.name);
  }
  return rows;
}

/** Records a line of the list as removed. */
export function lineRemoved(
  cart: QuoteList,
  removed: readonly RemovedLine[],
  name: string,
): readonly RemovedLine[] {
  const rows = listRows(cart, removed);
  const at = rows.findIndex(({ entry }) => entry.name === name);
  const row = rows[at];
  if (row?.kind !== 'line') return removed;
  return [
    ...removed.filter(({ entry }) => entry.name !== name),
    { entry: row.entry, after: rows[at - 1]?.entry.name ?? null },
  ];
}

/** Drops a removed line; those below it move up. */
export function lineForgotten(removed: readonly RemovedLine[], name: string): readonly RemovedLine[] {
  const gone = removed.find(({ entry }) => entry.name === name);
  if (!gone) return removed;
  return removed
    .filter((line) => line !== gone)
    .map((line) => (line.after === name ? { ...line, after: gone.after } : line));
}

/** Restores a removed line; removed lines below it keep it as the line above them. */
export const lineRestored = (removed: readonly RemovedLine[], name: string): readonly RemovedLine[] =>
  removed.filter(({ entry }) => entry.name !== name);

/** The line of the list that a removed one follows; null for the first place. */
export function lineAbove(cart: QuoteList, removed: readonly RemovedLine[], name: string): string | null {
  const rows = listRows(cart, removed);
  const at = rows.findIndex(({ entry }) => entry.name === name);
  return rows.slice(0, at).findLast(({ kind }) => kind === 'line')?.entry.name ?? null;
}
