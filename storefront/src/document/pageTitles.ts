import { brand } from '../content/company.json';
import type { PageMetadata } from './pageMetadata.ts';

export type TitleAndDescription = Pick<PageMetadata, 'title' | 'description'>;

/** Title and description of a page from the content, with names filled in. */
export function metadataFromContent(
  { title, description }: TitleAndDescription,
  names: Readonly<Record<string, string>> = {},
): TitleAndDescription {
  const filled = (text: string) => text.replace(/\{(\w+)\}/g, (gap, key: string) => names[key] ?? gap);
  return { title: filled(title), description: filled(description) };
}

/** A title as all pages have it. */
export const withSiteName = (title: string) => `${title} – ${brand.name}`;

/** What a page is called, from its title; null for one whose title is about the whole site. */
export function nameFromTitle(title: string): string | null {
  const end = withSiteName('');
  return title.endsWith(end) ? title.slice(0, -end.length) : null;
}
