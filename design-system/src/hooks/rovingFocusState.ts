interface KeyInfo {
  key: string;
  /** Axis of the items. */
  axis: 'vertical' | 'horizontal';
  isRtl: boolean;
}

type Move = 'next' | 'previous' | 'first' | 'last';

/** Returns the move of a key; keys of the other axis have none, so that they scroll the page. */
function moveOf({ key, axis, isRtl }: KeyInfo): Move | null {
  if (key === 'Home') return 'first';
  if (key === 'End') return 'last';
  if (axis === 'vertical') return key === 'ArrowDown' ? 'next' : key === 'ArrowUp' ? 'previous' : null;
  if (key === (isRtl ? 'ArrowLeft' : 'ArrowRight')) return 'next';
  return key === (isRtl ? 'ArrowRight' : 'ArrowLeft') ? 'previous' : null;
}

/** Returns the index a key leads to, wrapping around; null for other keys. */
export function indexAfterKey({ index, count, ...info }: KeyInfo & { index: number; count: number }) {
  const move = moveOf(info);
  if (move === null || count < 1) return null;
  if (move === 'first') return 0;
  if (move === 'last') return count - 1;
  return (index + (move === 'next' ? 1 : count - 1)) % count;
}
