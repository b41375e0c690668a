import { brand } from '../content/company.json';
import type { PageMetadata } from '../runtime/document/pageMetadata.ts';

export type TitleAndDescription = Pick<PageMetadata, 'title' | 'description'>;

/** Title and description from the content, with `{name}` placeholders replaced. */
export function metadataFromContent(
  { title, description }: TitleAndDescription,
  names: Readonly<Record<string, string>> = {},
): TitleAndDescription {
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (placeholder, key: string) => names[key] ?? placeholder);
  return { title: fill(title), description: fill(description) };
}

/** Appends the name of the site to a title. */
export const withSiteName = (title: string) => `${title} – ${brand.name}`;

/** The title of a page without the name of the site; null for a title without it, such as the home page. */
export function nameFromTitle(title: string): string | null {
  const suffix = withSiteName('');
  return title.endsWith(suffix) ? title.slice(0, -suffix.length) : null;
}
