import { type CarouselView, positionCount } from './viewGeometry.ts';

/** Reason why autoplay waits although the user has not paused it. */
export type CarouselHold = 'hover' | 'focus' | 'hiddenTab' | 'offScreen' | 'drag';

/** Direction of a change: 1 to the next slide, -1 to the previous one. */
export type CarouselStep = 1 | -1;

export interface CarouselState {
  readonly count: number;
  /** Slides side by side in view. */
  readonly perView: number;
  /** The current slide, the first in view. */
  readonly index: number;
  /** Direction of the last change. */
  readonly step: CarouselStep;
  /** Time from one slide to the next in ms; anything but a positive number turns autoplay off. */
  readonly intervalMs: number;
  /** Paused with the pause button. */
  readonly isPaused: boolean;
  readonly prefersReducedMotion: boolean;
  readonly holds: readonly CarouselHold[];
  /** Time the current slide has been playing, up to `updatedAt`. */
  readonly playedMs: number;
  readonly updatedAt: number;
  /** Time after a change during which user commands are dropped. */
  readonly lockMs: number;
  /** Time of the last change. */
  readonly changedAt: number;
}

/** An event of the carousel; `at` is a time in ms. */
export type CarouselEvent = { at: number } & (
  | { type: 'timePassed' | 'nextChosen' | 'previousChosen' | 'pauseToggled' }
  | { type: 'slideChosen'; index: number }
  /** The app has chosen a slide. */
  | { type: 'indexChanged'; index: number }
  | { type: 'viewChanged'; perView: number }
  | { type: 'swiped'; step: CarouselStep }
  | { type: 'holdBegan' | 'holdEnded'; hold: CarouselHold }
  | { type: 'reducedMotionChanged'; prefersReducedMotion: boolean }
);

/**
 * `single` shows all slides at once, `static` has no autoplay, `stopped` is paused by the user, `held` waits until all holds have
 * ended.
 */
export type CarouselPhase = 'empty' | 'single' | 'static' | 'stopped' | 'held' | 'playing';

interface InitialCarouselOptions {
  count: number;
  /** @default 1 */
  perView?: number | undefined;
  /** @default 0 */
  index?: number | undefined;
  intervalMs: number;
  at: number;
  /** @default 0 */
  lockMs?: number;
  /** The carousel counts as off screen until it has been observed. @default ['offScreen'] */
  holds?: readonly CarouselHold[];
}

export function initialCarouselState({
  count,
  perView = 1,
  index = 0,
  intervalMs,
  at,
  lockMs = 0,
  holds = ['offScreen'],
}: InitialCarouselOptions): CarouselState {
  const usableCount = Math.max(0, Math.trunc(count) || 0);
  return {
    count: usableCount,
    perView,
    index:
      Number.isInteger(index) && index > 0 && index < count
        ? Math.min(index, lastPosition({ count: usableCount, perView }))
        : 0,
    step: 1,
    intervalMs,
    isPaused: false,
    prefersReducedMotion: false,
    holds,
    playedMs: 0,
    updatedAt: at,
    lockMs,
    changedAt: -Infinity,
  };
}

/** Returns the last slide that can be the first in view. */
const lastPosition = (view: CarouselView) => positionCount(view) - 1;

export function phaseOf({
  count,
  perView,
  intervalMs,
  prefersReducedMotion,
  isPaused,
  holds,
}: CarouselState): CarouselPhase {
  if (count === 0) return 'empty';
  if (lastPosition({ count, perView }) === 0) return 'single';
  if (prefersReducedMotion || !(intervalMs > 0 && Number.isFinite(intervalMs))) return 'static';
  if (isPaused) return 'stopped';
  return holds.length > 0 ? 'held' : 'playing';
}

/** Returns when the next slide is due; null unless the carousel is playing. */
export function nextSlideAt(state: CarouselState): number | null {
  return phaseOf(state) === 'playing' ? state.updatedAt + state.intervalMs - state.playedMs : null;
}

export function reduce(before: CarouselState, event: CarouselEvent): CarouselState {
  const state = withElapsedTime(before, event.at);
  switch (event.type) {
    case 'timePassed':
      return phaseOf(state) === 'playing' && state.playedMs >= state.intervalMs
        ? goToAdjacent(state, 1)
        : state;
    case 'nextChosen':
      return isLocked(state) ? state : goToAdjacent(state, 1);
    case 'previousChosen':
      return isLocked(state) ? state : goToAdjacent(state, -1);
    case 'swiped':
      return isLocked(state) ? state : goToAdjacent(state, event.step);
    case 'slideChosen':
      return isLocked(state) ? state : goToSlide(state, event.index, event.index < state.index ? -1 : 1);
    case 'indexChanged':
      return goToSlide(state, event.index, event.index < state.index ? -1 : 1);
    case 'viewChanged': {
      const { perView } = event;
      return {
        ...state,
        perView,
        index: Math.min(state.index, lastPosition({ count: state.count, perView })),
      };
    }
    case 'pauseToggled':
      return { ...state, isPaused: !state.isPaused };
    case 'holdBegan':
      return state.holds.includes(event.hold) ? state : { ...state, holds: [...state.holds, event.hold] };
    case 'holdEnded':
      return { ...state, holds: state.holds.filter((hold) => hold !== event.hold) };
    case 'reducedMotionChanged':
      return { ...state, prefersReducedMotion: event.prefersReducedMotion };
  }
}

/** Adds the elapsed time to that of the current slide. A clock that was set back adds nothing. */
function withElapsedTime(state: CarouselState, at: number): CarouselState {
  const elapsedMs = phaseOf(state) === 'playing' ? Math.max(0, at - state.updatedAt) : 0;
  return { ...state, playedMs: state.playedMs + elapsedMs, updatedAt: at };
}

/** Commands during the lock are dropped, not queued (S-110). */
function isLocked({ updatedAt, changedAt, lockMs }: CarouselState): boolean {
  return updatedAt - changedAt < lockMs;
}

function goToAdjacent(state: CarouselState, step: CarouselStep): CarouselState {
  const positions = positionCount(state);
  return goToSlide(state, (state.index + step + positions) % positions, step);
}

/** Shows a slide and restarts its time; ignores an index out of range. */
function goToSlide(state: CarouselState, slide: number, step: CarouselStep): CarouselState {
  if (!Number.isInteger(slide) || slide < 0 || slide >= state.count) return state;
  const index = Math.min(slide, lastPosition(state));
  if (index === state.index) return state;
  return { ...state, index, step, playedMs: 0, changedAt: state.updatedAt };
}
