/** Puts the focus on the heading of the page, so that it is read and Tab goes on from there. */
export function focusHeading(): void {
  const heading =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (!heading) return;
  // Focusable by us alone: it announces the page and is the place the next Tab goes on from.
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
