import { nameFromTitle, withSiteName, type TitleAndDescription } from './pageTitles.ts';

/** Adds the page number to title and description from the second page of a list on. */
export function pagedMetadata(metadata: TitleAndDescription, page: number): TitleAndDescription {
  const name = nameFromTitle(metadata.title);
  if (page === 1 || name === null) return metadata;
  return {
    title: withSiteName(`${name}, page ${page}`),
    description: `Page ${page}. ${metadata.description}`,
  };
}

/** Search engines show about this many characters. */
const maxDescriptionLength = 160;

/** The first paragraph of a text, truncated at a word boundary. */
export function descriptionFromText(text: string): string {
  const paragraph = (text.split(/\n\s*\n/)[0] ?? '').replace(/\s+/g, ' ').trim();
  if (paragraph.length <= maxDescriptionLength) return paragraph;
  const truncated = paragraph.slice(0, maxDescriptionLength).replace(/\s+\S*$/, '');
  return `${truncated.replace(/[,;:.]$/, '')}…`;
}
