import { brand } from '../content/company.json';
import type { PageDocument } from './pageDocument.ts';

export type Words = Pick<PageDocument, 'title' | 'description'>;

/** Title and description of a page from the content, with names filled in. */
export function metaOf({ title, description }: Words, names: Readonly<Record<string, string>> = {}): Words {
  const filled = (text: string) => text.replace(/\{(\w+)\}/g, (gap, key: string) => names[key] ?? gap);
  return { title: filled(title), description: filled(description) };
}

/** A title as all pages have it. */
export const titled = (title: string) => `${title} – ${brand.name}`;

/** What a page is called, from its title; null for one whose title is about the whole site. */
export function nameIn(title: string): string | null {
  const end = titled('');
  return title.endsWith(end) ? title.slice(0, -end.length) : null;
}
