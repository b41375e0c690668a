import type { RefObject } from 'react';
import type { Point } from '../../geometry/index.ts';
import type { LensStage } from './lensStage.ts';
import type { LensEvent } from './lensState.ts';

/** Handles an event and returns whether it changed the lens. */
type Dispatch = (event: LensEvent) => boolean;

interface PointerInput {
  /** The pointer before there was a lens. */
  first: RefObject<Point | null> | undefined;
  measure: () => LensStage;
  dispatch: Dispatch;
  signal: AbortSignal;
}

/** Follows mouse and pen; touch has no lens (D-35). */
export function listenToPointer(frame: HTMLElement, { first, measure, dispatch, signal }: PointerInput) {
  const move = (pointer: Point) => {
    const { frame: rect, picture } = measure();
    const at = {
      x: (pointer.x - rect.x - picture.x) / picture.width,
      y: (pointer.y - rect.y - picture.y) / picture.height,
    };
    dispatch({ type: 'pointerMoved', at });
  };
  const leave = () => dispatch({ type: 'pointerLeft' });
  frame.addEventListener(
    'pointermove',
    (event) => {
      if (event.pointerType !== 'touch') move({ x: event.clientX, y: event.clientY });
    },
    { signal },
  );
  frame.addEventListener('pointerleave', leave, { signal });
  frame.addEventListener('pointercancel', leave, { signal });
  if (!first?.current) return;
  move(first.current);
  // Once: a new picture waits for a move.
  first.current = null;
}

/** Handles the keys of the lens and keeps them from the page. */
export function listenToKeyboard(
  frame: HTMLElement,
  {
    dispatch,
    maxZoom,
    onFocusVisible,
    signal,
  }: {
    dispatch: Dispatch;
    maxZoom: () => number;
    onFocusVisible: (isVisible: boolean) => void;
    signal: AbortSignal;
  },
) {
  const reportFocus = () => onFocusVisible(frame.matches(':focus-visible'));
  reportFocus();
  frame.addEventListener('focus', reportFocus, { signal });
  frame.addEventListener(
    'blur',
    () => {
      onFocusVisible(false);
      dispatch({ type: 'focusLeft' });
    },
    { signal },
  );
  frame.addEventListener(
    'keydown',
    (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const { key, shiftKey: isShift } = event;
      if (!dispatch({ type: 'keyPressed', key, isShift, maxZoom: maxZoom() })) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { signal },
  );
}
