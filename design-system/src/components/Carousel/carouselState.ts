/** Why a carousel waits although nobody has stopped it. */
export type CarouselHold = 'hover' | 'focus' | 'hiddenTab' | 'offScreen' | 'drag';

/** Side of the shown slide, in the direction of reading. */
export type CarouselSide = 'start' | 'end';

/** The last movement: the other slide that took part, the side it stood on, and whether the shown slide changed. */
interface Move {
  other: number;
  side: CarouselSide;
  isChange: boolean;
}

export interface CarouselState {
  readonly count: number;
  readonly index: number;
  /** Time from one slide to the next; none that is no positive number. */
  readonly intervalMs: number;
  /** Stopped by its pause button. */
  readonly isStopped: boolean;
  /** The person wants less motion: nothing moves by itself. */
  readonly prefersReducedMotion: boolean;
  readonly holds: readonly CarouselHold[];
  /** Time the shown slide has been playing, up to `countedAt`. */
  readonly playedMs: number;
  readonly updatedAt: number;
  /** Time after a change in which nobody can make another. */
  readonly lockMs: number;
  /** When the last change was. */
  readonly changedAt: number;
  readonly move: Move | null;
  /** A finger is down: the slides beside the shown one lie ready for whatever it does. */
  readonly isPressed: boolean;
  /** The side from which a slide is being pulled in. */
  readonly draggedSide: CarouselSide | null;
}

/** What happened; `at` is a time in ms. */
export type CarouselEvent = { at: number } & (
  | { type: 'timePassed' | 'nextChosen' | 'previousChosen' | 'stopToggled' | 'pressed' }
  | { type: 'slideChosen'; index: number }
  | { type: 'holdBegan' | 'holdEnded'; hold: CarouselHold }
  | { type: 'stillnessChanged'; isStill: boolean }
  | { type: 'pulled'; side: CarouselSide }
  | { type: 'released'; side: CarouselSide | null }
);

/**
 * `single` has nothing to change to, `static` changes by hand only, `stopped` waits for its button, `held` for the reason to
 * pass.
 */
export type CarouselPhase = 'empty' | 'single' | 'static' | 'stopped' | 'held' | 'playing';

interface InitialCarouselOptions {
  count: number;
  intervalMs: number;
  at: number;
  /** @default 0 */
  lockMs?: number;
  /** Until it is known that the carousel can be seen it is off screen. @default ['offScreen'] */
  holds?: readonly CarouselHold[];
}

export function initialCarouselState({
  count,
  intervalMs,
  at,
  lockMs = 0,
  holds = ['offScreen'],
}: InitialCarouselOptions): CarouselState {
  return {
    count: Math.max(0, Math.trunc(count) || 0),
    index: 0,
    intervalMs,
    isStopped: false,
    prefersReducedMotion: false,
    holds,
    playedMs: 0,
    updatedAt: at,
    lockMs,
    changedAt: -Infinity,
    move: null,
    isPressed: false,
    draggedSide: null,
  };
}

export function phaseOf({
  count,
  intervalMs,
  prefersReducedMotion,
  isStopped,
  holds,
}: CarouselState): CarouselPhase {
  if (count === 0) return 'empty';
  if (count === 1) return 'single';
  if (prefersReducedMotion || !(intervalMs > 0 && Number.isFinite(intervalMs))) return 'static';
  if (isStopped) return 'stopped';
  return holds.length > 0 ? 'held' : 'playing';
}

/** When the next slide is due; null while nothing plays. */
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
    case 'slideChosen':
      return isLocked(state)
        ? state
        : goToSlide(state, event.index, event.index < state.index ? 'start' : 'end');
    case 'stopToggled':
      return { ...state, isStopped: !state.isStopped };
    case 'holdBegan':
      return state.holds.includes(event.hold) ? state : { ...state, holds: [...state.holds, event.hold] };
    case 'holdEnded':
      return { ...state, holds: state.holds.filter((hold) => hold !== event.hold) };
    case 'stillnessChanged':
      return { ...state, prefersReducedMotion: event.isStill };
    case 'pressed':
      return { ...state, isPressed: state.count > 1 };
    case 'pulled':
      return { ...state, draggedSide: state.count > 1 ? event.side : null };
    case 'released':
      return endDrag(state, isLocked(state) ? null : event.side);
  }
}

