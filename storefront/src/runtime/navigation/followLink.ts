/** Navigates as a click on a link to the address does, for actions that are no links. */
export function followLink(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  // The document listens for clicks.
  document.body.append(link);
  link.click();
  link.remove();
}
