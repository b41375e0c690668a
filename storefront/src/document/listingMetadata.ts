import { nameFromTitle, withSiteName, type TitleAndDescription } from './pageTitles.ts';

// What pages say of themselves where they are listed; apart from what every page needs.

/** The words of a part of a long list: no two pages of it say the same. */
export function pagedMetadata(words: TitleAndDescription, page: number): TitleAndDescription {
  const name = nameFromTitle(words.title);
  if (page === 1 || name === null) return words;
  return { title: withSiteName(`${name}, page ${page}`), description: `Page ${page}. ${words.description}` };
}

/** Longest description that is shown whole by those who list pages. */
const maxSummaryLength = 160;

/** The beginning of a text, up to its first blank line, as far as whole words fit. */
export function descriptionFromText(text: string): string {
  const beginning = (text.split(/\n\s*\n/)[0] ?? '').replace(/\s+/g, ' ').trim();
  if (beginning.length <= maxSummaryLength) return beginning;
  const cut = beginning.slice(0, maxSummaryLength).replace(/\s+\S*$/, '');
  return `${cut.replace(/[,;:.]$/, '')}…`;
}
