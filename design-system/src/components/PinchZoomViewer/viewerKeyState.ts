type PlainCommand =
  'close' | 'zoomIn' | 'zoomOut' | 'reset' | 'next' | 'previous' | 'first' | 'last' | 'help';

/** What a key asks a viewer for. */
export type ViewerCommand = { to: PlainCommand } | { to: 'look'; x: number; y: number };

interface KeyInfo {
  key: string;
  isZoomed: boolean;
  isRtl: boolean;
}

const plain = new Map<string, PlainCommand>([
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

const looks = new Map([
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
  const to = plain.get(key);
  if (to) return { to };
  if (isZoomed) {
    const look = looks.get(key);
    return look ? { to: 'look', ...look } : null;
  }
  if (key === (isRtl ? 'ArrowLeft' : 'ArrowRight')) return { to: 'next' };
  return key === (isRtl ? 'ArrowRight' : 'ArrowLeft') ? { to: 'previous' } : null;
}

/** The picture beside one, round both ends; one picture stays (S-241, S-415). */
export function pictureBeside(index: number, step: 1 | -1, count: number): number {
  return count < 1 ? 0 : (index + step + count) % count;
}
