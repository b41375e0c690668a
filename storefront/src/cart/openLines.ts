import type { QuoteArticle } from '@elvora/catalogue/model';
import type { LoadApiClient } from '../runtime/data/DataContext.tsx';
import type { RememberedLine } from '../quoteList/lastList.ts';
import type { CartEntry } from '../quoteList/quoteList.ts';
import { articleEntry, mergeEntries, textEntry } from '../quoteList/quoteListOps.ts';
import { resolveLines } from './resolveLines.ts';

export interface OpenedLines {
  entries: readonly CartEntry[];
  /** Number of lines whose item is no longer in the catalogue; they are kept as text. */
  missing: number;
  /** Catalogue items of the lines, by line name. */
  articles: ReadonlyMap<string, QuoteArticle>;
}

/** Converts codes and quantities to lines of the list, with one request. */
export async function openLines(
  loadApiClient: LoadApiClient,
  lines: readonly RememberedLine[],
): Promise<OpenedLines> {
  const articles = lines.filter(({ text }) => text === '');
  const queries = articles.map(({ code, productId }) => ({ text: code, productId }));
  const resolved = queries.length === 0 ? [] : await resolveLines(loadApiClient, queries);
  const found = new Map(
    articles.map((line, at) => [line, resolved[at]?.isExact ? resolved[at].articles : []]),
  );
  return joinLines(lines, (line) => {
    const own = found.get(line) ?? [];
    return own.find(({ productId }) => productId === line.productId) ?? own[0] ?? null;
  });
}

/** Joins lines with their catalogue items; those without one are kept as text, and nothing is dropped. */
export function joinLines(
  lines: readonly RememberedLine[],
  articleOf: (line: RememberedLine) => QuoteArticle | null,
): OpenedLines {
  let missing = 0;
  const articles = new Map<string, QuoteArticle>();
  const entries = lines.map((line) => {
    const { code, productId, quantity, text } = line;
    if (text !== '') return textEntry(text, quantity);
    const article = articleOf(line);
    if (article) {
      const entry = articleEntry(article, quantity);
      articles.set(entry.name, article);
      return entry;
    }
    missing += 1;
    return textEntry(code || `Product no. ${productId}`, quantity);
  });
  return { entries: mergeEntries([], entries), missing, articles };
}