/** Adds the time that has passed to what the slide has played. A clock that was set back adds nothing. */
function withElapsedTime(state: CarouselState, at: number): CarouselState {
  const passedMs = phaseOf(state) === 'playing' ? Math.max(0, at - state.updatedAt) : 0;
  return { ...state, playedMs: state.playedMs + passedMs, updatedAt: at };
}

/** What somebody asks for during the lock is dropped, not kept for later (S-110). */
function isLocked({ updatedAt, changedAt, lockMs }: CarouselState): boolean {
  return updatedAt - changedAt < lockMs;
}

function goToAdjacent(state: CarouselState, step: 1 | -1): CarouselState {
  return goToSlide(state, adjacentIndex(state, step), step > 0 ? 'end' : 'start');
}

/** Shows a slide, which comes from a side; its time begins anew. */
function goToSlide(state: CarouselState, index: number, side: CarouselSide): CarouselState {
  if (!Number.isInteger(index) || index < 0 || index >= state.count || index === state.index) return state;
  const move = { other: state.index, side: oppositeSide(side), isChange: true };
  return {
    ...state,
    index,
    playedMs: 0,
    isPressed: false,
    draggedSide: null,
    move,
    changedAt: state.updatedAt,
  };
}

/** Ends a press or pull: the slide of that side is shown or, with none, the pulled one goes back. */
function endDrag(before: CarouselState, side: CarouselSide | null): CarouselState {
  const state = { ...before, isPressed: false };
  if (side) return goToAdjacent({ ...state, draggedSide: null }, side === 'end' ? 1 : -1);
  const { draggedSide } = state;
  // What lay ready is hidden without a movement.
  if (!draggedSide) return before.isPressed ? { ...state, move: null } : before;
  const other = adjacentIndex(state, draggedSide === 'end' ? 1 : -1);
  return { ...state, draggedSide: null, move: { other, side: draggedSide, isChange: false } };
}

function adjacentIndex({ index, count }: CarouselState, step: 1 | -1): number {
  return count === 0 ? 0 : (index + step + count) % count;
}

function oppositeSide(side: CarouselSide): CarouselSide {
  return side === 'end' ? 'start' : 'end';
}

/** What a slide does: the looks of the view. */
export const slideMotions = [
  'hidden',
  'rests',
  'followsFinger',
  'besideAtStart',
  'besideAtEnd',
  'comesFromStart',
  'comesFromEnd',
  'leavesToStart',
  'leavesToEnd',
  'retreatsToStart',
  'retreatsToEnd',
  'returns',
] as const;
export type SlideMotion = (typeof slideMotions)[number];

export function slideMotion(state: CarouselState, at: number): SlideMotion {
  const { index, move, isPressed, draggedSide } = state;
  const isShown = at === index;
  if (isShown && draggedSide) return 'followsFinger';
  if (!isShown && (isPressed || draggedSide)) return adjacentMotion(state, at);
  if (!move) return isShown ? 'rests' : 'hidden';
  if (isShown && !move.isChange) return 'returns';
  if (isShown) return move.side === 'start' ? 'comesFromEnd' : 'comesFromStart';
  if (at !== move.other) return 'hidden';
  if (!move.isChange) return move.side === 'start' ? 'retreatsToStart' : 'retreatsToEnd';
  return move.side === 'start' ? 'leavesToStart' : 'leavesToEnd';
}

/** Where a slide lies during a press: on the pulled side, or ready for a pull to its own. */
function adjacentMotion(state: CarouselState, at: number): SlideMotion {
  const { isPressed, draggedSide } = state;
  const sideAt = (side: CarouselSide) => at === adjacentIndex(state, side === 'end' ? 1 : -1);
  // Of two slides the other one is on both sides.
  const sides: CarouselSide[] = draggedSide === 'start' ? ['start', 'end'] : ['end', 'start'];
  const side = sides.find((one) => (isPressed || one === draggedSide) && sideAt(one));
  if (!side) return 'hidden';
  return side === 'end' ? 'besideAtEnd' : 'besideAtStart';
}
