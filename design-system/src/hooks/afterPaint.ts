/** Runs `callback` after the next paint, so that invisible work does not delay it. */
export function afterPaint(callback: () => void): void {
  requestAnimationFrame(() => setTimeout(callback));
}
