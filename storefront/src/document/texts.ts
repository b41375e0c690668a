import { brand } from '../content/company.json';
import type { PageDocument } from './pageDocument.ts';

type Words = Pick<PageDocument, 'title' | 'description'>;

/** Title and description of a page from the content, with names filled in. */
export function metaOf({ title, description }: Words, names: Readonly<Record<string, string>> = {}): Words {
  const filled = (text: string) => text.replace(/\{(\w+)\}/g, (gap, key: string) => names[key] ?? gap);
  return { title: filled(title), description: filled(description) };
}

/** The words of a part of a long list: no two pages of it say the same. */
export function pagedWords(words: Words, page: number): Words {
  const name = nameIn(words.title);
  if (page === 1 || name === null) return words;
  return { title: titled(`${name}, page ${page}`), description: `Page ${page}. ${words.description}` };
}

/** Longest description that is shown whole by those who list pages. */
const longestSummary = 160;

/** The beginning of a text, up to its first blank line, as far as whole words fit. */
export function summaryOf(text: string): string {
  const beginning = (text.split(/\n\s*\n/)[0] ?? '').replace(/\s+/g, ' ').trim();
  if (beginning.length <= longestSummary) return beginning;
  const cut = beginning.slice(0, longestSummary).replace(/\s+\S*$/, '');
  return `${cut.replace(/[,;:.]$/, '')}…`;
}

/** A title as all pages have it. */
export const titled = (title: string) => `${title} – ${brand.name}`;

/** What a page is called, from its title; null for one whose title is about the whole site. */
export function nameIn(title: string): string | null {
  const end = titled('');
  return title.endsWith(end) ? title.slice(0, -end.length) : null;
}
