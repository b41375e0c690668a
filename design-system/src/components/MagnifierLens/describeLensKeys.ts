/** Describes the keys of the lens to assistive technology; returns a function that removes the description. */
export function describeLensKeys(element: HTMLElement, keysId: string) {
  const before = element.getAttribute('aria-describedby');
  element.setAttribute('aria-keyshortcuts', 'Z');
  element.setAttribute('aria-describedby', before ? `${before} ${keysId}` : keysId);
  return () => {
    element.removeAttribute('aria-keyshortcuts');
    if (before) element.setAttribute('aria-describedby', before);
    else element.removeAttribute('aria-describedby');
  };
}
