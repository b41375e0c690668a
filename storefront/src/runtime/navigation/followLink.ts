/** Navigates like a click on a link to the address, for actions that are not links. */
export function followLink(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  // The document listens for clicks.
  document.body.append(link);
  link.click();
  link.remove();
}
