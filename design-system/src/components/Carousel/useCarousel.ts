import { type RefObject, useEffect, useMemo, useReducer, useRef } from 'react';
import type { Clock } from '../../hooks/index.ts';
import {
  initialCarouselState,
  type CarouselHold,
  type CarouselSide,
  type CarouselState,
  nextSlideAt,
  phaseOf,
  reduce,
} from './carouselState.ts';
import { useCarouselHolds } from './useCarouselHolds.ts';

interface CarouselOptions {
  count: number;
  intervalMs: number;
  clock: Clock;
  onSlideChange: ((index: number) => void) | undefined;
  /** Time after a change in which nobody can make another. @default 0 */
  lockMs?: number;
}

/** What somebody does with a carousel. */
export interface CarouselActions {
  next: () => void;
  previous: () => void;
  choose: (index: number) => void;
  toggleStop: () => void;
  hold: (hold: CarouselHold, isHeld: boolean) => void;
  press: () => void;
  drag: (side: CarouselSide) => void;
  release: (side: CarouselSide | null) => void;
}

export interface CarouselController {
  state: CarouselState;
  rootRef: RefObject<HTMLElement | null>;
  actions: CarouselActions;
}

/** Plays the slides: turns timers and what the page does into events of the state. */
export function useCarousel({
  count,
  intervalMs,
  clock,
  onSlideChange,
  lockMs = 0,
}: CarouselOptions): CarouselController {
  // The clock begins with the page's life; until then nothing plays.
  const [state, dispatch] = useReducer(reduce, { count, intervalMs, lockMs, at: 0 }, initialCarouselState);
  const rootRef = useRef<HTMLElement>(null);
  const announced = useRef(state.index);

  useEffect(
    function playOn() {
      const due = nextSlideAt(state);
      if (due === null) return;
      return clock.after(Math.max(0, due - clock.now()), () =>
        dispatch({ type: 'timePassed', at: clock.now() }),
      );
    },
    [state, clock],
  );
  useEffect(
    function tellOfTheSlide() {
      if (announced.current === state.index) return;
      announced.current = state.index;
      onSlideChange?.(state.index);
    },
    [state.index, onSlideChange],
  );

  // The same for the life of the carousel: what only acts is not drawn again with every change.
  const acts = useMemo(
    () => ({
      hold: (hold: CarouselHold, isHeld: boolean) =>
        dispatch({ type: isHeld ? 'holdBegan' : 'holdEnded', hold, at: clock.now() }),
      next: () => dispatch({ type: 'nextChosen', at: clock.now() }),
      previous: () => dispatch({ type: 'previousChosen', at: clock.now() }),
      choose: (index: number) => dispatch({ type: 'slideChosen', index, at: clock.now() }),
      toggleStop: () => dispatch({ type: 'stopToggled', at: clock.now() }),
      press: () => dispatch({ type: 'pressed', at: clock.now() }),
      drag: (side: CarouselSide) => dispatch({ type: 'pulled', side, at: clock.now() }),
      release: (side: CarouselSide | null) => dispatch({ type: 'released', side, at: clock.now() }),
    }),
    [clock],
  );
  useCarouselHolds({
    rootRef,
    isIdle: phaseOf(state) === 'single',
    onHold: acts.hold,
    onReducedMotionChange: (isStill) => dispatch({ type: 'stillnessChanged', isStill, at: clock.now() }),
  });

  return { state, rootRef, actions: acts };
}
