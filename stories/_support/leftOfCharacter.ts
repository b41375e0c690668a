/** Returns the position of a character of a text from the left edge of the window, in pixels. */
export function leftOfCharacter({ firstChild: text }: Element, at: number): number {
  if (!text) throw new Error('The element has no text.');
  const range = document.createRange();
  range.setStart(text, at);
  range.setEnd(text, at + 1);
  return range.getBoundingClientRect().left;
}
