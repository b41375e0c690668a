const attributeName = 'data-near-only';

/**
 * Leaves out what is far from the screen (`styles/band.css.ts`) until the function it gives is called: for a moment in which
 * the styles of the whole page would be computed, and somebody waits for what is before their eyes.
 */
export function skipOffscreenRendering(): () => void {
  const { documentElement } = document;
  documentElement.setAttribute(attributeName, '');
  return () => documentElement.removeAttribute(attributeName);
}
