import { clamp, type Point } from '../../geometry/index.ts';
import { usableZoom } from './lensGeometry.ts';

/** Range and step of the zoom by keyboard. */
export const zoomBounds = { min: 1, max: 4, step: 0.5 } as const;

/** Share of the picture an arrow key moves the lens by, without and with Shift. */
const steps = { small: 0.05, large: 0.2 } as const;

export interface LensState {
  /** `following` the pointer, or `pinned` and moved by keys. */
  mode: 'hidden' | 'following' | 'pinned';
  /** Centre of the lens as shares of the picture, from its top left. */
  at: Point;
  zoom: number;
}

export type LensEvent =
  | { type: 'pointerMoved'; at: Point }
  | { type: 'pointerLeft' }
  /** `maxZoom` is the largest zoom that shows: one source pixel per CSS pixel. */
  | { type: 'keyPressed'; key: string; isShift: boolean; maxZoom: number }
  | { type: 'focusLeft' };

export const initialLensState = (zoom: number): LensState => ({
  mode: 'hidden',
  at: { x: 0.5, y: 0.5 },
  zoom: clamp(usableZoom(zoom), zoomBounds.min, Math.max(zoomBounds.max, zoom)),
});

/** Returns the next state; the same object when the event has no effect. */
export function reduceLens(state: LensState, event: LensEvent): LensState {
  switch (event.type) {
    case 'pointerMoved':
      return { ...state, mode: 'following', at: clampToPicture(event.at) };
    case 'pointerLeft':
      return state.mode === 'following' ? { ...state, mode: 'hidden' } : state;
    case 'focusLeft':
      return state.mode === 'pinned' ? { ...state, mode: 'hidden' } : state;
    case 'keyPressed':
      return reduceKey(state, event);
  }
}

type KeyPress = Extract<LensEvent, { type: 'keyPressed' }>;

function reduceKey(state: LensState, { key, isShift, maxZoom }: KeyPress): LensState {
  if (key === 'z' || key === 'Z') return { ...state, mode: state.mode === 'hidden' ? 'pinned' : 'hidden' };
  if (state.mode === 'hidden') return state;
  if (key === 'Escape') return { ...state, mode: 'hidden' };
  const factor = zoomStep(key);
  if (factor !== 0) {
    const max = Math.min(zoomBounds.max, maxZoom);
    // From the displayed zoom: steps beyond the limit would otherwise have to be undone one by one.
    const zoom = clamp(Math.min(state.zoom, max) + factor * zoomBounds.step, zoomBounds.min, max);
    return { ...state, mode: 'pinned', zoom };
  }
  const direction = directions[key];
  if (!direction) return state;
  const step = isShift ? steps.large : steps.small;
  return {
    ...state,
    mode: 'pinned',
    at: clampToPicture({ x: state.at.x + direction.x * step, y: state.at.y + direction.y * step }),
  };
}

const zoomStep = (key: string) => (key === '+' || key === '=' ? 1 : key === '-' || key === '_' ? -1 : 0);

/** Arrows are physical directions in all writing directions. */
const directions: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const clampToPicture = ({ x, y }: Point): Point => ({ x: clamp(x, 0, 1), y: clamp(y, 0, 1) });

export type Third = 'first' | 'middle' | 'last';

/** Returns the third of the picture under the lens, on each axis. */
export function thirdsOf({ x, y }: Point): { across: Third; down: Third } {
  const third = (part: number): Third => (part < 1 / 3 ? 'first' : part > 2 / 3 ? 'last' : 'middle');
  return { across: third(x), down: third(y) };
}
