import company from '../content/company.json';
import meta from '../content/meta.json';
import type { PageDocument } from './pageDocument.ts';

type MetaName = keyof typeof meta;

/** Title and description of a page from the content, with names filled in. */
export function metaOf(
  name: MetaName,
  names: Readonly<Record<string, string>> = {},
): Pick<PageDocument, 'title' | 'description'> {
  const filled = (text: string) => text.replace(/\{(\w+)\}/g, (gap, key: string) => names[key] ?? gap);
  const { title, description } = meta[name];
  return { title: filled(title), description: filled(description) };
}

/** A title as all pages have it. */
export const titled = (title: string) => `${title} – ${company.brand.name}`;
