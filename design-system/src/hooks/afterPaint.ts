/** Does something once the next frame has been painted: what nobody sees need not hold up what somebody waits for. */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}
