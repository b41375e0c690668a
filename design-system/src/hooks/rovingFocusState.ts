interface KeyInfo {
  key: string;
  /** Axis on which the choices stand. */
  axis: 'vertical' | 'horizontal';
  isRtl: boolean;
}

type Move = 'next' | 'previous' | 'first' | 'last';

/** What a key means in a row of choices; keys of the other axis mean nothing, so that they scroll the page. */
function moveOf({ key, axis, isRtl }: KeyInfo): Move | null {
  if (key === 'Home') return 'first';
  if (key === 'End') return 'last';
  if (axis === 'vertical') return key === 'ArrowDown' ? 'next' : key === 'ArrowUp' ? 'previous' : null;
  if (key === (isRtl ? 'ArrowLeft' : 'ArrowRight')) return 'next';
  return key === (isRtl ? 'ArrowRight' : 'ArrowLeft') ? 'previous' : null;
}

/** The choice a key leads to, round the ends; null when the key is not for the row. */
export function indexAfterKey({ index, count, ...info }: KeyInfo & { index: number; count: number }) {
  const move = moveOf(info);
  if (move === null || count < 1) return null;
  if (move === 'first') return 0;
  if (move === 'last') return count - 1;
  return (index + (move === 'next' ? 1 : count - 1)) % count;
}
