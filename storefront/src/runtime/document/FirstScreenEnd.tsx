const openTag = '<div data-first-screen-end="" hidden="">';

const noHtml = { __html: '' };

/**
 * Marks where the first screen of a page ends. The server links the styles of what follows inside it, so the document contains
 * only those of the first screen: browsers render the part above while the style sheet loads. Of several, the first counts.
 * Hydration keeps the link.
 */
export const FirstScreenEnd = () => (
  // oxlint-disable-next-line elvora/no-raw-html -- empty: React then ignores the link that the server inserts
  <div data-first-screen-end="" hidden dangerouslySetInnerHTML={noHtml} suppressHydrationWarning />
);

/** Returns the index in the HTML at which a link to styles may be inserted; null when nothing marks it. */
export function findFirstScreenEnd(html: string): number | null {
  const at = html.indexOf(openTag);
  return at === -1 ? null : at + openTag.length;
}
