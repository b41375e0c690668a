/** What a key asks a viewer for. */
export type ViewerCommand =
  | { to: 'close' | 'zoomIn' | 'zoomOut' | 'reset' | 'next' | 'previous' | 'first' | 'last' | 'help' }
  | { to: 'look'; x: number; y: number };

interface KeyInfo {
  key: string;
  isZoomed: boolean;
  isRtl: boolean;
}

const plain: Readonly<Record<string, ViewerCommand>> = {
  Escape: { to: 'close' },
  '+': { to: 'zoomIn' },
  '=': { to: 'zoomIn' },
  '-': { to: 'zoomOut' },
  _: { to: 'zoomOut' },
  '0': { to: 'reset' },
  '?': { to: 'help' },
  Home: { to: 'first' },
  End: { to: 'last' },
};

const looks: Readonly<Record<string, ViewerCommand>> = {
  ArrowLeft: { to: 'look', x: -1, y: 0 },
  ArrowRight: { to: 'look', x: 1, y: 0 },
  ArrowUp: { to: 'look', x: 0, y: -1 },
  ArrowDown: { to: 'look', x: 0, y: 1 },
};

/**
 * Arrows look around in a zoomed picture and change a fitted one, pointing the way it moves; null when the key means
 * nothing here.
 */
export function viewerCommand({ key, isZoomed, isRtl }: KeyInfo): ViewerCommand | null {
  const own = Object.hasOwn(plain, key) ? plain[key] : undefined;
  if (own) return own;
  if (isZoomed) return (Object.hasOwn(looks, key) && looks[key]) || null;
  if (key === (isRtl ? 'ArrowLeft' : 'ArrowRight')) return { to: 'next' };
  return key === (isRtl ? 'ArrowRight' : 'ArrowLeft') ? { to: 'previous' } : null;
}

/** The picture beside one, round both ends; one picture stays (S-241, S-415). */
export function pictureBeside(index: number, step: 1 | -1, count: number): number {
  return count < 1 ? 0 : (index + step + count) % count;
}
