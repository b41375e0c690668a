/** Returns the direction of an icon drawn pointing right, after its own and its ancestors' transforms. */
export function pointingOf(icon: Element | null | undefined): 'left' | 'right' | 'down' | 'up' {
  if (!icon) throw new Error('There is no icon.');
  let tip = new DOMPoint(1, 0);
  for (let element: Element | null = icon; element; element = element.parentElement) {
    const { transform, scale } = getComputedStyle(element);
    const [scaleX = 1, scaleY = scaleX] = scale === 'none' ? [] : scale.split(' ').map(Number);
    const { a, b, c, d } = new DOMMatrix().scale(scaleX, scaleY).multiply(new DOMMatrix(transform));
    tip = new DOMMatrix([a, b, c, d, 0, 0]).transformPoint(tip);
  }
  if (Math.abs(tip.x) > Math.abs(tip.y)) return tip.x > 0 ? 'right' : 'left';
  return tip.y > 0 ? 'down' : 'up';
}

const opposites = { left: 'right', right: 'left', down: 'up', up: 'down' } as const;

/** Returns the direction of an icon drawn pointing left. */
export const backPointingOf = (icon: Element | null | undefined) => opposites[pointingOf(icon)];
