import { type RefObject, useCallback, useEffect, useMemo, useReducer, useRef } from 'react';
import type { Clock } from '../../hooks/index.ts';
import {
  initialCarouselState,
  type CarouselHold,
  type CarouselState,
  type CarouselStep,
  nextSlideAt,
  phaseOf,
  reduce,
} from './carouselState.ts';
import { useCarouselHolds } from './useCarouselHolds.ts';

interface SlideshowOptions {
  count: number;
  /** Slides side by side in view. @default 1 */
  perView?: number;
  /** Selects this slide whenever it changes. @default none */
  index?: number | undefined;
  intervalMs: number;
  clock: Clock;
  onSlideChange: ((index: number) => void) | undefined;
  /** Time after a change during which user commands are dropped. @default 0 */
  lockMs?: number;
}

/** The user's commands. Stable for the life of the slideshow, so that memoised controls do not re-render. */
export interface SlideshowActions {
  next: () => void;
  previous: () => void;
  choose: (index: number) => void;
  togglePause: () => void;
  /** Holds autoplay while a pointer is down. */
  press: () => void;
  /** Ends the press, with the step of a swipe or null. */
  release: (step: CarouselStep | null) => void;
  /** Turns to the next or previous slide by wheel or trackpad. */
  turn: (step: CarouselStep) => void;
}

export interface Slideshow {
  state: CarouselState;
  rootRef: RefObject<HTMLElement | null>;
  actions: SlideshowActions;
}

/** Keeps the current slide and plays the slides: turns timers, page events and commands into events of the state. */
export function useSlideshow({
  count,
  perView = 1,
  index,
  intervalMs,
  clock,
  onSlideChange,
  lockMs = 0,
}: SlideshowOptions): Slideshow {
  // Starts off screen: nothing plays, and the clock is not read, before the slideshow has been observed.
  const [state, dispatch] = useReducer(
    reduce,
    { count, perView, index, intervalMs, lockMs, at: 0 },
    initialCarouselState,
  );
  const rootRef = useRef<HTMLElement>(null);
  const holds = useRef(new Set(state.holds));
  /** Time of the press; null while no pointer is down. */
  const pressedAt = useRef<number>(null);
  const reportedIndex = useRef(state.index);

  useEffect(
    function scheduleNextSlide() {
      const due = nextSlideAt(state);
      if (due === null) return;
      return clock.after(Math.max(0, due - clock.now()), () => {
        // The release schedules again.
        if (pressedAt.current === null) dispatch({ type: 'timePassed', at: clock.now() });
      });
    },
    [state, clock],
  );
  useEffect(
    function reportSlideChange() {
      if (reportedIndex.current === state.index) return;
      reportedIndex.current = state.index;
      onSlideChange?.(state.index);
    },
    [state.index, onSlideChange],
  );

  useEffect(
    function followIndex() {
      if (index !== undefined) dispatch({ type: 'indexChanged', index, at: clock.now() });
    },
    [index, clock],
  );

  useEffect(
    function followView() {
      dispatch({ type: 'viewChanged', perView, at: clock.now() });
    },
    [perView, clock],
  );

  const hold = useCallback(
    (reason: CarouselHold, isHeld: boolean) => {
      if (holds.current.has(reason) === isHeld) return;
      if (isHeld) holds.current.add(reason);
      else holds.current.delete(reason);
      dispatch({ type: isHeld ? 'holdBegan' : 'holdEnded', hold: reason, at: clock.now() });
    },
    [clock],
  );
  const actions = useMemo(
    () => ({
      next: () => dispatch({ type: 'nextChosen', at: clock.now() }),
      previous: () => dispatch({ type: 'previousChosen', at: clock.now() }),
      choose: (index: number) => dispatch({ type: 'slideChosen', index, at: clock.now() }),
      togglePause: () => dispatch({ type: 'pauseToggled', at: clock.now() }),
      // Renders nothing, because rendering would delay the first frames of a drag: the release accounts for the time.
      press() {
        pressedAt.current = clock.now();
        rootRef.current?.toggleAttribute('data-pressed', true);
      },
      release(step: CarouselStep | null) {
        const at = pressedAt.current;
        if (at === null) return;
        pressedAt.current = null;
        rootRef.current?.removeAttribute('data-pressed');
        dispatch({ type: 'holdBegan', hold: 'drag', at });
        if (step) dispatch({ type: 'swiped', step, at: clock.now() });
        dispatch({ type: 'holdEnded', hold: 'drag', at: clock.now() });
      },
      turn: (step: CarouselStep) => dispatch({ type: 'swiped', step, at: clock.now() }),
    }),
    [clock],
  );
  useCarouselHolds({
    rootRef,
    isIdle: phaseOf(state) === 'single',
    onHold: hold,
    onReducedMotionChange: (prefersReducedMotion) =>
      dispatch({ type: 'reducedMotionChanged', prefersReducedMotion, at: clock.now() }),
  });

  return { state, rootRef, actions };
}
