/** Navigates like a click on a link to the address, for actions that are not links. */
export const followLink = (href: string): void => withLink(href, (link) => link.click());

/** Prefetches a page like a press on a link to it, before an action calls `followLink`. */
export const prefetchLink = (href: string): void =>
  withLink(href, (link) => link.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })));

/** Adds a link to the document for an event: the document listens for events of links. */
function withLink(href: string, dispatch: (link: HTMLAnchorElement) => void): void {
  const link = document.createElement('a');
  link.href = href;
  document.body.append(link);
  dispatch(link);
  link.remove();
}
