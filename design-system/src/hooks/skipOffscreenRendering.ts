const attributeName = 'data-near-only';

/**
 * Skips rendering of off-screen parts until the returned function is called, for interactions that would otherwise recompute
 * the styles of the whole page.
 */
export function skipOffscreenRendering(): () => void {
  const { documentElement } = document;
  documentElement.setAttribute(attributeName, '');
  return () => documentElement.removeAttribute(attributeName);
}
