type SimpleCommand =
  'close' | 'zoomIn' | 'zoomOut' | 'reset' | 'next' | 'previous' | 'first' | 'last' | 'help';

/** What a key asks a viewer for. */
export type ViewerCommand = { to: SimpleCommand } | { to: 'look'; x: number; y: number };

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
 * Arrows look around in a zoomed picture and change a fitted one, pointing the way it moves; null when the key means
 * nothing here.
 */
export function viewerCommand({ key, isZoomed, isRtl }: KeyInfo): ViewerCommand | null {
  const to = commandByKey.get(key);
  if (to) return { to };
  if (isZoomed) {
    const look = panByKey.get(key);
    return look ? { to: 'look', ...look } : null;
  }
  if (key === (isRtl ? 'ArrowLeft' : 'ArrowRight')) return { to: 'next' };
  return key === (isRtl ? 'ArrowRight' : 'ArrowLeft') ? { to: 'previous' } : null;
}

/** The picture beside one, round both ends; one picture stays (S-241, S-415). */
export function adjacentPicture(index: number, step: 1 | -1, count: number): number {
  return count < 1 ? 0 : (index + step + count) % count;
}
