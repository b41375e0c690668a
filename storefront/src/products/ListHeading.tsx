import { Heading } from '@elvora/design-system/Heading';
import { VisuallyHidden } from '@elvora/design-system/VisuallyHidden';

const listHeadingId = 'list';

/** URL of a page of a list, with the fragment of the list's heading, so that it also scrolls there without script. */
export const atListHeading = (href: string): string => `${href}#${listHeadingId}`;

interface ListHeadingProps {
  title: string;
  page: number;
  pageCount: number;
  /** Whether the list follows the title of the page. @default false */
  isHidden?: boolean;
}

/** Heading of a paginated list; takes focus when another page is shown. */
export function ListHeading({ title, page, pageCount, isHidden = false }: ListHeadingProps) {
  const pageText = pageCount > 1 ? ` (page ${page} of ${pageCount})` : '';
  const heading = (
    <Heading id={listHeadingId} isFocusable level={2} variant="heading3">
      {title}
      {pageText !== '' && (isHidden ? pageText : <VisuallyHidden>{pageText}</VisuallyHidden>)}
    </Heading>
  );
  return isHidden ? <VisuallyHidden>{heading}</VisuallyHidden> : heading;
}
