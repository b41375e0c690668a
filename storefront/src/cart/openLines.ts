import type { CatalogueItem } from '@elvora/catalogue/model';
import type { LoadApiClient } from '../runtime/data/DataContext.tsx';
import type { RememberedLine } from '../quoteList/lastList.ts';
import type { CartEntry } from '../quoteList/quoteList.ts';
import { itemEntry, mergeEntries, textEntry } from '../quoteList/quoteListOps.ts';
import { resolveLines } from './resolveLines.ts';

export interface OpenedLines {
  entries: readonly CartEntry[];
  /** Number of lines whose item is no longer in the catalogue; they are kept as text. */
  missing: number;
  /** Catalogue items of the lines, by line name. */
  items: ReadonlyMap<string, CatalogueItem>;
}

/** Converts codes and quantities to lines of the list, with one request. */
export async function openLines(
  loadApiClient: LoadApiClient,
  lines: readonly RememberedLine[],
): Promise<OpenedLines> {
  const items = lines.filter(({ text }) => text === '');
  const queries = items.map(({ code, productId }) => ({ text: code, productId }));
  const resolved = queries.length === 0 ? [] : await resolveLines(loadApiClient, queries);
  const found = new Map(items.map((line, at) => [line, resolved[at]?.isExact ? resolved[at].items : []]));
  return joinLines(lines, (line) => {
    const matches = found.get(line) ?? [];
    return matches.find(({ productId }) => productId === line.productId) ?? matches[0] ?? null;
  });
}

/** Joins lines with their catalogue items; those without one are kept as text, and nothing is dropped. */
export function joinLines(
  lines: readonly RememberedLine[],
  itemOf: (line: RememberedLine) => CatalogueItem | null,
): OpenedLines {
  let missing = 0;
  const items = new Map<string, CatalogueItem>();
  const entries = lines.map((line) => {
    const { code, productId, quantity, text } = line;
    if (text !== '') return textEntry(text, quantity);
    const item = itemOf(line);
    if (item) {
      const entry = itemEntry(item, quantity);
      items.set(entry.name, item);
      return entry;
    }
    missing += 1;
    return textEntry(code || `Product no. ${productId}`, quantity);
  });
  return { entries: mergeEntries([], entries), missing, items };
}
