type SimpleCommand =
  | 'close'
  | 'zoomIn'
  | 'zoomOut'
  | 'reset'
  | 'next'
  | 'previous'
  | 'first'
  | 'last'
  | 'help';

/** A keyboard command of the viewer. */
export type ViewerCommand = { to: SimpleCommand } | { to: 'pan'; x: number; y: number };

interface KeyInfo {
  key: string;
  isZoomed: boolean;
  isRtl: boolean;
}

const commandByKey = new Map<string, SimpleCommand>([
  ['Escape', 'close'],
  ['+', 'zoomIn'],
  ['=', 'zoomIn'],
  ['-', 'zoomOut'],
  ['_', 'zoomOut'],
  ['0', 'reset'],
  ['?', 'help'],
  ['Home', 'first'],
  ['End', 'last'],
]);

const panByKey = new Map([
  ['ArrowLeft', { x: -1, y: 0 }],
  ['ArrowRight', { x: 1, y: 0 }],
  ['ArrowUp', { x: 0, y: -1 }],
  ['ArrowDown', { x: 0, y: 1 }],
]);

/**
 * Maps a key to a command; null for other keys. Arrows pan a zoomed picture and change a fitted one, in reading
 * direction.
 */
export function viewerCommand({ key, isZoomed, isRtl }: KeyInfo): ViewerCommand | null {
  const to = commandByKey.get(key);
  if (to) return { to };
  if (isZoomed) {
    const direction = panByKey.get(key);
    return direction ? { to: 'pan', ...direction } : null;
  }
  if (key === (isRtl ? 'ArrowLeft' : 'ArrowRight')) return { to: 'next' };
  return key === (isRtl ? 'ArrowRight' : 'ArrowLeft') ? { to: 'previous' } : null;
}

/** Returns the index of the next or previous picture, wrapping at both ends (S-241, S-415). */
export function adjacentPicture(index: number, step: 1 | -1, count: number): number {
  return count < 1 ? 0 : (index + step + count) % count;
}
